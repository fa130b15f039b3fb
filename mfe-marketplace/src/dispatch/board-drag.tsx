import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useMemo, useState } from 'react';
import { jobsOf } from './board';
import { MovingJob, useBoardInView } from './board-context';
import { DraggedJob } from './dragged-job';
import { keySteps, underTheJob } from './key-steps';
import { nobody } from './unassigned-column';
import { instructions, useDragWords } from './use-drag-words';

const activationConstraint = { distance: 8 };

/** Lets jobs be given by dragging them to a person, or back to nobody, by pointer and by keyboard. */
export function BoardDrag({ children }: { children: ReactNode }) {
  const view = useBoardInView();
  const { board, isAdmin, give } = view;
  const [movingId, setMovingId] = useState<string>();
  const moving = jobsOf(board).find(({ id }) => id === movingId);
  const announcements = useDragWords(view);
  const coordinateGetter = useMemo(() => {
    const people = board.people.map(({ id }) => id);
    return keySteps(isAdmin ? people : [nobody, ...people]);
  }, [board.people, isAdmin]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  function handleDragEnd({ active, over }: DragEndEvent) {
    setMovingId(undefined);
    const job = jobsOf(board).find(({ id }) => id === active.id);
    if (!job || !over) return;
    if (over.id === nobody) void give(job, null);
    const person = board.people.find(({ id }) => id === over.id);
    if (person) void give(job, person);
  }

  return (
    <DndContext
      id="dispatch"
      sensors={sensors}
      collisionDetection={underTheJob}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={({ active }: DragStartEvent) => setMovingId(String(active.id))}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setMovingId(undefined)}
    >
      <MovingJob value={moving}>{children}</MovingJob>
      <DragOverlay dropAnimation={null}>{moving && <DraggedJob job={moving} timeZone={view.timeZone} />}</DragOverlay>
    </DndContext>
  );
}

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
import { DraggedBookingContext, useBoardContext } from '../assignment/board-context';
import { nobody } from '../blocks/unassigned-column';
import { bookingsOf } from '../board/board';
import { DraggedBooking } from './dragged-booking';
import { detectCollision, keyboardSteps } from './keyboard-steps';
import { instructions, useDragAnnouncements } from './use-drag-announcements';

const activationConstraint = { distance: 8 };

/** Lets jobs be given by dragging them to a person, or back to nobody, by pointer and by keyboard. */
export function BoardDrag({ children }: { children: ReactNode }) {
  const view = useBoardContext();
  const { board, isAdmin, give } = view;
  const [movingId, setMovingId] = useState<string>();
  const moving = bookingsOf(board).find(({ id }) => id === movingId);
  const announcements = useDragAnnouncements(view);
  const coordinateGetter = useMemo(() => {
    const people = board.people.map(({ id }) => id);
    return keyboardSteps(isAdmin ? people : [nobody, ...people]);
  }, [board.people, isAdmin]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  function handleDragEnd({ active, over }: DragEndEvent) {
    setMovingId(undefined);
    const job = bookingsOf(board).find(({ id }) => id === active.id);
    if (!job || !over) return;
    if (over.id === nobody) void give(job, null);
    const person = board.people.find(({ id }) => id === over.id);
    if (person) void give(job, person);
  }

  return (
    <DndContext
      id="dispatch"
      sensors={sensors}
      collisionDetection={detectCollision}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={({ active }: DragStartEvent) => setMovingId(String(active.id))}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setMovingId(undefined)}
    >
      <DraggedBookingContext value={moving}>{children}</DraggedBookingContext>
      <DragOverlay dropAnimation={null}>
        {moving && <DraggedBooking job={moving} timeZone={view.timeZone} />}
      </DragOverlay>
    </DndContext>
  );
}

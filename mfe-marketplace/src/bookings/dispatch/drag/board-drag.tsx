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
import { unassignedId } from '../blocks/unassigned-column';
import { assigneeOf, bookingsOf, isAvailable } from '../board/board-bookings';
import { detectCollision } from './detect-collision';
import { DraggedBooking } from './dragged-booking';
import { keyboardSteps } from './keyboard-steps';
import { instructions, useDragAnnouncements } from './use-drag-announcements';

const activationConstraint = { distance: 8 };

/** Assigns bookings by dragging them to a user or back to the unassigned ones, by pointer and keyboard. */
export function BoardDrag({ children }: { children: ReactNode }) {
  const view = useBoardContext();
  const { board, isAdmin, assign } = view;
  const [draggedId, setDraggedId] = useState<string>();
  const dragged = bookingsOf(board).find(({ id }) => id === draggedId);
  const announcements = useDragAnnouncements(view);
  const coordinateGetter = useMemo(() => {
    const rows = board.people.map((user) => ({ id: user.id, isAvailable: isAvailable(user) }));
    return keyboardSteps([{ id: unassignedId, isAvailable: !isAdmin }, ...rows], (bookingId) => {
      const booking = bookingsOf(board).find(({ id }) => id === bookingId);
      return (booking && assigneeOf(booking, board)?.id) ?? unassignedId;
    });
  }, [board, isAdmin]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );

  function handleDragEnd({ active, over }: DragEndEvent) {
    setDraggedId(undefined);
    const booking = bookingsOf(board).find(({ id }) => id === active.id);
    if (!booking || !over) return;
    if (over.id === unassignedId) void assign(booking, null);
    const user = board.people.find(({ id }) => id === over.id);
    if (user) void assign(booking, user);
  }

  return (
    <DndContext
      id="dispatch"
      sensors={sensors}
      collisionDetection={detectCollision}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={({ active }: DragStartEvent) => setDraggedId(String(active.id))}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setDraggedId(undefined)}
    >
      <DraggedBookingContext value={dragged}>{children}</DraggedBookingContext>
      <DragOverlay dropAnimation={null}>
        {dragged && <DraggedBooking booking={dragged} timeZone={view.timeZone} />}
      </DragOverlay>
    </DndContext>
  );
}

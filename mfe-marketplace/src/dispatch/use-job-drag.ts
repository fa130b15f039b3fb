import { useDraggable } from '@dnd-kit/core';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { isMovable } from './board';

/** What makes a job draggable: by the pointer everywhere on it, by keyboard and finger at its handle. */
export function useJobDrag(job: Booking) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: job.id,
    disabled: !isMovable(job),
  });
  return {
    isDragging,
    block: { ref: setNodeRef, ...listeners },
    handle: isMovable(job) ? { ref: setActivatorNodeRef, ...attributes } : undefined,
  };
}

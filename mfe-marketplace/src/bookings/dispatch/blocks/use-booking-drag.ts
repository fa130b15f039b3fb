import { useDraggable } from '@dnd-kit/core';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { isAssignable } from '../board/board-bookings';

/** Makes a booking draggable: with a mouse anywhere on it, by keyboard and touch at its handle. */
export function useBookingDrag(booking: Booking) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: booking.id,
    disabled: !isAssignable(booking),
  });
  return {
    isDragging,
    block: { ref: setNodeRef, ...listeners },
    handle: isAssignable(booking) ? { ref: setActivatorNodeRef, ...attributes } : undefined,
  };
}

import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { clockInterval } from '@plaza/ui/time';
import { useRef } from 'react';
import type { BoardContext } from '../assignment/board-context';
import { unassignedId } from '../blocks/unassigned-column';
import { assigneeOf, bookingsOf } from '../board/board-bookings';
import { conflictsOf } from '../conflicts/conflicts';

/** Screen reader instructions at the drag handle of a booking. */
export const instructions: ScreenReaderInstructions = {
  draggable:
    'To assign this booking, press Space. Then the arrow keys go from person to person, Space puts it down, Escape leaves it where it was.',
};

/** Screen reader announcements while a booking is dragged. */
export function useDragAnnouncements({ board, timeZone }: BoardContext): Announcements {
  // A lifted booking is over its own row at once; announcing that would interrupt the announcement of the pick-up.
  const startRow = useRef<string>(undefined);
  const bookingById = (id: UniqueIdentifier) => bookingsOf(board).find((booking) => booking.id === id);
  const titleOf = (id: UniqueIdentifier) => bookingById(id)?.title ?? 'The booking';
  const userById = (id: UniqueIdentifier) => board.people.find((user) => user.id === id);
  const rowName = (id: UniqueIdentifier) => userById(id)?.name ?? 'Unassigned';
  const conflictsAt = (bookingId: UniqueIdentifier, rowId: UniqueIdentifier) => {
    const [booking, user] = [bookingById(bookingId), userById(rowId)];
    return booking && user ? conflictsOf(booking, user, board, timeZone) : undefined;
  };
  return {
    onDragStart({ active }) {
      const booking = bookingById(active.id);
      if (!booking) return undefined;
      const assignee = assigneeOf(booking, board);
      startRow.current = assignee?.id ?? unassignedId;
      return `Picked up ${booking.title}, ${clockInterval(booking, { timeZone })}, ${assignee?.name ?? 'Unassigned'}.`;
    },
    onDragOver({ active, over }) {
      const isStart = over?.id === startRow.current;
      startRow.current = undefined;
      if (isStart || !over) return undefined;
      const { messages = [], rejected = false } = conflictsAt(active.id, over.id) ?? {};
      const warnings = [...messages, ...(rejected ? ['Cannot be assigned'] : [])]
        .map((message) => ` ${message}.`)
        .join('');
      return `${titleOf(active.id)} is over ${rowName(over.id)}.${warnings}`;
    },
    onDragEnd({ active, over }) {
      if (!over) return `${titleOf(active.id)} stays where it was.`;
      const isRejected = conflictsAt(active.id, over.id)?.rejected;
      return isRejected
        ? `${titleOf(active.id)} cannot be assigned to ${rowName(over.id)}.`
        : `${titleOf(active.id)} was put down at ${rowName(over.id)}.`;
    },
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  };
}

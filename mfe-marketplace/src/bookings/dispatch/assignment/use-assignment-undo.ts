import type { Assignment, Booking } from '@plaza/contracts/marketplace/bookings';
import { clockDayInterval } from '@plaza/ui/time';
import { closeToast, toast } from '@plaza/web-kit';
import { useRef } from 'react';
import type { Assignee } from '../board/board-bookings';
import type { DayInZone } from '../board/dispatch-api';

interface Options {
  readonly at: DayInZone;
  readonly isAdmin: boolean;
  /** Sends the assignment that restores the previous one. */
  readonly onUndo: (before: Booking, assignment: Assignment) => void;
}

/** The toasts of assignments, whose Undo restores the previous assignment of a booking. */
export function useAssignmentUndo({ at, isAdmin, onUndo }: Options) {
  /** By the booking. */
  const toasts = useRef(new Map<string, string>());

  /** @param saved undefined if there is no version of it to undo */
  function showAssigned(before: Booking, assignee: Assignee, saved: Booking | undefined) {
    const canUndo = saved && isUndoable(before, isAdmin);
    const id = toast({
      title: assignee ? `${before.title} was assigned to ${assignee.name}` : `${before.title} is unassigned`,
      // The time of a booking does not depend on where on the board it is dropped.
      description: `It is on ${clockDayInterval(before, at)}.`,
      ...(canUndo && {
        action: {
          label: 'Undo',
          onClick: () => onUndo(before, { ...earlierAssignment(before, isAdmin), version: saved.version }),
        },
      }),
    });
    toasts.current.set(before.id, id);
  }

  /** Closes the toast of the earlier assignment, as its Undo would revert both. */
  function closeUndo(bookingId: string) {
    const id = toasts.current.get(bookingId);
    if (id !== undefined) closeToast(id);
    toasts.current.delete(bookingId);
  }

  return { showAssigned, closeUndo };
}

/** If the contractor's account was deleted, the booking cannot be assigned to them again. */
const isUndoable = ({ contractor }: Booking, isAdmin: boolean) => !isAdmin || contractor !== null;

/** The previous assignment. Administrators have to send the contractor as well. */
const earlierAssignment = ({ contractor, employee }: Booking, isAdmin: boolean) => ({
  ...(isAdmin && contractor && { contractorId: contractor.id }),
  employeeId: employee?.id ?? null,
});

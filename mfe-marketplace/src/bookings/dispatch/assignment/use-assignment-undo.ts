import type { Assignment, Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { clockDayInterval } from '@plaza/ui/time';
import { closeToast, toast } from '@plaza/web-kit';
import { useRef } from 'react';
import { type Assignee, isAvailable } from '../board/board-bookings';
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

  /**
   * @param board the board on which it was assigned
   * @param saved undefined if there is no version of it to undo
   */
  function showAssigned(before: Booking, assignee: Assignee, board: DispatchBoard, saved: Booking | undefined) {
    const canUndo = saved && (!isAdmin || isContractorAvailable(before, board));
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

/** A booking cannot be assigned again to a contractor whose account was deleted or is disabled. */
const isContractorAvailable = ({ contractor }: Booking, { people: rows }: DispatchBoard): boolean =>
  rows.some((user) => user.id === contractor?.id && isAvailable(user));

/** The previous assignment. Administrators have to send the contractor as well. */
const earlierAssignment = ({ contractor, employee }: Booking, isAdmin: boolean) => ({
  ...(isAdmin && contractor && { contractorId: contractor.id }),
  employeeId: employee?.id ?? null,
});

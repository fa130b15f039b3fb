import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { isAdministrator } from '@plaza/contracts/roles';
import { clockDayInterval } from '@plaza/ui/time';
import { apiErrorIn, closeToast, serverMessage, toast, useAppDispatch, useUser } from '@plaza/web-kit';
import { useRef, useState } from 'react';
import {
  type Assignee,
  assigneeOf,
  currentOwnerId,
  toAssignment,
  withAssignment,
  withBooking,
} from '../board/board-bookings';
import { type DayInZone, dispatchApi, useMarketplaceDispatchQuery } from '../board/dispatch-api';
import { conflictsOf } from '../conflicts/conflicts';
import { useAssignmentQueue } from './use-assignment-queue';

/** An assignment whose request is pending; the board shows it optimistically. */
interface PendingAssignment {
  readonly booking: Booking;
  readonly assignee: Assignee;
}

/** The board of a day with its pending assignments, and `assign`. */
export function useBoard(at: DayInZone) {
  const dispatch = useAppDispatch();
  const user = useUser();
  const isAdmin = user ? isAdministrator(user) : false;
  const { currentData, error, fulfilledTimeStamp, isFetching, refetch } = useMarketplaceDispatchQuery(at);
  const send = useAssignmentQueue();
  /** The toasts whose Undo restores the previous assignment, by the booking. */
  const undoToasts = useRef(new Map<string, string>());
  const [pending, setPending] = useState<readonly PendingAssignment[]>([]);
  const board =
    currentData &&
    pending.reduce((before, { booking, assignee }) => withAssignment(before, booking, assignee, isAdmin), currentData);

  async function assign(booking: Booking, assignee: Assignee) {
    if (!board) return;
    if (currentOwnerId(booking, board, isAdmin) === assignee?.id) {
      if (assignee && !assigneeOf(booking, board))
        toast({ title: `${booking.title} is assigned to ${assignee.name} already` });
      return;
    }
    const conflicts = assignee && conflictsOf(booking, assignee, board, at.timeZone);
    if (conflicts?.rejected) {
      toast({ title: `${booking.title} was not assigned`, description: `${conflicts.messages[0]}.`, variant: 'error' });
      return;
    }
    const assignment = { booking, assignee };
    closeUndo(booking.id);
    setPending((before) => [...before.filter((one) => one.booking.id !== booking.id), assignment]);
    const { saved, error: failure, isSuperseded } = await send(booking.id, toAssignment(booking, assignee, isAdmin));
    if (saved) keep(saved);
    setPending((before) => before.filter((one) => one !== assignment));
    if (isSuperseded) return;
    if (failure) showAssignmentError(booking, failure);
    else showAssigned(assignment, saved);
  }

  function showAssigned({ booking, assignee }: PendingAssignment, saved: Booking | undefined) {
    const id = toast({
      title: assignee ? `${booking.title} was assigned to ${assignee.name}` : `${booking.title} is unassigned`,
      // The time of a booking does not depend on where on the board it is dropped.
      description: `It is on ${clockDayInterval(booking, at)}.`,
      ...(saved &&
        isUndoable(booking, isAdmin) && { action: { label: 'Undo', onClick: () => void undo(booking, saved) } }),
    });
    undoToasts.current.set(booking.id, id);
  }

  /** Undo after a newer assignment would restore what was before both. */
  function closeUndo(bookingId: string) {
    const id = undoToasts.current.get(bookingId);
    if (id !== undefined) closeToast(id);
    undoToasts.current.delete(bookingId);
  }

  const keep = (saved: Booking) =>
    dispatch(
      dispatchApi.util.updateQueryData('marketplaceDispatch', at, (before) => withBooking(before, saved, isAdmin)),
    );

  /** Restores the previous assignment of a booking, unless somebody else has changed it since. */
  async function undo(before: Booking, { id, version }: Booking) {
    const assignment = { ...earlierAssignment(before, isAdmin), version };
    const { saved, error: failure, isSuperseded } = await send(id, assignment);
    if (saved) keep(saved);
    if (isSuperseded) return;
    if (failure) showAssignmentError(before, failure);
    else toast({ title: `${before.title} is as it was`, description: `It is on ${clockDayInterval(before, at)}.` });
  }

  return { board, error, since: fulfilledTimeStamp, fetching: isFetching, refetch, assign, isAdmin };
}

export type Assign = ReturnType<typeof useBoard>['assign'];

/** If the contractor's account was deleted, the booking cannot be assigned to them again. */
const isUndoable = ({ contractor }: Booking, isAdmin: boolean) => !isAdmin || contractor !== null;

/** The previous assignment. Administrators have to send the contractor as well. */
const earlierAssignment = ({ contractor, employee }: Booking, isAdmin: boolean) => ({
  ...(isAdmin && contractor && { contractorId: contractor.id }),
  employeeId: employee?.id ?? null,
});

function showAssignmentError(booking: Booking, error: unknown) {
  const isOutdated = apiErrorIn(error)?.status === 409;
  toast({
    title: `${booking.title} was not assigned`,
    description: serverMessage(
      error,
      isOutdated ? 'It was changed meanwhile; this is how it stands.' : 'Check your connection and try again.',
    ),
    variant: 'error',
  });
}

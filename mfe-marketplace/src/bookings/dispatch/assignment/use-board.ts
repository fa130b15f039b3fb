import type { Assignment, Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard } from '@plaza/contracts/marketplace/dispatch';
import { isAdministrator } from '@plaza/contracts/roles';
import { clockDayInterval } from '@plaza/ui/time';
import { apiErrorIn, serverMessage, toast, useAppDispatch, useUser } from '@plaza/web-kit';
import { useState } from 'react';
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
import { useAssignmentUndo } from './use-assignment-undo';

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
  const { showAssigned, closeUndo } = useAssignmentUndo({ at, isAdmin, onUndo: undo });
  const [pending, setPending] = useState<readonly PendingAssignment[]>([]);
  const board =
    currentData &&
    pending.reduce((before, { booking, assignee }) => withAssignment(before, booking, assignee, isAdmin), currentData);

  async function assign(booking: Booking, assignee: Assignee) {
    if (!board || !isPossible(booking, assignee, { board, isAdmin, timeZone: at.timeZone })) return;
    const assignment = { booking, assignee };
    closeUndo(booking.id);
    setPending((before) => [...before.filter((one) => one.booking.id !== booking.id), assignment]);
    const { saved, error: failure, isSuperseded } = await send(booking.id, toAssignment(booking, assignee, isAdmin));
    if (saved) cacheBooking(saved);
    setPending((before) => before.filter((one) => one !== assignment));
    if (isSuperseded) return;
    if (failure) showAssignmentError(booking, failure);
    else showAssigned(booking, assignee, board, saved);
  }

  /** Restores the previous assignment of a booking, unless somebody else has changed it since. */
  async function undo(before: Booking, assignment: Assignment) {
    const { saved, error: failure, isSuperseded } = await send(before.id, assignment);
    if (saved) cacheBooking(saved);
    if (isSuperseded) return;
    if (failure) showAssignmentError(before, failure);
    else toast({ title: `${before.title} is as it was`, description: `It is on ${clockDayInterval(before, at)}.` });
  }

  function cacheBooking(saved: Booking) {
    dispatch(
      dispatchApi.util.updateQueryData('marketplaceDispatch', at, (before) => withBooking(before, saved, isAdmin)),
    );
  }

  return { board, error, fetchedAt: fulfilledTimeStamp, isFetching, refetch, assign, isAdmin };
}

export type Assign = ReturnType<typeof useBoard>['assign'];

interface Surroundings {
  readonly board: DispatchBoard;
  readonly isAdmin: boolean;
  readonly timeZone: string;
}

/** Whether an assignment changes something and conflicts with nothing; otherwise a toast says why it is not made. */
function isPossible(booking: Booking, assignee: Assignee, { board, isAdmin, timeZone }: Surroundings): boolean {
  if (currentOwnerId(booking, board, isAdmin) === assignee?.id) {
    if (assignee && !assigneeOf(booking, board))
      toast({ title: `${booking.title} is assigned to ${assignee.name} already` });
    return false;
  }
  const conflicts = assignee && conflictsOf(booking, assignee, board, timeZone);
  if (!conflicts?.rejected) return true;
  toast({ title: `${booking.title} was not assigned`, description: `${conflicts.messages[0]}.`, variant: 'error' });
  return false;
}

function showAssignmentError(booking: Booking, error: unknown) {
  const isChangedMeanwhile = apiErrorIn(error)?.status === 409;
  toast({
    title: `${booking.title} was not assigned`,
    description: serverMessage(
      error,
      isChangedMeanwhile ? 'It was changed meanwhile; this is how it stands.' : 'Check your connection and try again.',
    ),
    variant: 'error',
  });
}

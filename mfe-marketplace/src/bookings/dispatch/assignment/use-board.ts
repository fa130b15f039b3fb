import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { isAdministrator } from '@plaza/contracts/roles';
import { apiErrorIn, serverMessage, toast, useAppDispatch, useUser } from '@plaza/web-kit';
import { useState } from 'react';
import { formatDayAndTimes } from '../../../times/format-time';
import { useMarketplaceGiveBookingMutation } from '../../api/bookings-api';
import { type Assignee, assigneeOf, currentOwnerId, toAssignment, withAssignment, withBooking } from '../board/board';
import { type DayInZone, dispatchApi, useMarketplaceDispatchQuery } from '../board/dispatch-api';
import { conflictsOf } from '../conflicts/conflicts';

/** A job on its way to somebody; shown as if it were there already, until the server has said so or refused. */
interface PendingAssignment {
  readonly job: Booking;
  readonly to: Assignee;
}

/** The board of a day as it is, with what was given here a moment ago. */
export function useBoard(at: DayInZone) {
  const dispatch = useAppDispatch();
  const user = useUser();
  const isAdmin = user ? isAdministrator(user) : false;
  const { currentData, error, fulfilledTimeStamp, isFetching, refetch } = useMarketplaceDispatchQuery(at);
  const [send] = useMarketplaceGiveBookingMutation();
  const [gifts, setGifts] = useState<readonly PendingAssignment[]>([]);
  const board =
    currentData && gifts.reduce((known, { job, to }) => withAssignment(known, job, to, isAdmin), currentData);

  async function give(job: Booking, to: Assignee) {
    if (!board) return;
    if (currentOwnerId(job, board, isAdmin) === to?.id) {
      if (to && !assigneeOf(job, board)) toast({ title: `${job.title} is with ${to.name} already` });
      return;
    }
    const conflicts = to && conflictsOf(job, to, board, at.timeZone);
    if (conflicts?.refused) {
      toast({ title: `${job.title} was not given`, description: `${conflicts.words[0]}.`, variant: 'error' });
      return;
    }
    const gift = { job, to };
    setGifts((known) => [...known.filter((one) => one.job.id !== job.id), gift]);
    const { data: saved, error: refusal } = await send({ id: job.id, assignment: toAssignment(job, to, isAdmin) });
    if (saved)
      dispatch(
        dispatchApi.util.updateQueryData('marketplaceDispatch', at, (known) => withBooking(known, saved, isAdmin)),
      );
    setGifts((known) => known.filter((one) => one !== gift));
    if (refusal) showAssignmentError(job, refusal);
    else
      toast({
        title: to ? `${job.title} was given to ${to.name}` : `${job.title} is nobody’s yet`,
        // A job keeps its time, wherever on the board it was dropped.
        description: `It is on ${formatDayAndTimes(job, at.timeZone)}.`,
      });
  }

  return { board, error, since: fulfilledTimeStamp, fetching: isFetching, refetch, give, isAdmin };
}

export type Assign = ReturnType<typeof useBoard>['give'];

function showAssignmentError(job: Booking, error: unknown) {
  const isOld = apiErrorIn(error)?.status === 409;
  toast({
    title: `${job.title} was not given`,
    description: serverMessage(
      error,
      isOld ? 'It was changed meanwhile; this is how it stands.' : 'Check your connection and try again.',
    ),
    variant: 'error',
  });
}

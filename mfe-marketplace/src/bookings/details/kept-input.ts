import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { apiErrorIn, forgetKeptForm } from '@plaza/web-kit';
import { useEffect } from 'react';

/** The names under which the input of the forms of a booking's review is kept. */
export const reviewFormName = (bookingId: string) => `marketplace/review/${bookingId}`;
export const replyFormName = (bookingId: string) => `marketplace/reply/${bookingId}`;

interface Answer {
  readonly currentData?: Booking | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** Removes kept input that can no longer be sent, such as when the review was added in another window. */
export function useForgetImpossibleInput(id: string, { currentData, error, isFetching }: Answer): void {
  const isGone = apiErrorIn(error)?.status === 404;
  const mayReview = !isGone && currentData?.actions.includes('review');
  const mayReply = !isGone && currentData?.actions.includes('reply');
  const isKnown = !isFetching && (isGone || (currentData !== undefined && error === undefined));
  useEffect(() => {
    if (!isKnown) return;
    if (!mayReview) forgetKeptForm(reviewFormName(id));
    if (!mayReply) forgetKeptForm(replyFormName(id));
  }, [id, isKnown, mayReview, mayReply]);
}

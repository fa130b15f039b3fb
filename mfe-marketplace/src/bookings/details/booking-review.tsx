import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Stack, styled } from '@plaza/ui';
import { useId } from 'react';
import { StarRating } from '../../contractors/profile/star-rating';
import { ReplyForm } from './reply-form';
import { ReviewForm } from './review-form';

/** The review of a completed booking and its reply, or their forms. */
export function BookingReview({ booking }: { booking: Booking }) {
  const titleId = useId();
  const { review, actions, id } = booking;
  if (!review && !actions.includes('review')) return null;
  return (
    <Stack as="section" gap={12} aria-labelledby={titleId}>
      <h3 id={titleId}>Review</h3>
      {review ? (
        <>
          <StarRating isSingle rating={review.rating} />
          {review.comment && <Text>{review.comment}</Text>}
          {review.reply && (
            <Reply>
              <strong>{booking.contractor?.name ?? 'The contractor'} replied</strong>
              <Text>{review.reply}</Text>
            </Reply>
          )}
          {actions.includes('reply') && <ReplyForm bookingId={id} />}
        </>
      ) : (
        <ReviewForm bookingId={id} />
      )}
    </Stack>
  );
}

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Reply = styled.div`
  padding-inline-start: ${({ theme }) => theme.space[12]};
  border-inline-start: 2px solid ${({ theme }) => theme.color.line};
`;

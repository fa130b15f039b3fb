import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Stack, styled } from '@plaza/ui';
import { useId } from 'react';
import { StarRating } from '../../contractors/status-and-rating/star-rating';
import type { InputProps } from './input-props';
import { ReplyForm } from './reply-form';
import { ReviewForm } from './review-form';

interface Props extends Pick<InputProps, 'discardRef'> {
  readonly booking: Booking;
}

/** The review of a completed booking and its reply, or their forms. */
export function BookingReview({ booking, discardRef }: Props) {
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
          {actions.includes('reply') && <ReplyForm key={id} bookingId={id} discardRef={discardRef} />}
        </>
      ) : (
        <ReviewForm key={id} bookingId={id} discardRef={discardRef} />
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

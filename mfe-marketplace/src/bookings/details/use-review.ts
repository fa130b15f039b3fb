import { toast, useKeptForm } from '@plaza/web-kit';
import { networkError } from '../actions/use-booking-changes';
import { useMarketplaceReviewBookingMutation } from '../api/booking-writes';
import { reviewFormName } from './kept-input';

export interface ReviewDraft {
  /** 1 to 5; 0 if none is chosen. */
  readonly rating: number;
  readonly comment: string;
}

const blank: ReviewDraft = { rating: 0, comment: '' };

const validate = (name: keyof ReviewDraft, { rating }: ReviewDraft) =>
  name === 'rating' && rating === 0 ? 'Choose from one to five stars' : undefined;

/**
 * The form of a customer's review of a completed booking; it is kept while the customer asks about the booking first.
 * Closing its dialog has to discard it.
 */
export function useReview(bookingId: string, onSaved?: () => void) {
  const [send] = useMarketplaceReviewBookingMutation();
  const form = useKeptForm<ReviewDraft>({
    name: reviewFormName(bookingId),
    initial: blank,
    validate,
    save: ({ rating, comment }) => send({ id: bookingId, body: { rating, comment: comment.trim() } }),
    onSaved() {
      form.finish();
      // What was typed while saving cannot be added, as a booking has only one review.
      form.replace((now) => (now === form.draft ? now : blank));
      toast({
        title: 'Review added',
        description: 'Thank you. The contractor can reply to it.',
        variant: 'success',
      });
      onSaved?.();
    },
    fallback: networkError,
  });
  return form;
}

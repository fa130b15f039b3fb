import { toast, useForm } from '@plaza/web-kit';
import { networkError } from '../actions/use-booking-changes';
import { useMarketplaceReviewBookingMutation } from '../api/booking-writes';

export interface ReviewDraft {
  /** 1 to 5; 0 if none is chosen. */
  readonly rating: number;
  readonly comment: string;
}

const validate = (name: keyof ReviewDraft, { rating }: ReviewDraft) =>
  name === 'rating' && rating === 0 ? 'Choose from one to five stars' : undefined;

/** The form of a customer's review of a completed booking. */
export function useReview(bookingId: string, onSaved?: () => void) {
  const [send] = useMarketplaceReviewBookingMutation();
  return useForm<ReviewDraft>({
    initial: { rating: 0, comment: '' },
    validate,
    save: ({ rating, comment }) => send({ id: bookingId, body: { rating, comment: comment.trim() } }),
    onSaved() {
      toast({
        title: 'Review added',
        description: 'Thank you. The contractor can reply to it.',
        variant: 'success',
      });
      onSaved?.();
    },
    fallback: networkError,
  });
}

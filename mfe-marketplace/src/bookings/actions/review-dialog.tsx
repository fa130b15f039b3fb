import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { FormDialog } from '@plaza/ui';
import { useWhileOpen } from '@plaza/web-kit';
import { ReviewFields } from '../details/review-fields';
import { useReview } from '../details/use-review';

/** Asks the customer to review a completed booking. */
export function ReviewDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const form = useReview(booking.id, useWhileOpen(onClose));
  const who = booking.contractor?.company || booking.contractor?.name;
  return (
    <FormDialog
      size="sm"
      title="Review"
      description={who ? `${booking.title}, by ${who}. Others see it beside their name.` : booking.title}
      cancelLabel="Not yet"
      submitLabel="Add review"
      form={form}
      onClose={onClose}
    >
      <ReviewFields form={form} />
    </FormDialog>
  );
}

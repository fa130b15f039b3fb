import { useWhileOpen } from '@plaza/web-kit';
import { ReviewFields } from '../details/review-fields';
import { useReview } from '../details/use-review';
import { type BookingDialogProps, BookingFormDialog } from './booking-form-dialog';

/** Asks the customer to review a completed booking. */
export function ReviewDialog({ booking, changedReason, onClose }: BookingDialogProps) {
  const form = useReview(booking.id, useWhileOpen(onClose));
  const who = booking.contractor?.company || booking.contractor?.name;

  function handleClose() {
    form.discard();
    onClose();
  }

  return (
    <BookingFormDialog
      changedReason={changedReason}
      title="Review"
      description={who ? `${booking.title}, by ${who}. Others see it beside their name.` : booking.title}
      cancelLabel="Not Yet"
      submitLabel="Add Review"
      form={form}
      isChanged={form.isUnsaved}
      onClose={handleClose}
    >
      <ReviewFields form={form} />
    </BookingFormDialog>
  );
}

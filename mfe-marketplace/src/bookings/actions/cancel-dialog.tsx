import { limits } from '@plaza/contracts/limits';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Field, TextArea } from '@plaza/ui';
import { useForm, useWhileOpen } from '@plaza/web-kit';
import { type BookingDialogProps, BookingFormDialog } from './booking-form-dialog';
import { networkError, showStatusChanged, useBookingChanges, whenBookingChanged } from './use-booking-changes';

interface Draft {
  readonly reason: string;
}

/** Requires the reason for a cancellation; customer and contractor see it. */
export function CancelDialog({ booking, changedReason, onBookingChanged, onClose }: BookingDialogProps) {
  const { changeStatus } = useBookingChanges(booking);
  const close = useWhileOpen(onClose);
  const form = useForm<Draft, Booking>({
    initial: { reason: '' },
    validate: (_name, { reason }) => (reason.trim() === '' ? 'Say why' : undefined),
    save: ({ reason }) => changeStatus({ status: 'cancelled', reason: reason.trim() }),
    onSaved() {
      showStatusChanged({ ...booking, status: 'cancelled' });
      close();
    },
    onRejected: whenBookingChanged(onBookingChanged),
    fallback: networkError,
  });
  return (
    <BookingFormDialog
      changedReason={changedReason}
      title="Cancel Booking"
      description={`${booking.title}. Both sides are told, and it cannot be taken back.`}
      cancelLabel="Keep Booking"
      submitLabel="Cancel Booking"
      submitVariant="danger"
      form={form}
      onClose={onClose}
    >
      <Field label="Reason" required error={form.errors.reason}>
        <TextArea
          maxLength={limits.longText}
          value={form.draft.reason}
          onChange={({ target }) => form.change({ reason: target.value })}
        />
      </Field>
    </BookingFormDialog>
  );
}

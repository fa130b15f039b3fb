import { limits } from '@plaza/contracts/limits';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Field, isDecimalText, NumberInput, notANumber, TextArea } from '@plaza/ui';
import { useForm, useWhileOpen } from '@plaza/web-kit';
import { type BookingDialogProps, BookingFormDialog } from './booking-form-dialog';
import { networkError, showStatusChanged, useBookingChanges, whenBookingChanged } from './use-booking-changes';

interface Draft {
  readonly finalPrice: string;
  readonly contractorNotes: string;
}

const invalidPrice = 'Final price must be an amount above zero, below 100 million, with at most 2 decimals';
const noEstimate = 'Without a price the booking costs nothing.';
const isPrice = (text: string) => /^\d{1,8}(\.\d{1,2})?$/.test(text) && /[1-9]/.test(text);

/** Asks for the final price and notes of a completed booking. */
export function CompleteDialog({ booking, changedReason, onBookingChanged, onClose }: BookingDialogProps) {
  const { changeStatus } = useBookingChanges(booking);
  const hasEstimate = booking.estimatedCost !== null;
  const close = useWhileOpen(onClose);
  const form = useForm<Draft, Booking>({
    initial: { finalPrice: booking.estimatedCost ?? '', contractorNotes: booking.contractorNotes },
    validate: (name, { finalPrice }) => (name === 'finalPrice' ? validatePrice(finalPrice, hasEstimate) : undefined),
    save: ({ finalPrice, contractorNotes }) =>
      changeStatus({ status: 'completed', ...(finalPrice && { finalPrice }), contractorNotes: contractorNotes.trim() }),
    onSaved() {
      showStatusChanged({ ...booking, status: 'completed' });
      close();
    },
    onRejected: whenBookingChanged(onBookingChanged),
    fallback: networkError,
  });
  const { draft, errors, change, leave } = form;
  return (
    <BookingFormDialog
      changedReason={changedReason}
      title="Complete Booking"
      description={`${booking.title}. The customer sees the price and your notes, and may review the booking.`}
      cancelLabel="Not Yet"
      submitLabel="Complete Booking"
      form={form}
      onClose={onClose}
    >
      <Field
        label="Final price"
        required={hasEstimate}
        hint={hasEstimate ? undefined : noEstimate}
        error={errors.finalPrice}
      >
        <NumberInput
          value={draft.finalPrice}
          onValueChange={(finalPrice) => change({ finalPrice })}
          onBlur={() => leave('finalPrice')}
          suffix={booking.currency}
        />
      </Field>
      <Field label="Notes" error={errors.contractorNotes}>
        <TextArea
          maxLength={limits.longText}
          value={draft.contractorNotes}
          onChange={({ target }) => change({ contractorNotes: target.value })}
        />
      </Field>
    </BookingFormDialog>
  );
}

function validatePrice(price: string, isRequired: boolean): string | undefined {
  if (price === '') return isRequired ? invalidPrice : undefined;
  if (!isDecimalText(price)) return notANumber();
  return isPrice(price) ? undefined : invalidPrice;
}

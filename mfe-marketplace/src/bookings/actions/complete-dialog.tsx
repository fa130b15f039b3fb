import { limits } from '@plaza/contracts/limits';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Button, Dialog, Field, FormAlert, isDecimalText, NumberInput, notANumber, Stack, TextArea } from '@plaza/ui';
import { useState } from 'react';
import { useBookingChanges } from './use-booking-changes';
import { useSubmission } from './use-submission';

const wrongPrice = 'Final price must be an amount above zero, below 100 million, with at most 2 decimals';
const noEstimate = 'Without a price the job costs nothing.';
const isPrice = (text: string) => /^\d{1,8}(\.\d{1,2})?$/.test(text) && /[1-9]/.test(text);

const faultOf = (text: string) => (text === '' || isDecimalText(text) ? wrongPrice : notANumber());

/** Asks what a finished job came to. */
export function CompleteDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { changeStatus, isBusy } = useBookingChanges(booking);
  const { refusal, attempt } = useSubmission(onClose);
  const [price, setPrice] = useState(booking.estimatedCost ?? '');
  const [notes, setNotes] = useState(booking.contractorNotes);
  const [fault, setFault] = useState<string>();

  const isRight = (text: string) => (text === '' ? booking.estimatedCost === null : isPrice(text));
  const check = () => {
    setFault(isRight(price) ? undefined : faultOf(price));
    return isRight(price);
  };
  // Not only as the field is left: the button would move away under the press that leaves it.
  const handlePrice = (text: string) => {
    setPrice(text);
    if (isRight(text)) setFault(undefined);
  };

  function handleSubmit() {
    if (!check() || isBusy) return;
    void attempt(() =>
      changeStatus({ status: 'completed', ...(price && { finalPrice: price }), contractorNotes: notes.trim() }),
    );
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      onSubmit={handleSubmit}
      title="Complete booking"
      description={`${booking.title}. The customer sees the price and your notes, and may review the job.`}
      footer={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button type="submit" variant="primary" loading={isBusy}>
            Complete booking
          </Button>
        </>
      }
    >
      <Stack>
        <FormAlert>{refusal && Object.keys(refusal.faults).length === 0 ? refusal.message : undefined}</FormAlert>
        <Field
          label="Final price"
          required={booking.estimatedCost !== null}
          hint={booking.estimatedCost === null ? noEstimate : undefined}
          error={fault ?? refusal?.faults.finalPrice}
        >
          <NumberInput value={price} onValueChange={handlePrice} onBlur={check} suffix={booking.currency} />
        </Field>
        <Field label="Notes" error={refusal?.faults.contractorNotes}>
          <TextArea maxLength={limits.longText} value={notes} onChange={(event) => setNotes(event.target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}

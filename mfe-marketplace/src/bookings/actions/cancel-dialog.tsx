import { limits } from '@plaza/contracts/limits';
import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { Button, Dialog, Field, FormAlert, Stack, TextArea } from '@plaza/ui';
import { useState } from 'react';
import { useBookingChanges } from './use-booking-changes';
import { useSubmission } from './use-submission';

const missing = 'Say why';

/** Asks why a job is called off; both sides see the reason. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { changeStatus, isBusy } = useBookingChanges(booking);
  const { refusal, attempt } = useSubmission(onClose);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();

  function handleSubmit() {
    const given = reason.trim();
    setFault(given === '' ? missing : undefined);
    if (given !== '' && !isBusy) void attempt(() => changeStatus({ status: 'cancelled', reason: given }));
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      onSubmit={handleSubmit}
      title="Cancel booking"
      description={`${booking.title}. Both sides are told, and it cannot be taken back.`}
      footer={
        <>
          <Button onClick={onClose}>Keep booking</Button>
          <Button type="submit" variant="danger" loading={isBusy}>
            Cancel booking
          </Button>
        </>
      }
    >
      <Stack>
        <FormAlert>{refusal && !refusal.faults.reason ? refusal.message : undefined}</FormAlert>
        <Field label="Reason" required error={fault ?? refusal?.faults.reason}>
          <TextArea maxLength={limits.longText} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}

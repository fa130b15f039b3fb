import { Button, ConfirmDialog, Dialog, FormAlert, Stack, styled } from '@plaza/ui';
import { type FormEvent, useState } from 'react';
import { hasInput } from './draft/request-draft';
import { AddressField } from './fields/address-field';
import { ContractorField } from './fields/contractor-field';
import { DescriptionFields } from './fields/description-fields';
import { PriceLine } from './fields/price-line';
import { ServiceFields } from './fields/service-fields';
import { useJobAddress } from './fields/use-job-address';
import { SlotField } from './slots/slot-field';
import { useRequest } from './use-request';

interface Props {
  /** Whom to book; empty where that is still to be chosen. */
  readonly contractorId: string;
  readonly onClose: () => void;
}

/** Asks for all that a contractor must know to take a job. */
export default function NewBookingDialog({ contractorId, onClose }: Props) {
  const request = useRequest(contractorId, onClose);
  const place = useJobAddress();
  const { draft, faults, isSending } = request;
  const [isLeaving, setIsLeaving] = useState(false);
  const handleClose = () => (hasInput(draft) ? setIsLeaving(true) : onClose());

  async function handleSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const taken = await request.submit({ ...draft, location: place.location });
    if (!taken) setTimeout(() => leadTo(currentTarget)); // once what is wrong is drawn
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={handleClose}
      onSubmit={handleSubmit}
      title="New Booking"
      description="The contractor confirms the time, or says no."
      footer={
        <Foot>
          <PriceLine service={draft.service} duration={draft.duration} />
          <Button onClick={handleClose}>Close without booking</Button>
          <Button type="submit" variant="primary" loading={isSending}>
            Request booking
          </Button>
        </Foot>
      }
    >
      <Stack>
        <FormAlert>{request.alert}</FormAlert>
        <ServiceFields hired={contractorId} draft={draft} fault={faults.serviceId} onChange={request.change} />
        <ContractorField hired={contractorId} draft={draft} fault={faults.contractorId} onChange={request.change} />
        <AddressField place={place} fault={place.location === draft.location ? faults.location : undefined} />
        <SlotField draft={draft} faults={faults} onChange={request.change} onChoose={(slot) => request.set({ slot })} />
        <DescriptionFields draft={draft} faults={faults} onChange={request.set} />
        <ConfirmDialog
          open={isLeaving}
          onOpenChange={setIsLeaving}
          title="Close without booking?"
          description="What you filled in is lost."
          confirmLabel="Close"
          cancelLabel="Go on booking"
          danger
          onConfirm={onClose}
        />
      </Stack>
    </Dialog>
  );
}

/** Brings the reader to what is wrong, which on a phone may be far from the button. */
function leadTo(form: HTMLFormElement) {
  const fault = form.querySelector<HTMLElement>(firstFault);
  if (fault) fault.focus();
  else form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
}

/** Where something is to be put right: an entry, or one of the choices of a time. */
const firstFault = '[aria-invalid=true], [data-invalid=true] :is(input, button):not(:disabled)';

const Foot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[8]};
  > :first-child { flex: 1; min-width: 180px; }
`;

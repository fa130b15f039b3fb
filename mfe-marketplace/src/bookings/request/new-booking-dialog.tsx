import { Button, ConfirmDialog, Dialog, FormAlert, Stack, styled } from '@plaza/ui';
import { type FormEvent, useState } from 'react';
import { blankDraft, hasInput } from './draft/request-draft';
import { AddressField } from './fields/address-field';
import { ContractorField } from './fields/contractor-field';
import { DescriptionFields } from './fields/description-fields';
import { PriceLine } from './fields/price-line';
import { ServiceFields } from './fields/service-fields';
import { useOfferedServices } from './fields/use-offered-services';
import { SlotField } from './slots/slot-field';
import { useRequest } from './use-request';

interface Props {
  /** The id of the contractor to book; empty if the user still has to choose one. */
  readonly contractorId: string;
  readonly onClose: () => void;
}

/** The form of a new booking, in a dialog. */
export default function NewBookingDialog({ contractorId, onClose }: Props) {
  const request = useRequest(contractorId, onClose);
  const { draft, errors, isSaving, address, change, update } = request;
  const { data: services = [] } = useOfferedServices(contractorId);
  // The current price, even if it arrived after the service was chosen.
  const service = services.find(({ id }) => id === draft.service?.id) ?? draft.service;
  const isChanged = hasInput(blankDraft(contractorId), draft);
  // The shell provides Dialog and may be older than this remote, with a Dialog that cannot ask before a button closes
  // it.
  const [isLeaving, setLeaving] = useState(false);
  const handleLeave = () => (isChanged && !isSaving ? setLeaving(true) : onClose());

  async function handleSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
    await request.submit();
    setTimeout(() => focusFirstError(currentTarget)); // once the errors are rendered
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      isChanged={isChanged}
      onSubmit={handleSubmit}
      title="New Booking"
      description="The contractor confirms the time, or says no."
      footer={
        <Foot>
          <PriceLine service={service} duration={draft.duration} />
          <Button onClick={handleLeave}>Close Without Booking</Button>
          <Button type="submit" variant="primary" loading={isSaving}>
            Request Booking
          </Button>
        </Foot>
      }
    >
      <Stack>
        <FormAlert>{request.alert}</FormAlert>
        <ServiceFields hiredId={contractorId} draft={draft} error={errors.service} onChange={update} />
        <ContractorField hiredId={contractorId} draft={draft} error={errors.contractorId} onChange={update} />
        <AddressField address={address} draft={draft} error={errors.location} onChange={change} />
        <SlotField draft={draft} errors={errors} onChange={update} onChoose={(slot) => change({ slot })} />
        <DescriptionFields draft={draft} errors={errors} onChange={change} />
        <ConfirmDialog
          open={isLeaving}
          onOpenChange={setLeaving}
          title="Discard what you entered?"
          description="It is not saved yet."
          confirmLabel="Discard"
          cancelLabel="Go On Editing"
          danger
          onConfirm={onClose}
        />
      </Stack>
    </Dialog>
  );
}

/** Focuses the first invalid field, or scrolls to the alert: on phones either may be far from the button. */
function focusFirstError(form: HTMLFormElement) {
  const invalid = form.querySelector<HTMLElement>(invalidFields);
  if (invalid) invalid.focus();
  else form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
}

/** Invalid inputs, and the options of an invalid slot. */
const invalidFields = '[aria-invalid=true], [data-invalid=true] :is(input, button):not(:disabled)';

const Foot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space[8]};
  > :first-child { flex: 1; min-width: 180px; }
`;

import { AddressCombobox } from '@plaza/address-kit';
import { Field, Select, Stack } from '@plaza/ui';
import type { RequestDraft } from '../draft/request-draft';
import { type BookingAddress, typedAddress } from './use-booking-address';

interface Props {
  readonly address: BookingAddress;
  readonly draft: RequestDraft;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<RequestDraft>) => void;
}

/** The address of the booking: a saved one or a typed one. */
export function AddressField({ address: { saved, choice, location }, draft, error, onChange }: Props) {
  const isTyped = choice === typedAddress;
  // Set explicitly, so that saved addresses that load late do not replace a typed one.
  const handleType = (text: string) => onChange({ addressId: typedAddress, location: text });
  return (
    <Stack gap={12}>
      {saved.length > 0 && (
        <Field label="Where" error={isTyped ? undefined : error}>
          <Select
            value={choice}
            options={[
              ...saved.map(({ id, label, address }) => ({ value: id, label: `${label} · ${address}` })),
              { value: typedAddress, label: 'Another address' },
            ]}
            onValueChange={(addressId) => onChange({ addressId, location: draft.location })}
          />
        </Field>
      )}
      {isTyped && (
        <Field label="Address" required error={error}>
          <AddressCombobox
            value={location}
            onType={handleType}
            onChoose={({ display_name }) => handleType(display_name)}
          />
        </Field>
      )}
    </Stack>
  );
}

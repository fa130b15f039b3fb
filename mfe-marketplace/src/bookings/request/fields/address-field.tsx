import { Field, Select, Stack } from '@plaza/ui';
import { AddressCombobox } from '@plaza/web-kit';
import { type JobAddress, typedAddress } from './use-job-address';

/** Where the job is: out of the address book, or typed. */
export function AddressField({ place, fault }: { place: JobAddress; fault: string | undefined }) {
  const { saved, choice, location } = place;
  const isTyped = choice === typedAddress;
  return (
    <Stack gap={12}>
      {saved.length > 0 && (
        <Field label="Where" error={isTyped ? undefined : fault}>
          <Select
            value={choice}
            options={[
              ...saved.map(({ id, label, address }) => ({ value: id, label: `${label} · ${address}` })),
              { value: typedAddress, label: 'Another address' },
            ]}
            onValueChange={place.choose}
          />
        </Field>
      )}
      {isTyped && (
        <Field label="Address" required error={fault}>
          <AddressCombobox
            value={location}
            onType={place.type}
            onChoose={({ display_name }) => place.type(display_name)}
          />
        </Field>
      )}
    </Stack>
  );
}

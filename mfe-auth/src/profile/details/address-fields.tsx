import { limits } from '@plaza/contracts/limits';
import { Field, Stack, TextInput } from '@plaza/ui';
import { FieldGrid } from '../field-grid';
import type { DetailsEntries } from './use-details-form';

/** Where one lives. */
export function AddressFields({ form: { entry, faults } }: { form: DetailsEntries }) {
  return (
    <Stack>
      <Field label="Street address" error={faults.address}>
        <TextInput {...entry('address')} autoComplete="street-address" maxLength={limits.shortText} />
      </Field>
      <FieldGrid min={320}>
        <Field label="City" error={faults.city}>
          <TextInput {...entry('city')} autoComplete="address-level2" maxLength={limits.name} />
        </Field>
        <Field label="State" error={faults.state}>
          <TextInput {...entry('state')} autoComplete="address-level1" maxLength={limits.name} />
        </Field>
        <Field label="ZIP code" error={faults.zipCode}>
          <TextInput {...entry('zipCode')} autoComplete="postal-code" maxLength={limits.zipCode} />
        </Field>
        <Field label="Country" error={faults.country}>
          <TextInput {...entry('country')} autoComplete="country-name" maxLength={limits.name} />
        </Field>
      </FieldGrid>
    </Stack>
  );
}

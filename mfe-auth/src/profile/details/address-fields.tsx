import { limits } from '@plaza/contracts/limits';
import { Field, Stack, TextInput } from '@plaza/ui';
import type { Form } from '@plaza/web-kit';
import { FieldGrid } from '../field-grid';
import type { DetailsDraft } from './details-draft';

/** The fields of the user's address. */
export function AddressFields({ form: { input, errors } }: { form: Form<DetailsDraft> }) {
  return (
    <Stack>
      <Field label="Street address" error={errors.address}>
        <TextInput {...input('address')} autoComplete="street-address" maxLength={limits.shortText} />
      </Field>
      <FieldGrid min={320}>
        <Field label="City" error={errors.city}>
          <TextInput {...input('city')} autoComplete="address-level2" maxLength={limits.name} />
        </Field>
        <Field label="State" error={errors.state}>
          <TextInput {...input('state')} autoComplete="address-level1" maxLength={limits.name} />
        </Field>
        <Field label="ZIP code" error={errors.zipCode}>
          <TextInput {...input('zipCode')} autoComplete="postal-code" maxLength={limits.zipCode} />
        </Field>
        <Field label="Country" error={errors.country}>
          <TextInput {...input('country')} autoComplete="country-name" maxLength={limits.name} />
        </Field>
      </FieldGrid>
    </Stack>
  );
}

import { limits } from '@plaza/contracts/limits';
import { Field, TextInput } from '@plaza/ui';
import type { Form } from '@plaza/web-kit';
import { FieldGrid } from '../field-grid';
import type { DetailsDraft } from './details-draft';

/** The fields that only contractors have. */
export function CompanyFields({ form: { input, errors } }: { form: Form<DetailsDraft> }) {
  return (
    <FieldGrid min={320}>
      <Field label="Company name" error={errors.companyName}>
        <TextInput {...input('companyName')} autoComplete="organization" maxLength={limits.companyName} />
      </Field>
      <Field label="Website" error={errors.website}>
        <TextInput {...input('website')} type="url" autoComplete="url" maxLength={limits.shortText} />
      </Field>
    </FieldGrid>
  );
}

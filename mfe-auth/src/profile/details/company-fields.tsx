import { limits } from '@plaza/contracts/limits';
import { Field, TextInput } from '@plaza/ui';
import { FieldGrid } from '../field-grid';
import type { DetailsEntries } from './use-details-form';

/** What a contractor alone has. */
export function CompanyFields({ form: { entry, faults } }: { form: DetailsEntries }) {
  return (
    <FieldGrid min={320}>
      <Field label="Company name" error={faults.companyName}>
        <TextInput {...entry('companyName')} autoComplete="organization" maxLength={limits.companyName} />
      </Field>
      <Field label="Website" error={faults.website}>
        <TextInput {...entry('website')} type="url" autoComplete="url" maxLength={limits.shortText} />
      </Field>
    </FieldGrid>
  );
}

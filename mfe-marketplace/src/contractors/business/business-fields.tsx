import { limits } from '@plaza/contracts/limits';
import type { BusinessFields as Fields } from '@plaza/contracts/marketplace/contractors';
import { Card, Field, Select, styled, TextArea, TextInput } from '@plaza/ui';
import type { Form } from '@plaza/web-kit';
import { contractorStatuses } from '../status-and-rating/contractor-status';
import { fieldColumns } from './business-columns';
import { TagInput } from './tag-input';

interface BusinessFieldsProps {
  form: Pick<Form<Fields>, 'draft' | 'errors' | 'change' | 'input'>;
  /** The hint of the license and insurance fields. */
  hint: string | undefined;
}

/** The details of a business that customers and administrators see. */
export function BusinessFields({ form: { draft, errors, change, input }, hint }: BusinessFieldsProps) {
  const handleStatus = (chosen: string) => {
    const status = contractorStatuses.find(({ value }) => value === chosen)?.value;
    if (status) change({ status });
  };
  return (
    <Card title="Business">
      <Columns>
        <Field label="Business name" required error={errors.businessName}>
          <TextInput {...input('businessName')} maxLength={limits.companyName} autoComplete="organization" />
        </Field>
        <Field
          label="Status"
          error={errors.status}
          hint="Customers see you as busy during a booking, and as offline outside working hours."
        >
          <Select
            value={draft.status}
            options={contractorStatuses.map(({ value, label }) => ({ value, label }))}
            onValueChange={handleStatus}
          />
        </Field>
        <Field label="Address" error={errors.businessAddress}>
          <TextInput {...input('businessAddress')} maxLength={limits.address} autoComplete="street-address" />
        </Field>
        <Field label="Phone" error={errors.businessPhone}>
          <TextInput {...input('businessPhone')} type="tel" maxLength={limits.phone} autoComplete="tel" />
        </Field>
        <Field label="Licence" error={errors.businessLicense} hint={hint}>
          <TextInput {...input('businessLicense')} maxLength={limits.shortText} autoComplete="off" />
        </Field>
        <Field label="Insurance" error={errors.insuranceInfo} hint={hint}>
          <TextArea {...input('insuranceInfo')} rows={2} maxLength={limits.longText} />
        </Field>
        <TagInput
          label="Specialties"
          hint="Enter adds one. Customers filter by them."
          tags={draft.specializations}
          error={errors.specializations}
          onChange={(specializations) => change({ specializations })}
        />
        <TagInput
          label="Service areas"
          hint="Enter adds one. The first is shown on your card."
          tags={draft.serviceAreas}
          error={errors.serviceAreas}
          onChange={(serviceAreas) => change({ serviceAreas })}
        />
      </Columns>
    </Card>
  );
}

const Columns = styled.div`
  ${fieldColumns}
`;

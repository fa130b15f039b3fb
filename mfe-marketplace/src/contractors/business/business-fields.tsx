import { limits } from '@plaza/contracts/limits';
import type { BusinessFields as Fields } from '@plaza/contracts/marketplace/contractors';
import { Card, Field, Select, styled, TextArea, TextInput } from '@plaza/ui';
import type { Faults } from '../../forms/use-form';
import { contractorStatuses } from '../profile/contractor-status';
import { TagInput } from './tag-input';

interface BusinessFieldsProps {
  draft: Fields;
  faults: Faults<Fields>;
  /** What goes with licence and insurance. */
  hint: string | undefined;
  change: (changes: Partial<Fields>) => void;
  leave: (name: keyof Fields) => void;
}

/** What customers and administrators read of a business. */
export function BusinessFields({ draft, faults, hint, change, leave }: BusinessFieldsProps) {
  const text = (name: 'businessName' | 'businessAddress' | 'businessPhone' | 'businessLicense' | 'insuranceInfo') => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    onBlur: () => leave(name),
  });
  const handleStatus = (chosen: string) => {
    const status = contractorStatuses.find(({ value }) => value === chosen)?.value;
    if (status) change({ status });
  };
  return (
    <Card title="Business">
      <TwoColumns>
        <Field label="Business name" required error={faults.businessName}>
          <TextInput {...text('businessName')} maxLength={limits.companyName} autoComplete="organization" />
        </Field>
        <Field
          label="Status"
          error={faults.status}
          hint="Customers see you as busy during a job, and as offline outside working hours."
        >
          <Select
            value={draft.status}
            options={contractorStatuses.map(({ value, label }) => ({ value, label }))}
            onValueChange={handleStatus}
          />
        </Field>
        <Field label="Address" error={faults.businessAddress}>
          <TextInput {...text('businessAddress')} maxLength={limits.address} autoComplete="street-address" />
        </Field>
        <Field label="Phone" error={faults.businessPhone}>
          <TextInput {...text('businessPhone')} type="tel" maxLength={limits.phone} autoComplete="tel" />
        </Field>
        <Field label="Licence" error={faults.businessLicense} hint={hint}>
          <TextInput {...text('businessLicense')} maxLength={limits.shortText} autoComplete="off" />
        </Field>
        <Field label="Insurance" error={faults.insuranceInfo} hint={hint}>
          <TextArea {...text('insuranceInfo')} rows={2} maxLength={limits.longText} />
        </Field>
        <TagInput
          label="Specialties"
          hint="Enter adds one. Customers filter by them."
          tags={draft.specializations}
          error={faults.specializations}
          onChange={(specializations) => change({ specializations })}
        />
        <TagInput
          label="Service areas"
          hint="Enter adds one. The first is shown on your card."
          tags={draft.serviceAreas}
          error={faults.serviceAreas}
          onChange={(serviceAreas) => change({ serviceAreas })}
        />
      </TwoColumns>
    </Card>
  );
}

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

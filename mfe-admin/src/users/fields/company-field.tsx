import { limits } from '@plaza/contracts/limits';
import { Field, TextInput } from '@plaza/ui';
import { isHighAdmin, type Manager } from '../manager';
import type { Faults } from './faults';

interface CompanyFieldProps {
  manager: Manager;
  value: string;
  faults: Faults;
  onChange: (companyName: string) => void;
}

/** Only high-level admins write it; a contractor sees their own, and others nothing. */
export function CompanyField({ manager, value, faults, onChange }: CompanyFieldProps) {
  if (isHighAdmin(manager)) {
    return (
      <Field label="Company name" error={faults.companyName ?? faults.company_name}>
        <TextInput
          autoComplete="off"
          maxLength={limits.companyName}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    );
  }
  if (!manager.contractorId) return null;
  return (
    <Field label="Company name" hint="Your employees carry the name of your company.">
      <TextInput readOnly value={value || '—'} />
    </Field>
  );
}

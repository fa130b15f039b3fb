import { limits } from '@plaza/contracts/limits';
import { Field, TextInput } from '@plaza/ui';
import { isHighAdmin, type UserManager } from '../access/user-manager';

interface CompanyFieldProps {
  manager: UserManager;
  value: string;
  error: string | undefined;
  onChange: (companyName: string) => void;
}

/** Editable for high-level administrators, read-only for contractors, hidden from everybody else. */
export function CompanyField({ manager, value, error, onChange }: CompanyFieldProps) {
  if (isHighAdmin(manager)) {
    return (
      <Field label="Company name" error={error}>
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

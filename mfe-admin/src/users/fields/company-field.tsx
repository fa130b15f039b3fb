import { limits } from '@plaza/contracts/limits';
import { Field, TextInput } from '@plaza/ui';
import { type Caller, isHighAdmin } from '../access/caller';

interface CompanyFieldProps {
  caller: Caller;
  value: string;
  error: string | undefined;
  onChange: (companyName: string) => void;
}

/** Only high-level admins write it; a contractor sees their own, and others nothing. */
export function CompanyField({ caller, value, error, onChange }: CompanyFieldProps) {
  if (isHighAdmin(caller)) {
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
  if (!caller.contractorId) return null;
  return (
    <Field label="Company name" hint="Your employees carry the name of your company.">
      <TextInput readOnly value={value || '—'} />
    </Field>
  );
}

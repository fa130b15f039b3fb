import { type Role, roleBadge } from '@plaza/contracts/roles';
import { Field, Select } from '@plaza/ui';
import { assignableRoles, type Caller } from '../access/caller';

interface RoleFieldProps {
  caller: Caller;
  value: Role;
  /** Why it cannot be changed, where that is so. */
  locked?: string | undefined;
  error: string | undefined;
  onChange: (role: Role) => void;
}

/** The roles that the caller can assign; contractors see their own role among them, which they cannot assign. */
export function RoleField({ caller, value, locked, error, onChange }: RoleFieldProps) {
  const assignable = assignableRoles(caller);
  const offered = assignable.includes(value) ? assignable : [value, ...assignable];
  const isClosed = (role: Role) => role !== value && role === 'contractor' && caller.contractorId !== undefined;
  return (
    <Field label="Role" required error={error} hint={locked}>
      <Select
        value={value}
        disabled={locked !== undefined}
        onValueChange={(role) => onChange(role as Role)}
        options={offered.map((role) => ({ value: role, label: roleBadge(role), disabled: isClosed(role) }))}
      />
    </Field>
  );
}

import { type Role, roleBadge } from '@plaza/contracts/roles';
import { Field, Select } from '@plaza/ui';
import { assignableRoles, type UserManager } from '../access/user-manager';

interface RoleFieldProps {
  manager: UserManager;
  value: Role;
  /** The reason why the role cannot be changed, if it cannot. */
  locked?: string | undefined;
  error: string | undefined;
  onChange: (role: Role) => void;
}

/** The roles that the manager can assign. Contractors also see their own role, which they cannot assign. */
export function RoleField({ manager, value, locked, error, onChange }: RoleFieldProps) {
  const assignable = assignableRoles(manager);
  const offered = assignable.includes(value) ? assignable : [value, ...assignable];
  const isClosed = (role: Role) => role !== value && role === 'contractor' && manager.contractorId !== undefined;
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

import { type Role, roleBadge } from '@plaza/contracts/roles';
import { Field, Select } from '@plaza/ui';
import { type Manager, rolesGiven } from '../manager';
import type { Faults } from './faults';

interface RoleFieldProps {
  manager: Manager;
  value: Role;
  /** Why it cannot be changed, where that is so. */
  locked?: string | undefined;
  faults: Faults;
  onChange: (role: Role) => void;
}

/** The roles that the manager can give; contractors see their own role among them, which is not theirs to give. */
export function RoleField({ manager, value, locked, faults, onChange }: RoleFieldProps) {
  const given = rolesGiven(manager);
  const offered = given.includes(value) ? given : [value, ...given];
  const isClosed = (role: Role) => role !== value && role === 'contractor' && manager.contractorId !== undefined;
  return (
    <Field label="Role" required error={faults.role} hint={locked}>
      <Select
        value={value}
        disabled={locked !== undefined}
        onValueChange={(role) => onChange(role as Role)}
        options={offered.map((role) => ({ value: role, label: roleBadge(role), disabled: isClosed(role) }))}
      />
    </Field>
  );
}

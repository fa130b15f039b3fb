import { type Role, roles } from '@plaza/contracts/roles';
import { adminTabRule, type TabId } from '@plaza/contracts/tabs';
import { InvalidInput } from '@plaza/service-kit/errors';

const errors = {
  always: 'The admin tab cannot be taken from this role.',
  never: 'The admin tab cannot be given to this role.',
} as const;

/** @throws InvalidInput `admin_tab_fixed` with every role whose admin tab is missing or not allowed */
export function rejectMovedAdminTab(field: string, input: Partial<Record<Role, readonly TabId[]>>) {
  const details = roles.flatMap((role) => {
    const rule = adminTabRule(role);
    const tabs = input[role];
    if (!tabs || rule === 'optional' || tabs.includes('admin') === (rule === 'always')) return [];
    return [{ path: `${field}.${role}`, message: errors[rule] }];
  });
  const [first] = details;
  if (first) throw new InvalidInput(first.message, details, 'admin_tab_fixed');
}

import { isAdminRole } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';

/** By their role, or by the flag. */
export const isAdministrator = ({ role, isAdmin }: Pick<Caller, 'role' | 'isAdmin'>): boolean =>
  isAdmin || isAdminRole(role);

import { isAdminRole, type Role } from '@plaza/contracts/roles';

/** Whether somebody sees to the tickets of others. */
export function isAdministrator({ isAdmin, role }: { readonly isAdmin: boolean; readonly role: Role }): boolean {
  return isAdmin || isAdminRole(role);
}

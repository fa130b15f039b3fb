import { z } from 'zod';

/** The six roles, as stored and as carried by access tokens. */
export const roles = [
  'admin_high',
  'admin_low',
  'contractor',
  'contractor_employee',
  'user',
  'municipal_government',
] as const;
export const Role = /* @__PURE__ */ z.enum(roles);
export type Role = z.infer<typeof Role>;

const badges: Record<Role, string> = {
  admin_high: 'High-Level Admin',
  admin_low: 'Admin',
  contractor: 'Contractor',
  contractor_employee: 'Contractor Employee',
  municipal_government: 'Municipal/Government',
  user: 'Customer',
};

/** The words on a role's badge; any value that is no role reads "User". */
export function roleBadge(role: string): string {
  return Object.hasOwn(badges, role) ? badges[role as Role] : 'User';
}

/** The roles of those who run the platform. */
export const adminRoles = ['admin_low', 'admin_high'] as const satisfies readonly Role[];

export const isAdminRole = (role: Role): boolean => adminRoles.some((one) => one === role);

/** What decides over somebody's powers; the flag makes an administrator of a person of any role. */
interface RoleHolder {
  readonly role: Role;
  readonly isAdmin: boolean;
  /** Set for a caller who may not administer anything before they have set up a second factor. */
  readonly secondFactorMissing?: true | undefined;
}

/** Whether somebody is an administrator, by their role or by the flag: the one rule, for servers and screens. */
export const isAdministrator = ({ role, isAdmin, secondFactorMissing }: RoleHolder): boolean =>
  (isAdmin || isAdminRole(role)) && !secondFactorMissing;

/**
 * The roles that somebody counts as: their own, and with the flag alone the lower administrators' as well. Who lacks a
 * second factor does not count as an administrator of either level.
 */
export function rolesOf(person: RoleHolder): readonly Role[] {
  if (!isAdminRole(person.role)) return isAdministrator(person) ? [person.role, 'admin_low'] : [person.role];
  return isAdministrator(person) ? [person.role] : [];
}

import { z } from 'zod';

/** The six roles, as they are stored and as access tokens contain them. */
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

/** The label of a role's badge; "User" for any other value. */
export function roleBadge(role: string): string {
  return Object.hasOwn(badges, role) ? badges[role as Role] : 'User';
}

/** The roles of administrators. */
export const adminRoles = ['admin_low', 'admin_high'] as const satisfies readonly Role[];

export const isAdminRole = (role: Role): boolean => adminRoles.some((one) => one === role);

/** What determines a user's permissions; the flag makes a user of any role an administrator. */
interface RoleFields {
  readonly role: Role;
  readonly isAdmin: boolean;
  /** Set for a caller who must set up a second factor before using administrator rights. */
  readonly secondFactorMissing?: true | undefined;
}

/** Whether a user is an administrator, by role or by flag: the only such rule, for servers and screens. */
export const isAdministrator = ({ role, isAdmin, secondFactorMissing }: RoleFields): boolean =>
  (isAdmin || isAdminRole(role)) && !secondFactorMissing;

/**
 * The roles that count for a user: their own, and with the flag also that of the lower administrators. Without a
 * required second factor, a user counts as neither kind of administrator.
 */
export function rolesOf(person: RoleFields): readonly Role[] {
  if (!isAdminRole(person.role)) return isAdministrator(person) ? [person.role, 'admin_low'] : [person.role];
  return isAdministrator(person) ? [person.role] : [];
}

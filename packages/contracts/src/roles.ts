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

export const isAdminRole = (role: Role): boolean => role === 'admin_high' || role === 'admin_low';

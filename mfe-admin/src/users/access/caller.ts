import type { User } from '@plaza/contracts/identity/session';
import { isAdministrator, isAdminRole, type Role, roles } from '@plaza/contracts/roles';

/** Whoever manages users here; with a `contractorId` only the employees of that contractor. */
export interface Caller {
  readonly user: User;
  readonly contractorId?: string | undefined;
}

/** A contractor has their own employees, unless they are an administrator beside it. */
export function toCaller(user: User, contractorId?: string): Caller {
  const own = user.role === 'contractor' && !isAdministrator(user) ? user.id : undefined;
  return { user, contractorId: contractorId ?? own };
}

export const isHighAdmin = ({ user, contractorId }: Caller) => user.role === 'admin_high' && !contractorId;

/** The roles that exist for this caller. */
export function visibleRoles({ contractorId }: Caller): readonly Role[] {
  return contractorId ? ['contractor', 'contractor_employee'] : roles;
}

/** The roles that this caller can assign. */
export function assignableRoles(caller: Caller): readonly Role[] {
  return isHighAdmin(caller) ? roles : visibleRoles(caller).filter((role) => !isAdminRole(role));
}

type UserAccess = Pick<User, 'id' | 'role' | 'isAdmin' | 'contractorId'>;

export const isSelf = ({ user }: Caller, { id }: UserAccess) => user.id === id;

/** A contractor's employees verify their addresses themselves. */
export const mayVerifyEmail = ({ user }: Caller) => isAdministrator(user);

/** Whether the actions of a row are open; the server enforces the same rule. */
export function mayManage(caller: Caller, user: UserAccess): boolean {
  if (isHighAdmin(caller)) return true;
  if (isSelf(caller, user)) return true;
  if (caller.contractorId) return user.contractorId === caller.contractorId;
  return !isAdministrator(user);
}

export const mayActAs = (caller: Caller, user: UserAccess) => isHighAdmin(caller) && !isAdministrator(user);

import type { User } from '@plaza/contracts/identity/session';
import { isAdministrator, isAdminRole, type Role, roles } from '@plaza/contracts/roles';

/** The user who manages other users; `contractorId` is set for a contractor, who manages only their own employees. */
export interface UserManager {
  readonly user: User;
  readonly contractorId?: string | undefined;
}

/** A contractor manages their own employees, unless they are an administrator as well. */
export function toUserManager(user: User): UserManager {
  return { user, contractorId: user.role === 'contractor' && !isAdministrator(user) ? user.id : undefined };
}

export const isHighAdmin = ({ user }: UserManager) => user.role === 'admin_high';

/** The roles that this manager sees. */
export function visibleRoles({ contractorId }: UserManager): readonly Role[] {
  return contractorId ? ['contractor', 'contractor_employee'] : roles;
}

/** The roles that this manager can assign. */
export function assignableRoles(manager: UserManager): readonly Role[] {
  return isHighAdmin(manager) ? roles : visibleRoles(manager).filter((role) => !isAdminRole(role));
}

type UserAccess = Pick<User, 'id' | 'role' | 'isAdmin' | 'contractorId'>;

export const isSelf = ({ user }: UserManager, { id }: UserAccess) => user.id === id;

/** Contractors cannot verify email addresses; their employees do so themselves. */
export const mayVerifyEmail = ({ user }: UserManager) => isAdministrator(user);

/** Whether this manager may change the user; the server enforces the same rule. */
export function mayManage(manager: UserManager, user: UserAccess): boolean {
  if (isHighAdmin(manager) || isSelf(manager, user)) return true;
  if (isAdministrator(user)) return false;
  return !manager.contractorId || user.contractorId === manager.contractorId;
}

export const mayActAs = (manager: UserManager, user: UserAccess) => isHighAdmin(manager) && !isAdministrator(user);

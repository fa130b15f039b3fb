import { isAdministrator, isAdminRole, type Role, roles } from '@plaza/contracts/roles';
import type { User } from '@plaza/contracts/session';

/** Whoever manages people here; with a `contractorId` only the employees of that contractor. */
export interface Manager {
  readonly user: User;
  readonly contractorId?: string | undefined;
}

/** A contractor has their own employees, unless they are an administrator beside it. */
export function managerOf(user: User, contractorId?: string): Manager {
  const own = user.role === 'contractor' && !isAdministrator(user) ? user.id : undefined;
  return { user, contractorId: contractorId ?? own };
}

export const isHighAdmin = ({ user, contractorId }: Manager) => user.role === 'admin_high' && !contractorId;

/** The roles that exist for this manager. */
export function rolesShown({ contractorId }: Manager): readonly Role[] {
  return contractorId ? ['contractor', 'contractor_employee'] : roles;
}

/** The roles that this manager can give. */
export function rolesGiven(manager: Manager): readonly Role[] {
  return isHighAdmin(manager) ? roles : rolesShown(manager).filter((role) => !isAdminRole(role));
}

type Person = Pick<User, 'id' | 'role' | 'isAdmin' | 'contractorId'>;

export const isSelf = ({ user }: Manager, { id }: Person) => user.id === id;

/** Whether the actions of a row are open; the server draws the same line. */
export function mayManage(manager: Manager, person: Person): boolean {
  if (isHighAdmin(manager)) return true;
  if (isSelf(manager, person)) return true;
  if (manager.contractorId) return person.contractorId === manager.contractorId;
  return !isAdministrator(person);
}

export const mayActAs = (manager: Manager, person: Person) => isHighAdmin(manager) && !isAdministrator(person);

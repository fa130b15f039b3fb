import { isAdminRole } from '@plaza/contracts/roles';
import { Forbidden, InvalidInput } from '@plaza/service-kit/errors';
import { requireContractor } from '../../users/contractors';
import type { UserRecord } from '../../users/user.model';
import { changedFields, type UserFields } from './editable-fields';
import { companyLocked, contractorLocked, isSelf, type ManagingCaller, requireAssignableRole } from './policy';

/** A requested change with the changes that follow from it; `before` and `after` have the same fields. */
export interface ResultingChange {
  readonly set: Partial<UserFields>;
  readonly before: Partial<UserFields>;
  readonly after: Partial<UserFields>;
}

/**
 * Checks that the caller may change these fields of a user.
 * @throws Forbidden
 */
export function requireAllowedChanges(
  managingCaller: ManagingCaller,
  user: UserRecord,
  requested: Partial<UserFields>,
): void {
  if (isSelf(managingCaller, user)) requireAllowedOwnChanges(requested);
  if (managingCaller.reach === 'everybody') return;
  if (requested.isAdmin !== undefined) {
    throw new Forbidden('admin_flag_locked', 'Only high-level administrators make administrators.');
  }
  if (requested.companyName !== undefined) throw companyLocked();
  if (requested.role !== undefined) requireAssignableRole(managingCaller, requested.role);
  if (requested.emailVerified !== undefined && managingCaller.reach === 'own_employees')
    throw new Forbidden('verification_locked', 'Employees verify their address themselves, by the mail that they got.');
  if (requested.contractorId !== undefined && managingCaller.reach === 'own_employees') throw contractorLocked();
}

/** In their own account, callers may change only the name, and high-level administrators also the company. */
function requireAllowedOwnChanges({ role, isAdmin, isActive, emailVerified, contractorId }: Partial<UserFields>): void {
  if (role !== undefined || isAdmin !== undefined) {
    throw new Forbidden('own_role_locked', 'You cannot change your own role.');
  }
  if (isActive !== undefined) throw new Forbidden('own_account', 'You cannot deactivate your own account.');
  if (emailVerified !== undefined || contractorId !== undefined) {
    throw new Forbidden('own_account', 'You cannot change this of your own account.');
  }
}

/**
 * The requested fields with those that follow from them: only employees have a contractor; an employee who is assigned
 * to another contractor gets that one's company; a user who loses an admin role loses the admin flag, too.
 * @throws InvalidInput
 */
export async function toResultingChange(user: UserRecord, requested: Partial<UserFields>): Promise<ResultingChange> {
  const role = requested.role ?? user.role;
  const changes: Partial<UserFields> = { ...requested };
  if (isAdminRole(role) && requested.isAdmin === false) {
    const message = 'Administrators by role are administrators: change the role instead.';
    throw new InvalidInput(message, [{ path: 'isAdmin', message }], 'admin_by_role');
  }
  if (isAdminRole(user.role) && !isAdminRole(role)) changes.isAdmin = false;
  if (role !== 'contractor_employee') changes.contractorId = null;
  else if (requested.role !== undefined || requested.contractorId !== undefined) {
    const chosen = requested.contractorId === undefined ? user.contractorId : requested.contractorId;
    const contractor = await requireContractor(chosen);
    changes.contractorId = contractor._id;
    const isOther = contractor._id !== user.contractorId;
    if (isOther && requested.companyName === undefined) changes.companyName = contractor.companyName;
  }
  const set = changedFields<UserFields>(user, changes);
  const before = Object.fromEntries(
    Object.keys(set).map((field) => [field, user[field as keyof UserFields]]),
  ) as Partial<UserFields>;
  return { set, before, after: set };
}

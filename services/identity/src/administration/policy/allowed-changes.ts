import { isAdminRole } from '@plaza/contracts/roles';
import { BadInput, Forbidden } from '@plaza/service-kit/errors';
import { demandContractor } from '../../users/contractors';
import type { Person } from '../../users/user.model';
import { differing, type UserFields } from './editable-fields';
import { companyLocked, contractorLocked, demandGivable, isSelf, type Manager } from './policy';

/** What a change comes to, with what it brings about; `before` and `after` hold the same fields. */
export interface Resulting {
  readonly set: Partial<UserFields>;
  readonly before: Partial<UserFields>;
  readonly after: Partial<UserFields>;
}

/**
 * Whether a manager may change these fields of a person.
 * @throws Forbidden
 */
export function demandAdmitted(manager: Manager, person: Person, asked: Partial<UserFields>): void {
  if (isSelf(manager, person)) demandOwnToChange(asked);
  if (manager.reach === 'everybody') return;
  if (asked.isAdmin !== undefined) {
    throw new Forbidden('admin_flag_locked', 'Only high-level administrators make administrators.');
  }
  if (asked.companyName !== undefined) throw companyLocked();
  if (asked.role !== undefined) demandGivable(manager, asked.role);
  if (asked.contractorId !== undefined && manager.reach === 'own_employees') throw contractorLocked();
}

/** Of themself everybody changes names alone, and high-level administrators their company. */
function demandOwnToChange({ role, isAdmin, isActive, emailVerified, contractorId }: Partial<UserFields>): void {
  if (role !== undefined || isAdmin !== undefined) {
    throw new Forbidden('own_role_locked', 'You cannot change your own role.');
  }
  if (isActive !== undefined) throw new Forbidden('own_account', 'You cannot deactivate your own account.');
  if (emailVerified !== undefined || contractorId !== undefined) {
    throw new Forbidden('own_account', 'You cannot change this of your own account.');
  }
}

/**
 * The asked fields with those that follow from them: only employees have a contractor, and they have the company of the
 * one whom they come to; an admin role takes the flag along when it goes.
 * @throws BadInput
 */
export async function resultOf(person: Person, asked: Partial<UserFields>): Promise<Resulting> {
  const role = asked.role ?? person.role;
  const wish: Partial<UserFields> = { ...asked };
  if (isAdminRole(role) && asked.isAdmin === false) {
    const message = 'Administrators by role are administrators: change the role instead.';
    throw new BadInput(message, [{ path: 'isAdmin', message }], 'admin_by_role');
  }
  if (isAdminRole(person.role) && !isAdminRole(role)) wish.isAdmin = false;
  if (role !== 'contractor_employee') wish.contractorId = null;
  else if (asked.role !== undefined || asked.contractorId !== undefined) {
    const chosen = asked.contractorId === undefined ? person.contractorId : asked.contractorId;
    const contractor = await demandContractor(chosen);
    wish.contractorId = contractor._id;
    const isOther = contractor._id !== person.contractorId;
    if (isOther && asked.companyName === undefined) wish.companyName = contractor.companyName;
  }
  const set = differing<UserFields>(person, wish);
  const before = Object.fromEntries(
    Object.keys(set).map((field) => [field, person[field as keyof UserFields]]),
  ) as Partial<UserFields>;
  return { set, before, after: set };
}

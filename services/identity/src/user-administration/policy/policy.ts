import type { Caller } from '@plaza/contracts/identity/session';
import { isAdministrator, isAdminRole, type Role, rolesOf } from '@plaza/contracts/roles';
import { Conflict, Forbidden, NotFound } from '@plaza/service-kit/errors';
import { secondFactorRequired } from '@plaza/service-kit/guards/permissions';
import type { QueryFilter } from 'mongoose';
import { requireActiveUser } from '../../users/require-active-user';
import { UserModel, type UserRecord } from '../../users/user.model';

/**
 * A caller who may manage users, and which ones: everybody, those below the administrators, or a contractor's
 * employees.
 */
export interface ManagingCaller {
  readonly self: UserRecord;
  readonly reach: 'everybody' | 'below_administrators' | 'own_employees';
}

/**
 * The caller as stored in the database, as the token may be slightly outdated.
 * @throws Unauthenticated; Forbidden `role_not_permitted` when the caller manages nobody
 */
export async function requireManagingCaller(caller: Caller): Promise<ManagingCaller> {
  const self = await requireActiveUser(caller.id);
  return { self, reach: toReach({ ...self, secondFactorMissing: caller.secondFactorMissing }) };
}

function toReach(user: UserRecord & Pick<Caller, 'secondFactorMissing'>): ManagingCaller['reach'] {
  if (rolesOf(user).includes('admin_high')) return 'everybody';
  if (isAdministrator(user)) return 'below_administrators';
  if (user.role === 'contractor') return 'own_employees';
  throw user.secondFactorMissing ? secondFactorRequired() : new Forbidden('role_not_permitted');
}

/** A filter for the users whom the caller sees. Contractors see themselves and their employees. */
export function visibleTo({ self, reach }: ManagingCaller): QueryFilter<UserRecord> {
  return reach === 'own_employees' ? { $or: [{ contractorId: self._id }, { _id: self._id }] } : {};
}

/** @throws NotFound for deleted users and for those whom the caller does not see */
export async function findVisibleUser(managingCaller: ManagingCaller, id: string): Promise<UserRecord> {
  const user = await UserModel.findOne({ _id: id }).lean();
  if (!user || user.deletedAt || !canSee(managingCaller, user)) throw userNotFound();
  return user;
}

/**
 * A user whom the caller may change; callers themselves are included.
 * @throws NotFound `user_not_found`, `user_deleted`; Forbidden `not_yours_to_manage`
 */
export async function findManagedUser(managingCaller: ManagingCaller, id: string): Promise<UserRecord> {
  const user = await UserModel.findOne({ _id: id }).lean();
  // A deleted user's document no longer says whose employee they were, so contractors do not learn of the deletion.
  if (user?.deletedAt && managingCaller.reach !== 'own_employees') throw userDeleted();
  if (!user || user.deletedAt || !canSee(managingCaller, user)) throw userNotFound();
  const isAbove = managingCaller.reach !== 'everybody' && isAdministrator(user) && !isSelf(managingCaller, user);
  if (isAbove) throw new Forbidden('not_yours_to_manage', 'Only high-level administrators manage administrators.');
  return user;
}

export const isSelf = ({ self }: ManagingCaller, { _id }: UserRecord): boolean => self._id === _id;

/** @throws Forbidden for a role that the caller may not assign */
export function requireAssignableRole({ reach }: ManagingCaller, role: Role): void {
  if (reach === 'everybody') return;
  if (reach === 'own_employees') throw new Forbidden('role_locked', 'Contractors manage contractor employees alone.');
  if (isAdminRole(role)) {
    throw new Forbidden('role_not_yours_to_give', 'Only high-level administrators make administrators.');
  }
}

/** A filter that finds the user only while the fields that decided whether the caller may write are unchanged. */
export const unchangedFilter = ({
  _id,
  role,
  isActive,
  isAdmin,
  contractorId,
}: UserRecord): QueryFilter<UserRecord> => ({
  _id,
  role,
  isActive,
  isAdmin,
  contractorId,
});

function canSee({ self, reach }: ManagingCaller, user: UserRecord): boolean {
  return reach !== 'own_employees' || user._id === self._id || user.contractorId === self._id;
}

export const companyLocked = () =>
  new Forbidden('company_locked', 'Only high-level administrators change the company of a person.');
export const contractorLocked = () =>
  new Forbidden('contractor_locked', 'Contractors add and keep employees of their own alone.');
export const userNotFound = () => new NotFound('user_not_found', 'User not found.');
export const userDeleted = () => new NotFound('user_deleted', 'This person was deleted meanwhile.');
export const changedMeanwhile = () =>
  new Conflict('user_changed', 'Somebody else is changing this person just now. Please try again.');

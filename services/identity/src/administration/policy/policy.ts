import { isAdministrator, isAdminRole, type Role } from '@plaza/contracts/roles';
import type { Caller } from '@plaza/contracts/session';
import { Conflict, Forbidden, NotFound } from '@plaza/service-kit/errors';
import type { QueryFilter } from 'mongoose';
import { ownRecord } from '../../users/require-active-user';
import { type Person, PersonModel } from '../../users/user.model';

/** Somebody who manages people, and whom: everybody, those below the administrators, or a contractor's own employees. */
export interface Manager {
  readonly self: Person;
  readonly reach: 'everybody' | 'below_administrators' | 'own_employees';
}

/**
 * The caller as a manager. Read anew, as their token may be a moment older than what they may do now.
 * @throws NotSignedIn when they are gone; Forbidden `role_not_permitted` when they manage nobody
 */
export async function managerOf(caller: Caller): Promise<Manager> {
  const self = await ownRecord(caller.id);
  return { self, reach: reachOf(self) };
}

function reachOf(person: Person): Manager['reach'] {
  if (person.role === 'admin_high') return 'everybody';
  if (isAdministrator(person)) return 'below_administrators';
  if (person.role === 'contractor') return 'own_employees';
  throw new Forbidden('role_not_permitted');
}

/** Whom a manager sees, as a filter; contractors see themselves beside their employees. */
export function seenBy({ self, reach }: Manager): QueryFilter<Person> {
  return reach === 'own_employees' ? { $or: [{ contractorId: self._id }, { _id: self._id }] } : {};
}

/** @throws NotFound for whoever is gone, and for whomever the manager does not see */
export async function findSeen(manager: Manager, id: string): Promise<Person> {
  const person = await PersonModel.findOne({ _id: id }).lean();
  if (!person || person.deletedAt || !sees(manager, person)) throw userNotFound();
  return person;
}

/**
 * Somebody to write to; managers may be that themselves, as far as they may change themselves.
 * @throws NotFound, as reading does: `user_not_found`, `user_deleted`; Forbidden `not_yours_to_manage`
 */
export async function findManaged(manager: Manager, id: string): Promise<Person> {
  const person = await PersonModel.findOne({ _id: id }).lean();
  // What is left of a deleted person does not tell whose employee they were.
  if (person?.deletedAt && manager.reach !== 'own_employees') throw userDeleted();
  if (!person || person.deletedAt || !sees(manager, person)) throw userNotFound();
  const isAbove = manager.reach !== 'everybody' && isAdministrator(person) && !isSelf(manager, person);
  if (isAbove) throw new Forbidden('not_yours_to_manage', 'Only high-level administrators manage administrators.');
  return person;
}

export const isSelf = ({ self }: Manager, { _id }: Person): boolean => self._id === _id;

/** @throws Forbidden for a role that is not the manager's to give */
export function demandGivable({ reach }: Manager, role: Role): void {
  if (reach === 'everybody') return;
  if (reach === 'own_employees') throw new Forbidden('role_locked', 'Contractors manage contractor employees alone.');
  if (isAdminRole(role)) {
    throw new Forbidden('role_not_yours_to_give', 'Only high-level administrators make administrators.');
  }
}

/** What a write must find unchanged: what decided whether it may be made. */
export const asRead = ({ _id, role, isActive, isAdmin, contractorId }: Person): QueryFilter<Person> => ({
  ...{ _id, role, isActive, isAdmin, contractorId },
});

function sees({ self, reach }: Manager, person: Person): boolean {
  return reach !== 'own_employees' || person._id === self._id || person.contractorId === self._id;
}

export const companyLocked = () =>
  new Forbidden('company_locked', 'Only high-level administrators change the company of a person.');
export const contractorLocked = () =>
  new Forbidden('contractor_locked', 'Contractors add and keep employees of their own alone.');
export const userNotFound = () => new NotFound('user_not_found', 'User not found.');
export const userDeleted = () => new NotFound('user_deleted', 'This person was deleted meanwhile.');
export const changedMeanwhile = () =>
  new Conflict('user_changed', 'Somebody else is changing this person just now. Please try again.');

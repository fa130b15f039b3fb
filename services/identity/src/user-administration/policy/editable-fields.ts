import type { UserChanges } from '@plaza/contracts/identity/user-administration';
import { isAdministrator, roleBadge } from '@plaza/contracts/roles';
import { toSingleLine } from '../../text/plain-text';
import type { formFields } from '../../users/form-fields';
import type { UserRecord } from '../../users/user.model';
import { requireName } from '../../users/user-names';

/** The fields of a user that administration may write. */
export type UserFields = Pick<UserRecord, (typeof formFields)[number]>;

/** @throws InvalidInput with the message that the forms show */
export const requireFormName = (field: 'firstName' | 'lastName', input: string): string =>
  requireName(field, input, 'All fields are required');

/**
 * The input fields that differ from the user's. Forms send back every field that they received, so of the two spellings
 * of the company the one that differs counts. `isAdmin` is compared as responses show it: true for an admin role,
 * whatever the flag is.
 */
export function requestedChanges(user: UserRecord, input: UserChanges): Partial<UserFields> {
  const { firstName, lastName, role, isActive, emailVerified, contractorId, isAdmin } = input;
  const { companyName, company_name } = input;
  const companies = [companyName, company_name].flatMap((name) =>
    name === undefined ? [] : [toSingleLine(name ?? '') || null],
  );
  const requested = {
    ...(firstName === undefined ? {} : { firstName: requireFormName('firstName', firstName) }),
    ...(lastName === undefined ? {} : { lastName: requireFormName('lastName', lastName) }),
    role,
    isActive,
    emailVerified,
    isAdmin,
    companyName: companies.find((name) => name !== user.companyName),
    contractorId: requestedContractor(role ?? user.role, contractorId),
  };
  const now = { ...user, isAdmin: isAdministrator(user) };
  return changedFields(now, requested);
}

/** The defined fields of `after` that differ from `before`. */
export function changedFields<Fields extends object>(before: Fields, after: Partial<Fields>): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields)[];
  const changed = names.filter((name) => after[name] !== undefined && after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>;
}

/** Only employees have a contractor, so what forms send for other roles is not a change. */
function requestedContractor(role: UserRecord['role'], contractorId: string | null | undefined) {
  return role === 'contractor_employee' && contractorId !== undefined ? contractorId || null : undefined;
}

const sentences: { [Field in keyof UserFields]: (value: UserFields[Field]) => string } = {
  firstName: (name) => `The first name is now ${name}.`,
  lastName: (name) => `The last name is now ${name}.`,
  role: (role) => `The role is now ${roleBadge(role)}.`,
  isActive: (isActive) => `The account is ${isActive ? 'active' : 'deactivated'} now.`,
  emailVerified: (isVerified) => `The email is ${isVerified ? 'verified' : 'unverified'} now.`,
  companyName: (name) => (name ? `The company is now ${name}.` : 'There is no company now.'),
  contractorId: (id) => (id ? `The contractor is now ${id}.` : 'There is no contractor now.'),
  isAdmin: (isAdmin) => (isAdmin ? 'This is an administrator now.' : 'This is no administrator now.'),
};

/** The current value of a user's field as a sentence. */
export function toFieldSentence<Field extends keyof UserFields>(field: Field, user: UserFields): string {
  const now = { ...user, isAdmin: isAdministrator(user) };
  return sentences[field](now[field]);
}

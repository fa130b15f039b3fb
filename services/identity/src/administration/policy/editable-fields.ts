import type { UserChanges } from '@plaza/contracts/administration';
import { isAdministrator, roleBadge } from '@plaza/contracts/roles';
import { onOneLine, plainName } from '../../text/plain-text';
import type { Person } from '../../users/user.model';

/** What administrators may write of a person. */
export type UserFields = Pick<
  Person,
  'firstName' | 'lastName' | 'role' | 'isActive' | 'emailVerified' | 'companyName' | 'contractorId' | 'isAdmin'
>;

/** @throws BadInput in the words of the forms, see `plainName` */
export const demandName = (field: 'firstName' | 'lastName', given: string): string =>
  plainName(field, given, 'All fields are required');

/**
 * What of the given differs from how the person is. Forms send back all that they were given; of the two spellings of a
 * company the one that is a change counts. `isAdmin` is given out true for an admin role, be the flag set or not.
 */
export function fieldsAsked(person: Person, given: UserChanges): Partial<UserFields> {
  const { firstName, lastName, role, isActive, emailVerified, contractorId, isAdmin } = given;
  const { companyName, company_name } = given;
  const companies = [companyName, company_name].flatMap((name) =>
    name === undefined ? [] : [onOneLine(name ?? '') || null],
  );
  const asked = {
    ...(firstName === undefined ? {} : { firstName: demandName('firstName', firstName) }),
    ...(lastName === undefined ? {} : { lastName: demandName('lastName', lastName) }),
    ...{ role, isActive, emailVerified, isAdmin },
    companyName: companies.find((name) => name !== person.companyName),
    contractorId: askedContractor(role ?? person.role, contractorId),
  };
  const now = { ...person, isAdmin: isAdministrator(person) };
  return differing(now, asked);
}

/** Of two sets of fields, those of the second that are there and differ. */
export function differing<Fields extends object>(before: Fields, after: Partial<Fields>): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields)[];
  const changed = names.filter((name) => after[name] !== undefined && after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>;
}

/** Only employees have a contractor: whatever else a form sends along for others is no change. */
function askedContractor(role: Person['role'], contractorId: string | null | undefined) {
  return role === 'contractor_employee' && contractorId !== undefined ? contractorId || null : undefined;
}

const words: { [Field in keyof UserFields]: (value: UserFields[Field]) => string } = {
  firstName: (name) => `The first name is now ${name}.`,
  lastName: (name) => `The last name is now ${name}.`,
  role: (role) => `The role is now ${roleBadge(role)}.`,
  isActive: (isActive) => `The account is ${isActive ? 'active' : 'deactivated'} now.`,
  emailVerified: (isVerified) => `The e-mail is ${isVerified ? 'verified' : 'unverified'} now.`,
  companyName: (name) => (name ? `The company is now ${name}.` : 'There is no company now.'),
  contractorId: (id) => (id ? `The contractor is now ${id}.` : 'There is no contractor now.'),
  isAdmin: (isAdmin) => (isAdmin ? 'This is an administrator now.' : 'This is no administrator now.'),
};

/** How a field of a person is, as a sentence. */
export function inWords<Field extends keyof UserFields>(field: Field, person: UserFields): string {
  const now = { ...person, isAdmin: isAdministrator(person) };
  return words[field](now[field]);
}

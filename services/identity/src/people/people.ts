import { isAdminRole } from '@plaza/contracts/roles';
import type { Caller, User } from '@plaza/contracts/session';
import { NotSignedIn } from '@plaza/service-kit/errors';
import { type Person, PersonModel } from './person.model';

/** A person as given out: named fields only, so that no secret can slip through. */
export function toUser(person: Person): User {
  return {
    id: person._id,
    customId: person.customId,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    role: person.role,
    isAdmin: isAdmin(person),
    isActive: person.isActive,
    emailVerified: person.emailVerified,
    twoFactorEnabled: person.twoFactorEnabled,
    companyName: person.companyName,
    company_name: person.companyName,
    contractorId: person.contractorId,
    profileImageUrl: person.profileImageUrl,
    createdAt: person.createdAt.toISOString(),
    updatedAt: person.updatedAt.toISOString(),
  };
}

/** A person in one of their sessions, as services see them. */
export function toCaller(person: Person, sessionId: string): Caller {
  const { _id: id, role, contractorId } = person;
  return { id, sessionId, role, isAdmin: isAdmin(person), ...(contractorId ? { contractorId } : {}) };
}

const isAdmin = (person: Person): boolean => person.isAdmin || isAdminRole(person.role);

/** @throws NotSignedIn when the person is gone or switched off: a token may outlive both by minutes */
export async function userOf(id: string): Promise<User> {
  const person = await PersonModel.findOne({ _id: id, isActive: true }).lean();
  if (!person) throw new NotSignedIn('token_revoked');
  return toUser(person);
}

import { isAdministrator } from '@plaza/contracts/roles';
import type { Caller, User } from '@plaza/contracts/session';
import { ownRecord } from './require-active-user';
import type { Person } from './user.model';

/** A person as given out: named fields only, so that no secret can slip through. */
export function toUser(person: Person): User {
  return {
    id: person._id,
    customId: person.customId,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    role: person.role,
    isAdmin: isAdministrator(person),
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
  return { id, sessionId, role, isAdmin: isAdministrator(person), ...(contractorId ? { contractorId } : {}) };
}

/** @throws NotSignedIn when the person is gone */
export const userOf = async (id: string): Promise<User> => toUser(await ownRecord(id));

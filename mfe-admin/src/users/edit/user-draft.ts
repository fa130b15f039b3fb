import type { AdminUser, UserChanges } from '@plaza/contracts/administration';
import { isAdminRole, type Role } from '@plaza/contracts/roles';
import { blanksIn, type Faults } from '../fields/faults';
import { isHighAdmin, type Manager } from '../manager';

/** What can be changed of a person, as it is typed and chosen. */
export interface UserDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly contractorId: string;
  readonly companyName: string;
  readonly isActive: boolean;
  readonly emailVerified: boolean;
  /** The flag beside the role; the admin roles need none. */
  readonly isAdmin: boolean;
}

export const draftOf = (person: AdminUser): UserDraft => ({
  firstName: person.firstName,
  lastName: person.lastName,
  role: person.role,
  contractorId: person.contractorId ?? '',
  companyName: person.companyName ?? person.company_name ?? '',
  isActive: person.isActive,
  emailVerified: person.emailVerified,
  isAdmin: person.isAdmin && !isAdminRole(person.role),
});

/** The fields that are required and blank. */
export const blanks = (draft: UserDraft, manager: Manager): Faults => {
  const chosen = draft.role === 'contractor_employee' && !manager.contractorId;
  return blanksIn(draft, ['firstName', 'lastName', ...(chosen ? (['contractorId'] as const) : [])]);
};

/** What is other than it was read; nobody but an employee keeps a contractor. */
export function changesIn(person: AdminUser, draft: UserDraft, manager: Manager): UserChanges {
  const after = written(draft, manager);
  const before: UserChanges = { ...written(draftOf(person), manager), contractorId: person.contractorId };
  // The flag comes and goes with an admin role.
  if (isAdminRole(person.role)) delete after.isAdmin;
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field as keyof UserChanges]),
  );
}

function written(draft: UserDraft, manager: Manager): UserChanges {
  const { role, isActive, emailVerified, isAdmin } = draft;
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    role,
    contractorId: role === 'contractor_employee' ? draft.contractorId.trim() : null,
    isActive,
    emailVerified,
    ...(isHighAdmin(manager) && { companyName: draft.companyName.trim() || null }),
    ...(isHighAdmin(manager) && !isAdminRole(role) && { isAdmin }),
  };
}

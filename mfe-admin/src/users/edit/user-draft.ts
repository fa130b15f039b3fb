import type { AdminUser, UserChanges } from '@plaza/contracts/identity/user-administration';
import { isAdminRole, type Role } from '@plaza/contracts/roles';
import { type Caller, isHighAdmin } from '../access/caller';
import { required } from '../fields/field-rules';

/** What can be changed of a user, as it is typed and chosen. */
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

export const toDraft = (user: AdminUser): UserDraft => ({
  firstName: user.firstName,
  lastName: user.lastName,
  role: user.role,
  contractorId: user.contractorId ?? '',
  companyName: user.companyName ?? user.company_name ?? '',
  isActive: user.isActive,
  emailVerified: user.emailVerified,
  isAdmin: user.isAdmin && !isAdminRole(user.role),
});

const blankFields = (draft: UserDraft, caller: Caller): readonly (keyof UserDraft)[] => {
  const isContractorRequired = draft.role === 'contractor_employee' && !caller.contractorId;
  const names = ['firstName', 'lastName', ...(isContractorRequired ? (['contractorId'] as const) : [])] as const;
  return names.filter((name) => draft[name].trim() === '');
};

export const hasBlanks = (draft: UserDraft, caller: Caller) => blankFields(draft, caller).length > 0;

/** The error of one field. */
export const userError = (name: keyof UserDraft, draft: UserDraft, caller: Caller) =>
  blankFields(draft, caller).includes(name) ? required : undefined;

/** The fields that differ from the user as read; only employees keep a contractor. */
export function toChanges(user: AdminUser, draft: UserDraft, caller: Caller): UserChanges {
  const after = toFields(draft, caller);
  const before: UserChanges = { ...toFields(toDraft(user), caller), contractorId: user.contractorId };
  // The flag comes and goes with an admin role.
  if (isAdminRole(user.role)) delete after.isAdmin;
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field as keyof UserChanges]),
  );
}

function toFields(draft: UserDraft, caller: Caller): UserChanges {
  const { role, isActive, emailVerified, isAdmin } = draft;
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    role,
    contractorId: role === 'contractor_employee' ? draft.contractorId.trim() : null,
    isActive,
    emailVerified,
    ...(isHighAdmin(caller) && { companyName: draft.companyName.trim() || null }),
    ...(isHighAdmin(caller) && !isAdminRole(role) && { isAdmin }),
  };
}

import type { AdminUser, UserChanges } from '@plaza/contracts/identity/user-administration';
import { isAdminRole, type Role } from '@plaza/contracts/roles';
import { isHighAdmin, type UserManager } from '../access/user-manager';
import { required } from '../fields/field-rules';

/** The fields of a user that can be edited, as a draft. */
export interface UserDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly contractorId: string;
  readonly companyName: string;
  readonly isActive: boolean;
  readonly emailVerified: boolean;
  /** The flag in addition to the role; admin roles imply it. */
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

const blankFields = (draft: UserDraft, manager: UserManager): readonly (keyof UserDraft)[] => {
  const isContractorRequired = draft.role === 'contractor_employee' && !manager.contractorId;
  const names = ['firstName', 'lastName', ...(isContractorRequired ? (['contractorId'] as const) : [])] as const;
  return names.filter((name) => draft[name].trim() === '');
};

export const hasBlanks = (draft: UserDraft, manager: UserManager) => blankFields(draft, manager).length > 0;

/** The error of one field. */
export const userError = (name: keyof UserDraft, draft: UserDraft, manager: UserManager) =>
  blankFields(draft, manager).includes(name) ? required : undefined;

/** The fields that differ from the user as read. Only employees keep a contractor. */
export function toChanges(user: AdminUser, draft: UserDraft, manager: UserManager): UserChanges {
  const after = toFields(draft, manager);
  const before: UserChanges = { ...toFields(toDraft(user), manager), contractorId: user.contractorId };
  // The flag is set and cleared together with an admin role.
  if (isAdminRole(user.role)) delete after.isAdmin;
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field as keyof UserChanges]),
  );
}

function toFields(draft: UserDraft, manager: UserManager): UserChanges {
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

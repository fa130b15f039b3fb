import type { NewUser } from '@plaza/contracts/identity/user-administration';
import type { Role } from '@plaza/contracts/roles';
import { isHighAdmin, type UserManager } from '../access/user-manager';
import { emailError, passwordError, required } from '../fields/field-rules';

/** The draft of a new user. */
export interface NewUserDraft {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly contractorId: string;
  readonly companyName: string;
  readonly mustChangePassword: boolean;
}

/** Contractors add employees; for all other managers the default role is customer. */
export const blankDraft = ({ contractorId = '' }: UserManager): NewUserDraft => ({
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  role: contractorId ? 'contractor_employee' : 'user',
  contractorId,
  companyName: '',
  mustChangePassword: false,
});

const always = ['email', 'password', 'firstName', 'lastName'] as const;

const requiredFields = ({ role }: NewUserDraft) =>
  role === 'contractor_employee' ? ([...always, 'contractorId'] as const) : always;

const blankFields = (draft: NewUserDraft): readonly (keyof NewUserDraft)[] =>
  requiredFields(draft).filter((name) => draft[name].trim() === '');

export const hasBlanks = (draft: NewUserDraft) => blankFields(draft).length > 0;

/** The error of one field. */
export function newUserError(name: keyof NewUserDraft, draft: NewUserDraft): string | undefined {
  if (blankFields(draft).includes(name)) return required;
  if (name === 'email') return emailError(draft.email);
  return name === 'password' ? passwordError(draft.password) : undefined;
}

/** The request body; `company` is that of the employee's contractor. */
export function toNewUser(draft: NewUserDraft, manager: UserManager, company: string | null): NewUser {
  const { password, role, contractorId, companyName, mustChangePassword } = draft;
  return {
    email: draft.email.trim(),
    password,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    role,
    ...(role === 'contractor_employee' && { contractorId: contractorId.trim() }),
    ...(manager.contractorId && company && { companyName: company, company_name: company }),
    ...(isHighAdmin(manager) && companyName.trim() && { companyName: companyName.trim() }),
    ...(mustChangePassword && { mustChangePassword }),
  };
}

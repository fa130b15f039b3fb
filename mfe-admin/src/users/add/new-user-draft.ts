import type { NewUser } from '@plaza/contracts/administration';
import type { Role } from '@plaza/contracts/roles';
import { blanksIn, emailFault, type Faults, passwordFault } from '../fields/faults';
import { isHighAdmin, type Manager } from '../manager';

/** What is typed and chosen for a person who is to be added. */
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

/** Contractors add employees of their own, everybody else customers unless they choose. */
export const blankDraft = ({ contractorId = '' }: Manager): NewUserDraft => ({
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

/** The fields that are required and blank. */
export const blanks = (draft: NewUserDraft): Faults =>
  blanksIn(draft, draft.role === 'contractor_employee' ? [...always, 'contractorId'] : always);

export const faultsIn = ({ email, password }: NewUserDraft): Faults => ({
  email: emailFault(email),
  password: passwordFault(password),
});

/** What the server gets; `company` is that of the contractor whose employee it is. */
export function newUserOf(draft: NewUserDraft, manager: Manager, company: string | null): NewUser {
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

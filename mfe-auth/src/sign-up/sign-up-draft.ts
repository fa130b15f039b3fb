import type { SignUp } from '@plaza/contracts/identity/authentication';
import { limits } from '@plaza/contracts/limits';
import { isEmail, noEmail } from '../forms/email-rule';

/** The initial draft of the form. */
export const blankDraft = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
export type SignUpDraft = typeof blankDraft;
export type FieldName = keyof SignUpDraft;

/** The error of a blank field. The field is marked without text, as one message above the form covers all of them. */
export const required = 'Required';
const mismatch = 'Passwords do not match.';

/** The error of a field that prevents submission. */
export function signUpError(name: FieldName, draft: SignUpDraft): string | undefined {
  if (draft[name].trim() === '') return required;
  return name === 'confirmPassword' && draft.confirmPassword !== draft.password ? mismatch : undefined;
}

/** A warning about a field on blur; the server decides. */
export function signUpWarning(name: FieldName, draft: SignUpDraft): string | undefined {
  if (draft[name] === '') return undefined;
  if (name === 'email' && !isEmail(draft.email)) return noEmail;
  const isShort = name === 'password' && draft.password.length < limits.passwordMin;
  return isShort ? `Password must be at least ${limits.passwordMin} characters long` : undefined;
}

/** The message above a form that cannot be submitted. */
export function formError(draft: SignUpDraft): string | undefined {
  if (Object.values(draft).some((text) => text.trim() === '')) return 'All fields are required.';
  return signUpError('confirmPassword', draft);
}

export function toSignUp({ email, password, firstName, lastName }: SignUpDraft): SignUp {
  return { email: email.trim(), password, firstName: firstName.trim(), lastName: lastName.trim() };
}

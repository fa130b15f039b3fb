import type { SignUp } from '@plaza/contracts/identity/authentication';
import { limits } from '@plaza/contracts/limits';

/** What is typed into the form. */
export const blankDraft = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
export type SignUpDraft = typeof blankDraft;
export type FieldName = keyof SignUpDraft;

/** The error of a blank field, which the form marks without a text: one sentence over the form stands for all. */
export const required = 'Required';
const mismatch = 'Passwords do not match.';

/** The error of one field with which the form cannot be sent. */
export function signUpError(name: FieldName, draft: SignUpDraft): string | undefined {
  if (draft[name].trim() === '') return required;
  return name === 'confirmPassword' && draft.confirmPassword !== draft.password ? mismatch : undefined;
}

/** What looks wrong in one field as it is left; the server has the last word on it. */
export function signUpWarning(name: FieldName, draft: SignUpDraft): string | undefined {
  if (draft[name] === '') return undefined;
  if (name === 'email' && !/^\S+@\S+\.\S+$/.test(draft.email.trim())) return 'Enter an address like name@example.com.';
  const isShort = name === 'password' && draft.password.length < limits.passwordMin;
  return isShort ? `Password must be at least ${limits.passwordMin} characters long` : undefined;
}

/** The sentence over a form that cannot be sent. */
export function formError(draft: SignUpDraft): string | undefined {
  if (Object.values(draft).some((text) => text.trim() === '')) return 'All fields are required.';
  return signUpError('confirmPassword', draft);
}

export function toSignUp({ email, password, firstName, lastName }: SignUpDraft): SignUp {
  return { email: email.trim(), password, firstName: firstName.trim(), lastName: lastName.trim() };
}

import { limits } from '@plaza/contracts/limits';

export const allRequired = 'All fields are required';
export const required = 'Required';
export const shortPassword = `Password must be at least ${limits.passwordMin} characters long`;

/** Why a new password is not acceptable; undefined for a blank one. */
export const passwordError = (password: string): string | undefined =>
  password === '' || password.length >= limits.passwordMin ? undefined : shortPassword;

/** Why a text is not an email address; undefined for a blank one. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '' || /^\S+@\S+\.\S+$/.test(email.trim())) return undefined;
  return 'Enter an address like name@example.com.';
}

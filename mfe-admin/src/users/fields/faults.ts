import { limits } from '@plaza/contracts/limits';
import { apiErrorIn } from '@plaza/web-kit';

/** What is wrong with single fields of a form, by their names. */
export type Faults = Readonly<Record<string, string | undefined>>;

export const allRequired = 'All fields are required';

export const shortPassword = `Password must be at least ${limits.passwordMin} characters long`;

/** Why a new password cannot be taken; nothing is said of a blank one. */
export const passwordFault = (password: string): string | undefined =>
  password === '' || password.length >= limits.passwordMin ? undefined : shortPassword;

export function emailFault(email: string): string | undefined {
  if (email.trim() === '' || /^\S+@\S+\.\S+$/.test(email.trim())) return undefined;
  return 'Enter an address like name@example.com.';
}

/** The blank ones among these fields. */
export function blanksIn<Field extends string>(entries: Readonly<Record<Field, string>>, fields: readonly Field[]) {
  const blank = fields.filter((field) => entries[field].trim() === '');
  return Object.fromEntries(blank.map((field) => [field, 'Required']));
}

/** What the server said about single fields. */
export function serverFaults(error: unknown): Faults {
  const details = apiErrorIn(error)?.data?.error.details ?? [];
  return Object.fromEntries(details.map(({ path, message }) => [path, message]));
}

export const areThere = (faults: Faults) => Object.values(faults).some((fault) => fault !== undefined);

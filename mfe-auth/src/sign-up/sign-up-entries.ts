import type { SignUp } from '@plaza/contracts/identity';
import { limits } from '@plaza/contracts/limits';

/** What is typed into the form. */
export const blankEntries = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };
export type Entries = typeof blankEntries;
export type EntryName = keyof Entries;
/** What is wrong with single entries. */
export type Faults = Partial<Record<EntryName, string>>;

export const mismatch = 'Passwords do not match.';

/** What can be said about one entry as it is left; blank ones are not judged yet. */
export function faultIn(name: EntryName, entries: Entries): string | undefined {
  if (entries[name] === '') return undefined;
  if (name === 'email' && !/^\S+@\S+\.\S+$/.test(entries.email.trim()))
    return 'Enter an address like name@example.com.';
  if (name === 'password' && entries.password.length < limits.passwordMin) {
    return `Password must be at least ${limits.passwordMin} characters long`;
  }
  if (name === 'confirmPassword' && entries.confirmPassword !== entries.password) return mismatch;
  return undefined;
}

/** Why the form cannot be sent at all. */
export function refusal(entries: Entries): string | undefined {
  if (Object.values(entries).some((entry) => entry.trim() === '')) return 'All fields are required.';
  return entries.password === entries.confirmPassword ? undefined : mismatch;
}

/** What the server gets. */
export function signUpOf({ email, password, firstName, lastName }: Entries): SignUp {
  return { email: email.trim(), password, firstName: firstName.trim(), lastName: lastName.trim() };
}

import type { Profile } from '@plaza/contracts/profile';
import { type CredentialChange, newEmail, newPassword } from '../credential-change';
import { isEmail, isShort, noEmail, passwordNeeded, shortPassword } from '../entry-rules';

/** What stands in the form of /profile. */
export const entriesOf = ({ firstName, lastName, email }: Profile) => ({
  firstName,
  lastName,
  email,
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
});
export type Entries = ReturnType<typeof entriesOf>;

/** What is wrong with one entry, given the e-mail that is in force. */
export function settingsFault(name: keyof Entries, entries: Entries, email: string): string | undefined {
  const { currentPassword, newPassword: chosen, confirmPassword } = entries;
  if (name === 'firstName') return entries.firstName.trim() ? undefined : 'First name is required.';
  if (name === 'lastName') return entries.lastName.trim() ? undefined : 'Last name is required.';
  if (name === 'email') return isEmail(entries.email) ? undefined : noEmail;
  if (name === 'newPassword') return chosen && isShort(chosen) ? shortPassword : undefined;
  if (name === 'confirmPassword') return chosen === confirmPassword ? undefined : 'Passwords do not match';
  const isNeeded = isNewEmail(entries, email) || chosen !== '';
  return isNeeded && currentPassword === '' ? passwordNeeded : undefined;
}

export const isNewEmail = (entries: Pick<Entries, 'email'>, email: string): boolean =>
  entries.email.trim().toLowerCase() !== email.toLowerCase();

/** What waits for a code: the e-mail first, then the password, whose code goes to the address in force by then. */
export function credentialChanges(entries: Entries, email: string): CredentialChange[] {
  const address = entries.email.trim().toLowerCase();
  const changes: CredentialChange[] = [];
  if (isNewEmail(entries, email)) changes.push(newEmail(address, entries.currentPassword));
  if (entries.newPassword) changes.push(newPassword(entries.currentPassword, entries.newPassword, address));
  return changes;
}

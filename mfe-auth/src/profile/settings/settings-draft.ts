import type { Profile } from '@plaza/contracts/identity/profile';
import { isEmail, noEmail } from '../../forms/email-rule';
import { type CredentialChange, newEmail, newPassword } from '../credential-change';
import { isNewEmail, toEmailAddress } from '../email-address';
import { isShort, passwordNeeded, shortPassword } from '../entry-rules';

/** The fields of the form on /profile. */
export const toDraft = ({ firstName, lastName, email }: Profile) => ({
  firstName,
  lastName,
  email,
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
});
export type SettingsDraft = ReturnType<typeof toDraft>;

/** The error of one field, given the current email. */
export function settingsError(name: keyof SettingsDraft, draft: SettingsDraft, email: string): string | undefined {
  const { currentPassword, newPassword: chosen, confirmPassword } = draft;
  if (name === 'firstName') return draft.firstName.trim() ? undefined : 'First name is required.';
  if (name === 'lastName') return draft.lastName.trim() ? undefined : 'Last name is required.';
  if (name === 'email') return isEmail(draft.email) ? undefined : noEmail;
  if (name === 'newPassword') return chosen && isShort(chosen) ? shortPassword : undefined;
  if (name === 'confirmPassword') return chosen === confirmPassword ? undefined : 'Passwords do not match';
  const isNeeded = isNewEmail(draft.email, email) || chosen !== '';
  return isNeeded && currentPassword === '' ? passwordNeeded : undefined;
}

/** The changes that need a code: the email first, then the password, whose code goes to the address current by then. */
export function toCredentialChanges(draft: SettingsDraft, email: string): CredentialChange[] {
  const address = toEmailAddress(draft.email);
  const changes: CredentialChange[] = [];
  if (isNewEmail(draft.email, email)) changes.push(newEmail(address, draft.currentPassword));
  if (draft.newPassword) changes.push(newPassword(draft.currentPassword, draft.newPassword, address));
  return changes;
}

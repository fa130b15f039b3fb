import type { ProfileChanges } from '@plaza/contracts/identity/profile';

/** A change that must be confirmed with a mailed code. */
export interface CredentialChange {
  readonly changes: ProfileChanges;
  /** The address that receives the code; a new address must be verified itself. */
  readonly codeTo: string;
  /** The title of the toast after it succeeded. */
  readonly done: 'Profile updated' | 'Password updated';
}

export const newEmail = (email: string, currentPassword: string): CredentialChange => ({
  changes: { email, currentPassword },
  codeTo: email,
  done: 'Profile updated',
});

export const newPassword = (currentPassword: string, newPassword: string, email: string): CredentialChange => ({
  changes: { currentPassword, newPassword },
  codeTo: email,
  done: 'Password updated',
});

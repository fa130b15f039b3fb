import type { ProfileChanges } from '@plaza/contracts/identity/profile';

/** A change that waits for a mailed code. */
export interface CredentialChange {
  readonly changes: ProfileChanges;
  /** Where the code goes: a new address has to prove itself. */
  readonly codeTo: string;
  /** The toast once it is done. */
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

import type { Caller } from '@plaza/contracts/session';
import { Conflict, Failure } from '@plaza/service-kit/errors';
import type { Passwords } from '../passwords/passwords';
import { demandOwnPassword } from '../reauthentication/require-own-password';
import { isFresh } from '../sessions/step-up';
import { ownRecord } from '../users/require-active-user';
import { type Person, PersonModel } from '../users/user.model';
import { hashesOf, newBackupCodes } from './backup-codes';

/** @throws NotSignedIn when the person is gone */
export async function twoFactorStatus(userId: string): Promise<{ enabled: boolean; backupCodesLeft: number }> {
  const { twoFactorEnabled: enabled, twoFactorBackupCodes = [] } = await ownRecord(userId);
  return { enabled, backupCodesLeft: enabled ? twoFactorBackupCodes.length : 0 };
}

/**
 * Switches it off and forgets all that belonged to it.
 * @throws BadInput `wrong_password`; Conflict `two_factor_off`
 */
export async function disableTwoFactor(caller: Caller, password: string, passwords: Passwords): Promise<Person> {
  const person = await demandOwnPassword(caller, password, passwords);
  const { modifiedCount } = await PersonModel.updateOne(
    { _id: caller.id, twoFactorEnabled: true },
    {
      $set: { twoFactorEnabled: false },
      $unset: { twoFactorSecret: '', twoFactorBackupCodes: '', twoFactorLastStep: '', twoFactorSetup: '' },
    },
  );
  if (modifiedCount !== 1) throw isOff();
  return person;
}

/**
 * New backup codes in place of all earlier ones.
 * @param password is not needed where one, or a second factor, was shown within the last 15 minutes
 * @throws Failure `password_required`; BadInput `wrong_password`; Conflict `two_factor_off`
 */
export async function regenerateBackupCodes(caller: Caller, password: string | undefined, passwords: Passwords) {
  const person = await ownRecord(caller.id);
  if (!person.twoFactorEnabled) throw isOff();
  if (password !== undefined) await demandOwnPassword(caller, password, passwords);
  else if (!(await isFresh(caller.sessionId))) throw passwordRequired();
  const backupCodes = newBackupCodes();
  const { matchedCount } = await PersonModel.updateOne(
    { _id: caller.id, twoFactorEnabled: true },
    { twoFactorBackupCodes: await hashesOf(backupCodes) },
  );
  if (matchedCount !== 1) throw isOff();
  return { person, backupCodes };
}

const isOff = () => new Conflict('two_factor_off', 'Two-factor authentication is off.');
const passwordRequired = () => new Failure('unauthenticated', 'password_required', 'Password is required');

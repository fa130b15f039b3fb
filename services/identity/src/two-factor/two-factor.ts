import type { Caller } from '@plaza/contracts/identity/session';
import { Conflict, Forbidden, ServiceError } from '@plaza/service-kit/errors';
import type { IdentityDependencies } from '../dependencies';
import type { Passwords } from '../passwords/passwords';
import { requireOwnPassword } from '../reauthentication/require-own-password';
import { isReauthenticated } from '../sessions/reauthentication';
import { keepTimestamps } from '../users/form-fields';
import { requireActiveUser } from '../users/require-active-user';
import { needsSecondFactor } from '../users/second-factor-rule';
import { UserModel, type UserRecord } from '../users/user.model';
import { hashBackupCodes, newBackupCodes } from './backup-codes';

/** @throws Unauthenticated */
export async function twoFactorStatus(userId: string): Promise<{ enabled: boolean; backupCodesLeft: number }> {
  const { twoFactorEnabled: enabled, twoFactorBackupCodes = [] } = await requireActiveUser(userId);
  return { enabled, backupCodesLeft: enabled ? twoFactorBackupCodes.length : 0 };
}

/**
 * Switches two-factor authentication off and deletes all of its data.
 * @throws InvalidInput `wrong_password`; Conflict `two_factor_off`; Forbidden `second_factor_kept` for administrators
 * who need it
 */
export async function disableTwoFactor(
  caller: Caller,
  password: string,
  { passwords, config }: Pick<IdentityDependencies, 'passwords' | 'config'>,
): Promise<UserRecord> {
  const user = await requireOwnPassword(caller, password, passwords);
  if (needsSecondFactor(user, config)) throw mandatoryError();
  const { modifiedCount } = await UserModel.updateOne(
    { _id: caller.id, twoFactorEnabled: true },
    {
      $set: { twoFactorEnabled: false },
      $unset: { twoFactorSecret: '', twoFactorBackupCodes: '', twoFactorLastStep: '', twoFactorSetup: '' },
    },
    keepTimestamps,
  );
  if (modifiedCount !== 1) throw isOff();
  return user;
}

/**
 * Creates new backup codes, replacing all earlier ones.
 * @param password may be missing if one, or a second factor, was entered within the last 15 minutes
 * @throws ServiceError `password_required`; InvalidInput `wrong_password`; Conflict `two_factor_off`
 */
export async function regenerateBackupCodes(caller: Caller, password: string | undefined, passwords: Passwords) {
  const user = await requireActiveUser(caller.id);
  if (!user.twoFactorEnabled) throw isOff();
  if (password !== undefined) await requireOwnPassword(caller, password, passwords);
  else if (!(await isReauthenticated(caller.sessionId))) throw passwordRequired();
  const backupCodes = newBackupCodes();
  const { matchedCount } = await UserModel.updateOne(
    { _id: caller.id, twoFactorEnabled: true },
    { twoFactorBackupCodes: await hashBackupCodes(backupCodes) },
    keepTimestamps,
  );
  if (matchedCount !== 1) throw isOff();
  return { user, backupCodes };
}

const mandatoryError = () =>
  new Forbidden('second_factor_kept', 'Administrators need two-factor authentication, so it stays on.');
const isOff = () => new Conflict('two_factor_off', 'Two-factor authentication is off.');
const passwordRequired = () => new ServiceError('unauthenticated', 'password_required', 'Password is required');

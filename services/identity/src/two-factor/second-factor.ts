import type { Encryption } from '../encryption/encryption';
import { keepTimestamps } from '../users/form-fields';
import { UserModel, type UserRecord } from '../users/user.model';
import { spendBackupCode } from './backup-codes';
import { matchingStep } from './totp';

const sixDigits = /^\d{6}$/;

/**
 * Uses up a code of the authenticator or a backup code. Each works once, also for concurrent requests.
 * @returns whether it was valid
 */
export async function spendSecondFactor(user: UserRecord, token: string, encryption: Encryption): Promise<boolean> {
  const typed = token.replace(/\s/g, ''); // authenticators show 123 456
  return sixDigits.test(typed) ? spendTotpCode(user, typed, encryption) : spendBackupCode(user._id, typed);
}

/** The write decides: a step that is not later than the last accepted one is used up, and so is its code. */
async function spendTotpCode(
  { _id, twoFactorSecret }: UserRecord,
  code: string,
  encryption: Encryption,
): Promise<boolean> {
  if (!twoFactorSecret) return false;
  const step = matchingStep(encryption.decrypt(twoFactorSecret, _id), code, Date.now());
  if (step === undefined) return false;
  const { modifiedCount } = await UserModel.updateOne(
    { _id, twoFactorEnabled: true, twoFactorSecret, twoFactorLastStep: { $not: { $gte: step } } },
    { twoFactorLastStep: step },
    keepTimestamps,
  );
  return modifiedCount === 1;
}

import type { Sealer } from '../encryption/encryption';
import { type Person, PersonModel } from '../users/user.model';
import { spendBackupCode } from './backup-codes';
import { matchingStep } from './totp';

const sixDigits = /^\d{6}$/;

/**
 * Uses up a code of the authenticator or a backup code; whether it was a good one. Each is good once, however many
 * requests come with it at the same time.
 */
export async function spendSecondFactor(person: Person, token: string, sealer: Sealer): Promise<boolean> {
  const typed = token.replace(/\s/g, ''); // authenticators show 123 456
  return sixDigits.test(typed) ? spendTotpCode(person, typed, sealer) : spendBackupCode(person._id, typed);
}

/** The write decides: a step that is not later than the last one accepted is spent, with the code that it had. */
async function spendTotpCode({ _id, twoFactorSecret }: Person, code: string, sealer: Sealer): Promise<boolean> {
  if (!twoFactorSecret) return false;
  const step = matchingStep(sealer.open(twoFactorSecret, _id), code, Date.now());
  if (step === undefined) return false;
  const { modifiedCount } = await PersonModel.updateOne(
    { _id, twoFactorEnabled: true, twoFactorSecret, twoFactorLastStep: { $not: { $gte: step } } },
    { twoFactorLastStep: step },
    { timestamps: false },
  );
  return modifiedCount === 1;
}

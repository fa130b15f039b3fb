import type { ConfirmSetup } from '@plaza/contracts/identity/two-factor';
import type { Encryption } from '../encryption/encryption';
import { timingSafeEqual } from '../secrets/timing-safe-equal';
import { requireActiveUser } from '../users/require-active-user';
import type { UserRecord } from '../users/user.model';
import { areBackupCodes } from './backup-codes';

/** Two-factor authentication that is on, by this request or by an earlier one with the same content. */
export interface Confirmation {
  readonly user: UserRecord;
  readonly backupCodesLeft: number;
  readonly isRepeated: boolean;
}

/**
 * The outcome of an earlier request with the same secret and backup codes, whose answer may have been lost. The browser
 * shows the codes only after an answer, so they must still be the current ones.
 */
export async function earlierConfirmation(
  userId: string,
  { secret, backupCodes }: ConfirmSetup,
  encryption: Encryption,
): Promise<Confirmation | undefined> {
  const user = await requireActiveUser(userId);
  const { twoFactorEnabled, twoFactorSecret, twoFactorBackupCodes = [] } = user;
  if (!twoFactorEnabled || !twoFactorSecret || !backupCodes) return undefined;
  if (!timingSafeEqual(encryption.decrypt(twoFactorSecret, userId), secret)) return undefined;
  if (!(await areBackupCodes(twoFactorBackupCodes, backupCodes))) return undefined;
  return { user, backupCodesLeft: twoFactorBackupCodes.length, isRepeated: true };
}

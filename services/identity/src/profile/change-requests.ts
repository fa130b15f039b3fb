import { isDuplicateKey } from '@plaza/service-kit/database';
import { BadInput } from '@plaza/service-kit/errors';
import { hashSecret } from '../secrets/secret';
import { hashSecurityCode, newSecurityCode } from '../secrets/security-code';
import type { UserRecord } from '../users/user.model';
import { ChangeRequestModel, type ChangeRequestRecord, type PendingChanges } from './change-request.model';

export const changeCodeMs = 10 * 60 * 1000;
/** So many codes may be tried; then the request is dead, also for the right one. */
export const maxCodeAttempts = 5;

/** Keeps what waits, in place of whatever waited before. @returns the code to mail, which is kept nowhere */
export async function createChangeRequest(
  { _id: userId, passwordHash }: UserRecord,
  pendingChanges: PendingChanges,
): Promise<string> {
  const code = newSecurityCode();
  const request = {
    verificationCode: hashSecurityCode(userId, code),
    expiresAt: new Date(Date.now() + changeCodeMs),
    used: false,
    attempts: 0,
    passwordMark: hashSecret(passwordHash),
    pendingChanges,
  };
  const keep = () => ChangeRequestModel.updateOne({ userId }, { $set: request }, { upsert: true });
  await keep().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return keep(); // two made the record at once; it is there now
  });
  return code;
}

/**
 * What waited for this code. The try is counted and the code compared in one write, so that of many at once no more are
 * compared than may be tried, and one at most succeeds.
 * @throws BadInput `invalid_verification_code`, the same for a wrong, a used and an expired one
 */
export async function redeemChangeCode(userId: string, code: string): Promise<ChangeRequestRecord> {
  const request = await ChangeRequestModel.findOneAndUpdate(
    { userId, used: false, expiresAt: { $gt: new Date(Date.now()) }, attempts: { $lt: maxCodeAttempts } },
    [
      {
        $set: {
          attempts: { $add: ['$attempts', 1] },
          used: { $eq: ['$verificationCode', hashSecurityCode(userId, code)] },
        },
      },
    ],
    { returnDocument: 'after', updatePipeline: true },
  ).lean();
  if (!request?.used) throw new BadInput('Invalid verification code', undefined, 'invalid_verification_code');
  return request;
}

import { isDuplicateKey } from '@plaza/service-kit/database';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { MessageAuthentication } from '@plaza/service-kit/security/message-authentication';
import { hashSecret } from '../secrets/secret';
import { hashSecurityCode, newSecurityCode } from '../secrets/security-code';
import type { UserRecord } from '../users/user.model';
import { ChangeRequestModel, type ChangeRequestRecord, type PendingChanges } from './change-request.model';

export const changeCodeMs = 10 * 60 * 1000;
/** How many codes may be tried; after that even the right one fails. */
export const maxCodeAttempts = 5;

export interface ChangeCode {
  readonly code: string;
  readonly goodUntil: Date;
}

/**
 * Stores the changes, replacing an earlier request.
 * @returns the code to mail, of which only the hash is stored
 */
export async function createChangeRequest(
  { _id: userId, passwordHash }: UserRecord,
  pendingChanges: PendingChanges,
  authentication: MessageAuthentication,
): Promise<ChangeCode> {
  const code = newSecurityCode();
  const goodUntil = new Date(Date.now() + changeCodeMs);
  const request = {
    verificationCode: hashSecurityCode(authentication, userId, code),
    expiresAt: goodUntil,
    used: false,
    attempts: 0,
    passwordMark: hashSecret(passwordHash),
    pendingChanges,
  };
  const store = () => ChangeRequestModel.updateOne({ userId }, { $set: request }, { upsert: true });
  await store().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return store(); // a concurrent request has created the record
  });
  return { code, goodUntil };
}

/**
 * Finds the request that a code belongs to. One write counts the try and compares the code, so that concurrent requests
 * get no further comparisons, and at most one succeeds.
 * @throws InvalidInput `invalid_verification_code`, the same for a wrong, a used and an expired code
 */
export async function redeemChangeCode(
  userId: string,
  code: string,
  authentication: MessageAuthentication,
): Promise<ChangeRequestRecord> {
  const request = await ChangeRequestModel.findOneAndUpdate(
    { userId, used: false, expiresAt: { $gt: new Date(Date.now()) }, attempts: { $lt: maxCodeAttempts } },
    [
      {
        $set: {
          attempts: { $add: ['$attempts', 1] },
          used: { $eq: ['$verificationCode', hashSecurityCode(authentication, userId, code)] },
        },
      },
    ],
    { returnDocument: 'after', updatePipeline: true },
  ).lean();
  if (!request?.used) throw new InvalidInput('Invalid verification code', undefined, 'invalid_verification_code');
  return request;
}

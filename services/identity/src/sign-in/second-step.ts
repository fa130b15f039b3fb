import type { VerifySignIn } from '@plaza/contracts/identity/authentication';
import { ServiceError } from '@plaza/service-kit/errors';
import { asSecurityEvent } from '@plaza/service-kit/security/security-events';
import type { Encryption } from '../encryption/encryption';
import { takeAttempt } from '../sign-in-attempts/attempts';
import { spendSecondFactor } from '../two-factor/second-factor';
import { UserModel, type UserRecord } from '../users/user.model';
import { endChallenge, matchesPassword, takeChallengeTry } from './challenge';
import type { SignInChallengeRecord } from './challenge.model';

/**
 * Finds the user whose second factor this is. A wrong one uses up one of the challenge's tries and one of the account's
 * attempts, which a new challenge does not restore. Of concurrent requests with one challenge, one succeeds.
 * @throws ServiceError `invalid_code`; ServiceError `challenge_ended` when the password has to be entered again
 */
export async function checkSecondStep(
  secret: string | undefined,
  { userId, token }: VerifySignIn,
  encryption: Encryption,
): Promise<UserRecord> {
  const challenge = await takeChallengeTry(secret, userId);
  if (!challenge) throw challengeEnded();
  const user = await findChallengedUser(challenge);
  const attempt = user && (await takeAttempt(user.email));
  // When no attempts are left, the challenge is not ended, as a concurrent request with it may succeed. The attempts
  // stay used up for longer than the challenge is valid.
  if (!user || !attempt) throw challengeEnded();
  if (!attempt.allowed) throw asSecurityEvent(challengeEnded(), 'attempts_used_up', user._id);
  if (!(await spendSecondFactor(user, token, encryption))) {
    throw asSecurityEvent(invalidCode(), 'second_factor_failed', user._id);
  }
  if (!(await endChallenge(challenge))) throw challengeEnded();
  return user;
}

async function findChallengedUser(challenge: SignInChallengeRecord): Promise<UserRecord | undefined> {
  const user = await UserModel.findOne({ _id: challenge.userId, isActive: true, twoFactorEnabled: true }).lean();
  return user && matchesPassword(challenge, user) ? user : undefined;
}

const invalidCode = () => new ServiceError('unauthenticated', 'invalid_code', 'Invalid verification code');
export const challengeEnded = () => new ServiceError('unauthenticated', 'challenge_ended', 'Please sign in again.');

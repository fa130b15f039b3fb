import type { VerifySignIn } from '@plaza/contracts/identity';
import { Failure } from '@plaza/service-kit/errors';
import type { Sealer } from '../encryption/encryption';
import { takeAttempt } from '../sign-in-attempts/attempts';
import { spendSecondFactor } from '../two-factor/second-factor';
import { type Person, PersonModel } from '../users/user.model';
import { endChallenge, isBoundTo, takeTry } from './challenge';
import type { SignInChallenge } from './challenge.model';

/**
 * The person whose second factor this is. A wrong one takes one of the challenge's tries and one of the account's
 * attempts, which stays taken when a new challenge is opened; of all requests with one challenge one gets in.
 * @throws Failure `invalid_code`; Failure `challenge_ended`, when the password has to be shown again
 */
export async function checkSecondStep(
  secret: string | undefined,
  { userId, token }: VerifySignIn,
  sealer: Sealer,
): Promise<Person> {
  const challenge = await takeTry(secret, userId);
  if (!challenge) throw challengeEnded();
  const person = await personOf(challenge);
  const attempt = person && (await takeAttempt(person.email));
  // The challenge stays where attempts are used up: another request with it may be getting in just now, and whoever
  // comes later finds the attempts used up for longer than it lives.
  if (!person || !attempt?.allowed) throw challengeEnded();
  if (!(await spendSecondFactor(person, token, sealer))) throw invalidCode();
  if (!(await endChallenge(challenge))) throw challengeEnded();
  return person;
}

async function personOf(challenge: SignInChallenge): Promise<Person | undefined> {
  const person = await PersonModel.findOne({ _id: challenge.userId, isActive: true, twoFactorEnabled: true }).lean();
  return person && isBoundTo(challenge, person) ? person : undefined;
}

const invalidCode = () => new Failure('unauthenticated', 'invalid_code', 'Invalid verification code');
export const challengeEnded = () => new Failure('unauthenticated', 'challenge_ended', 'Please sign in again.');

import { hashOf, newSecret } from '../secrets/secret';
import type { Person } from '../users/user.model';
import { type SignInChallenge, SignInChallengeModel } from './challenge.model';

export const challengeMs = 5 * 60 * 1000;
const maxTries = 5;

/** @returns the secret for the cookie of the browser that showed the password */
export async function openChallenge({ _id: userId, passwordHash }: Person): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + challengeMs);
  const passwordMark = hashOf(passwordHash);
  await SignInChallengeModel.create({ _id: hashOf(secret), userId, passwordMark, tries: 0, expiresAt });
  return secret;
}

/**
 * Takes one of the five tries, before anything is compared, so that however many come at once no more are compared.
 * @returns nothing when there is none left, or the challenge is over, unknown or somebody else's
 */
export async function takeTry(secret: string | undefined, userId: string): Promise<SignInChallenge | undefined> {
  if (!secret) return undefined;
  const challenge = await SignInChallengeModel.findOneAndUpdate(
    { _id: hashOf(secret), userId, tries: { $lt: maxTries }, expiresAt: { $gt: new Date() } },
    { $inc: { tries: 1 } },
  ).lean();
  return challenge ?? undefined;
}

/** Whether the password that opened the challenge still is the person's. */
export const isBoundTo = ({ passwordMark }: SignInChallenge, { passwordHash }: Person): boolean =>
  passwordMark === hashOf(passwordHash);

/** Ends the challenge; whether it was this request that did. */
export async function endChallenge({ _id }: SignInChallenge): Promise<boolean> {
  return (await SignInChallengeModel.deleteOne({ _id })).deletedCount === 1;
}

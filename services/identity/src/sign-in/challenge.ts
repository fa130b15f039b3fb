import { hashSecret, newSecret } from '../secrets/secret';
import type { UserRecord } from '../users/user.model';
import { SignInChallengeModel, type SignInChallengeRecord } from './challenge.model';

export const challengeMs = 5 * 60 * 1000;
const maxTries = 5;

/** @returns the secret for the cookie of the browser that sent the password */
export async function openChallenge({ _id: userId, passwordHash }: UserRecord): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(Date.now() + challengeMs);
  const passwordMark = hashSecret(passwordHash);
  await SignInChallengeModel.create({ _id: hashSecret(secret), userId, passwordMark, tries: 0, expiresAt });
  return secret;
}

/**
 * Counts one of the five tries before anything is compared, so that concurrent requests get no further comparisons.
 * @returns undefined when no try is left, or when the challenge has ended, is unknown or belongs to another user
 */
export async function takeChallengeTry(
  secret: string | undefined,
  userId: string,
): Promise<SignInChallengeRecord | undefined> {
  if (!secret) return undefined;
  const challenge = await SignInChallengeModel.findOneAndUpdate(
    { _id: hashSecret(secret), userId, tries: { $lt: maxTries }, expiresAt: { $gt: new Date() } },
    { $inc: { tries: 1 } },
  ).lean();
  return challenge ?? undefined;
}

/** Whether the password that opened the challenge is still the user's. */
export const matchesPassword = ({ passwordMark }: SignInChallengeRecord, { passwordHash }: UserRecord): boolean =>
  passwordMark === hashSecret(passwordHash);

/** Ends the challenge. @returns false when another request ended it first */
export async function endChallenge({ _id }: SignInChallengeRecord): Promise<boolean> {
  return (await SignInChallengeModel.deleteOne({ _id })).deletedCount === 1;
}

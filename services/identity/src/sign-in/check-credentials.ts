import type { SignIn } from '@plaza/contracts/identity';
import { Failure, Forbidden } from '@plaza/service-kit/errors';
import type { Passwords } from '../passwords/passwords';
import { type Attempt, takeAttempt } from '../sign-in-attempts/attempts';
import { type Person, PersonModel } from '../users/user.model';

/** Somebody who knows the password, with the attempt that it took. */
export interface Recognized {
  readonly person: Person;
  readonly attempt: Attempt;
}

/**
 * The person with this address and password. A wrong password, an unknown address, a switched-off account and too many
 * attempts look the same, in words and in time: one attempt is taken and one comparison made in each case.
 * @throws Failure `invalid_credentials`; Forbidden `email_not_verified`, to those alone who know the password
 */
export async function checkCredentials(
  { email, password }: SignIn,
  passwords: Passwords,
  requireVerified: boolean,
): Promise<Recognized> {
  const [person, attempt] = await Promise.all([PersonModel.findOne({ email }).lean(), takeAttempt(email)]);
  const matches = await passwords.matches(password, person?.passwordHash);
  if (!person?.isActive || !matches || !attempt.allowed) throw invalidCredentials();
  if (requireVerified && !person.emailVerified) {
    await attempt.release();
    throw new Forbidden('email_not_verified', 'Please verify your email address before signing in.');
  }
  return { person, attempt };
}

export const invalidCredentials = () =>
  new Failure('unauthenticated', 'invalid_credentials', 'Invalid email or password.');

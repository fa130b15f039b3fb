import type { SignIn } from '@plaza/contracts/identity';
import { Failure, Forbidden } from '@plaza/service-kit/errors';
import type { Passwords } from '../passwords/passwords';
import { type Person, PersonModel } from '../people/person.model';

/**
 * The person with this address and password. A wrong password, an unknown address and a switched-off account look the
 * same, in words and in time: one comparison is made in each case.
 * @throws Failure `invalid_credentials`; Forbidden `email_not_verified`, to those alone who know the password
 */
export async function checkCredentials(
  { email, password }: SignIn,
  passwords: Passwords,
  requireVerified: boolean,
): Promise<Person> {
  const person = await PersonModel.findOne({ email }).lean();
  const matches = await passwords.matches(password, person?.passwordHash);
  if (!person?.isActive || !matches) {
    throw new Failure('unauthenticated', 'invalid_credentials', 'Invalid email or password.');
  }
  if (requireVerified && !person.emailVerified) {
    throw new Forbidden('email_not_verified', 'Please verify your email address before signing in.');
  }
  return person;
}

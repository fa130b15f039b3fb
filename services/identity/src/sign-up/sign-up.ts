import type { SignUp } from '@plaza/contracts/identity';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import type { Passwords } from '../passwords/passwords';
import { refuseCommonPassword } from '../passwords/reject-common-password';
import { plainName } from '../text/plain-text';
import { nextCustomId } from '../users/custom-id';
import { type Person, PersonModel } from '../users/user.model';
import { searchTermsOf } from '../users/user-search';

/**
 * Creates a customer's account, unverified.
 * @throws Conflict `email_taken`; BadInput `password_too_common`, or for a name of hidden signs alone
 */
export async function signUp({ email, password, ...given }: SignUp, passwords: Passwords): Promise<Person> {
  const names = { firstName: plainName('firstName', given.firstName), lastName: plainName('lastName', given.lastName) };
  refuseCommonPassword(password, 'password');
  if (await PersonModel.exists({ email })) throw emailTaken();
  const passwordHash = await passwords.hash(password);
  const customId = await nextCustomId('user');
  try {
    const searchTerms = searchTermsOf({ ...names, email });
    const person = await PersonModel.create({ ...names, email, passwordHash, customId, searchTerms, role: 'user' });
    return person.toObject();
  } catch (error) {
    if (isDuplicateKey(error) && (await PersonModel.exists({ email }))) throw emailTaken(); // somebody was quicker
    throw error;
  }
}

const emailTaken = () => new Conflict('email_taken', 'An account with this email already exists.');

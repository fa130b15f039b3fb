import type { SignUp } from '@plaza/contracts/identity';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { BadInput, Conflict } from '@plaza/service-kit/errors';
import { isCommonPassword } from '../passwords/common-passwords';
import type { Passwords } from '../passwords/passwords';
import { nextCustomId } from './custom-id';
import { type Person, PersonModel } from './person.model';

/**
 * Creates a customer's account, unverified.
 * @throws Conflict `email_taken`; BadInput `password_too_common`
 */
export async function signUp({ email, password, firstName, lastName }: SignUp, passwords: Passwords): Promise<Person> {
  refuseCommonPassword(password);
  if (await PersonModel.exists({ email })) throw emailTaken();
  const passwordHash = await passwords.hash(password);
  const customId = await nextCustomId('user');
  try {
    const person = await PersonModel.create({ email, passwordHash, firstName, lastName, customId, role: 'user' });
    return person.toObject();
  } catch (error) {
    if (isDuplicateKey(error) && (await PersonModel.exists({ email }))) throw emailTaken(); // somebody was quicker
    throw error;
  }
}

const emailTaken = () => new Conflict('email_taken', 'An account with this email already exists.');

function refuseCommonPassword(password: string) {
  if (!isCommonPassword(password)) return;
  const message = 'This password is too common. Please choose another one.';
  throw new BadInput(message, [{ path: 'password', message }], 'password_too_common');
}

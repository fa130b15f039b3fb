import type { Caller } from '@plaza/contracts/session';
import { refuseImpersonation } from '@plaza/service-kit/caller';
import { BadInput } from '@plaza/service-kit/errors';
import type { Passwords } from '../passwords/passwords';
import { noteStepUp } from '../sessions/step-up';
import { takeAttempt } from '../sign-in-attempts/attempts';
import { ownRecord } from '../users/require-active-user';
import type { Person } from '../users/user.model';

/**
 * Asks a signed-in person for their password again. Wrong ones count as attempts to sign in do, so that a stolen
 * session cannot be used to guess the password.
 * @throws Forbidden `impersonation`; BadInput `wrong_password`, also after too many attempts; NotSignedIn when the person is gone
 */
export async function demandOwnPassword(
  caller: Pick<Caller, 'id' | 'sessionId' | 'impersonatorId'>,
  password: string,
  passwords: Passwords,
): Promise<Person> {
  refuseImpersonation(caller);
  const person = await ownRecord(caller.id);
  const attempt = await takeAttempt(person.email);
  const matches = await passwords.matches(password, person.passwordHash);
  if (!matches || !attempt.allowed) throw new BadInput('The password is not right.', undefined, 'wrong_password');
  await attempt.release();
  await noteStepUp(caller.sessionId);
  return person;
}

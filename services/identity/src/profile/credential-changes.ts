import type { ProfileChanges } from '@plaza/contracts/profile';
import type { Caller } from '@plaza/contracts/session';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { BadInput, Conflict } from '@plaza/service-kit/errors';
import type { IdentityParts } from '../dependencies';
import { PasswordResetModel } from '../password-reset/password-reset.model';
import { refuseCommonPassword } from '../passwords/reject-common-password';
import { demandOwnPassword } from '../reauthentication/require-own-password';
import { hashOf } from '../secrets/secret';
import { endSessionsOf } from '../sessions/sessions';
import { ownRecord } from '../users/require-active-user';
import { type Person, PersonModel } from '../users/user.model';
import { toldElsewhere } from '../users/user-changed-event';
import { keepSearchable } from '../users/user-search';
import { addressInUseMail, changeAskedMail, changedMail, codeMail } from './change-mails';
import type { PendingChanges } from './change-request.model';
import { openChangeRequest, redeemChangeCode } from './change-requests';

type ChangeParts = Pick<IdentityParts, 'passwords' | 'mailer' | 'mailLimiter' | 'background' | 'relay'>;

/** A new e-mail or password, or both; undefined where neither is asked for. The e-mail that one has is no new one. */
export function credentialsAsked(person: Person, { email, newPassword }: ProfileChanges) {
  const newEmail = email === person.email ? undefined : email;
  return newEmail || newPassword ? { email: newEmail, newPassword } : undefined;
}
export type AskedCredentials = NonNullable<ReturnType<typeof credentialsAsked>>;

/**
 * Checks who asks, before anything of the same request is saved. The mail is counted after the password: a stolen
 * session without it cannot use up the person's mails.
 * @throws BadInput `password_required`, `wrong_password`, `password_too_common`; TooMany
 */
export async function admitChange(
  caller: Caller,
  { newPassword }: AskedCredentials,
  currentPassword: string | undefined,
  { passwords, mailLimiter }: ChangeParts,
): Promise<void> {
  if (!currentPassword) {
    const message = 'Password is required';
    throw new BadInput(message, [{ path: 'currentPassword', message }], 'password_required');
  }
  if (newPassword) refuseCommonPassword(newPassword, 'newPassword');
  await demandOwnPassword(caller, currentPassword, passwords);
  await mailLimiter.demand(`change:${caller.id}`);
}

/**
 * Keeps the change until its code comes back. The code goes to the new address, or, for a password alone, to the one in
 * force; that one is told at once of a new address. Whether the new address is taken shows neither in the answer nor in
 * its time: the request is kept alike, and the mails leave behind the answer.
 */
export async function requestChange(person: Person, asked: AskedCredentials, parts: ChangeParts): Promise<string> {
  const { email, newPassword } = asked;
  const changes: PendingChanges = {
    ...(email ? { email } : {}),
    ...(newPassword ? { passwordHash: await parts.passwords.hash(newPassword) } : {}),
  };
  const code = await openChangeRequest(person, changes);
  void parts.background.run('sending the mails of a change', () => sendMails(person, code, changes, parts));
  const where = email ? 'your new address' : 'your address';
  return `We sent a code to ${where}. Enter it within 10 minutes to complete the change.`;
}

async function sendMails(person: Person, code: string, changes: PendingChanges, parts: ChangeParts): Promise<void> {
  const { mailer, mailLimiter } = parts;
  const { email } = changes;
  if (!email) return void (await mailer.send(codeMail(person.email, code, changes)));
  await mailer.send(changeAskedMail(person.email, changes));
  const owner = await PersonModel.exists({ email });
  if (!owner) return void (await mailer.send(codeMail(email, code, changes)));
  // The owner of a taken address gets no code, as the change could not be completed, but learns why; not without end.
  const taken = await mailLimiter.take(`change-taken:${owner._id}`);
  if (taken.allowed) await mailer.send(addressInUseMail(email));
}

/**
 * Completes what waited for a code, once. A new password ends every other session.
 * @throws BadInput `invalid_verification_code`; Conflict `email_taken` when somebody took the address meanwhile,
 * `password_changed` when the password is another one than that with which the change was asked for
 */
export async function confirmChange(caller: Caller, code: string, parts: ChangeParts): Promise<string> {
  const person = await ownRecord(caller.id);
  const { pendingChanges: changes, passwordMark } = await redeemChangeCode(caller.id, code);
  if (hashOf(person.passwordHash) !== passwordMark) throw passwordChanged();
  await applyChanges(person, changes);
  if (changes.email) await keepSearchable(caller.id);
  // Whoever asked for a reset before has no say over what was chosen since.
  await PasswordResetModel.deleteMany({ userId: caller.id });
  if (changes.passwordHash) await endSessionsOf(caller.id, parts.relay, caller.sessionId);
  await parts.background.run('sending the notice of a change', async () => {
    await parts.mailer.send(changedMail(person.email, changes));
  });
  const what = [changes.email && 'e-mail address', changes.passwordHash && 'password'].filter(Boolean).join(' and ');
  return `Your ${what} ${changes.email && changes.passwordHash ? 'have' : 'has'} been changed.`;
}

/** One write over what was read, so that a password set meanwhile stays; the unique index decides who has an address. */
async function applyChanges({ _id, passwordHash: before }: Person, changes: PendingChanges): Promise<void> {
  const { email, passwordHash } = changes;
  const update = {
    $set: { ...(email ? { email, emailVerified: true } : {}), ...(passwordHash ? { passwordHash } : {}) },
    $push: toldElsewhere(_id, { email }),
    // A link that was mailed to the address before verifies nothing any more.
    ...(email ? { $unset: { emailVerificationToken: '', emailVerificationExpires: '' } } : {}),
  };
  try {
    const { matchedCount } = await PersonModel.updateOne({ _id, passwordHash: before, isActive: true }, update);
    if (matchedCount === 1) return;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new Conflict('email_taken', 'An account with this email already exists.');
  }
  await ownRecord(_id);
  throw passwordChanged();
}

const passwordChanged = () =>
  new Conflict('password_changed', 'Your password was changed meanwhile. Please ask for the change again.');

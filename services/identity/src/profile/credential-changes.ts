import type { ProfileChanges } from '@plaza/contracts/profile';
import type { Caller } from '@plaza/contracts/session';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { BadInput, Conflict } from '@plaza/service-kit/errors';
import type { IdentityDependencies } from '../dependencies';
import { PasswordResetModel } from '../password-reset/password-reset.model';
import { rejectCommonPassword } from '../passwords/reject-common-password';
import { requireOwnPassword } from '../reauthentication/require-own-password';
import { hashSecret } from '../secrets/secret';
import { endUserSessions } from '../sessions/sessions';
import { emailTaken } from '../users/email-taken';
import { requireActiveUser } from '../users/require-active-user';
import { UserModel, type UserRecord } from '../users/user.model';
import { userChangedEvent } from '../users/user-changed-event';
import { updateSearchTerms } from '../users/user-search';
import { addressInUseMail, changedMail, changeRequestedMail, codeMail } from './change-mails';
import type { PendingChanges } from './change-request.model';
import { createChangeRequest, redeemChangeCode } from './change-requests';

type ChangeDependencies = Pick<IdentityDependencies, 'passwords' | 'mailer' | 'mailLimiter' | 'background' | 'relay'>;

/** A new e-mail or password, or both; undefined where neither is asked for. The e-mail that one has is no new one. */
export function requestedCredentials(user: UserRecord, { email, newPassword }: ProfileChanges) {
  const newEmail = email === user.email ? undefined : email;
  return newEmail || newPassword ? { email: newEmail, newPassword } : undefined;
}
export type RequestedCredentials = NonNullable<ReturnType<typeof requestedCredentials>>;

/**
 * Checks who asks, before anything of the same request is saved. The mail is counted after the password: a stolen
 * session without it cannot use up the person's mails.
 * @throws BadInput `password_required`, `wrong_password`, `password_too_common`; TooMany
 */
export async function authorizeChange(
  caller: Caller,
  { newPassword }: RequestedCredentials,
  currentPassword: string | undefined,
  { passwords, mailLimiter }: ChangeDependencies,
): Promise<void> {
  if (!currentPassword) {
    const message = 'Password is required';
    throw new BadInput(message, [{ path: 'currentPassword', message }], 'password_required');
  }
  if (newPassword) rejectCommonPassword(newPassword, 'newPassword');
  await requireOwnPassword(caller, currentPassword, passwords);
  await mailLimiter.demand(`change:${caller.id}`);
}

/**
 * Keeps the change until its code comes back. The code goes to the new address, or, for a password alone, to the one in
 * force; that one is told at once of a new address. Whether the new address is taken shows neither in the answer nor in
 * its time: the request is kept alike, and the mails leave behind the answer.
 */
export async function requestChange(
  user: UserRecord,
  requested: RequestedCredentials,
  dependencies: ChangeDependencies,
): Promise<string> {
  const { email, newPassword } = requested;
  const changes: PendingChanges = {
    ...(email ? { email } : {}),
    ...(newPassword ? { passwordHash: await dependencies.passwords.hash(newPassword) } : {}),
  };
  const code = await createChangeRequest(user, changes);
  void dependencies.background.run('sending the mails of a change', () => sendMails(user, code, changes, dependencies));
  const where = email ? 'your new address' : 'your address';
  return `We sent a code to ${where}. Enter it within 10 minutes to complete the change.`;
}

async function sendMails(
  user: UserRecord,
  code: string,
  changes: PendingChanges,
  dependencies: ChangeDependencies,
): Promise<void> {
  const { mailer, mailLimiter } = dependencies;
  const { email } = changes;
  if (!email) return void (await mailer.send(codeMail(user.email, code, changes)));
  await mailer.send(changeRequestedMail(user.email, changes));
  const owner = await UserModel.exists({ email });
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
export async function confirmChange(caller: Caller, code: string, dependencies: ChangeDependencies): Promise<string> {
  const user = await requireActiveUser(caller.id);
  const { pendingChanges: changes, passwordMark } = await redeemChangeCode(caller.id, code);
  if (hashSecret(user.passwordHash) !== passwordMark) throw passwordChanged();
  await applyChanges(user, changes);
  if (changes.email) await updateSearchTerms(caller.id);
  // Whoever asked for a reset before has no say over what was chosen since.
  await PasswordResetModel.deleteMany({ userId: caller.id });
  if (changes.passwordHash) await endUserSessions(caller.id, dependencies.relay, caller.sessionId);
  await dependencies.background.run('sending the notice of a change', async () => {
    await dependencies.mailer.send(changedMail(user.email, changes));
  });
  const what = [changes.email && 'e-mail address', changes.passwordHash && 'password'].filter(Boolean).join(' and ');
  return `Your ${what} ${changes.email && changes.passwordHash ? 'have' : 'has'} been changed.`;
}

/** One write over what was read, so that a password set meanwhile stays; the unique index decides who has an address. */
async function applyChanges({ _id, passwordHash: before }: UserRecord, changes: PendingChanges): Promise<void> {
  const { email, passwordHash } = changes;
  const update = {
    $set: { ...(email ? { email, emailVerified: true } : {}), ...(passwordHash ? { passwordHash } : {}) },
    $push: userChangedEvent(_id, { email }),
    // A link that was mailed to the address before verifies nothing any more.
    ...(email ? { $unset: { emailVerificationToken: '', emailVerificationExpires: '' } } : {}),
  };
  try {
    const { matchedCount } = await UserModel.updateOne({ _id, passwordHash: before, isActive: true }, update);
    if (matchedCount === 1) return;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw emailTaken();
  }
  await requireActiveUser(_id);
  throw passwordChanged();
}

const passwordChanged = () =>
  new Conflict('password_changed', 'Your password was changed meanwhile. Please ask for the change again.');

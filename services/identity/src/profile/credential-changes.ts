import type { ProfileChanges } from '@plaza/contracts/identity/profile';
import type { Caller } from '@plaza/contracts/identity/session';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, InvalidInput } from '@plaza/service-kit/errors';
import type { IdentityDependencies } from '../dependencies';
import { PasswordResetModel } from '../password-reset/password-reset.model';
import { rejectWeakPassword } from '../passwords/reject-weak-password';
import { requireOwnPassword } from '../reauthentication/require-own-password';
import { hashSecret } from '../secrets/secret';
import { endUserSessions } from '../sessions/end-sessions';
import { emailTaken } from '../users/email-taken';
import { requireActiveUser } from '../users/require-active-user';
import { UserModel, type UserRecord } from '../users/user.model';
import { userChangedEvent } from '../users/user-changed-event';
import { updateSearchTerms } from '../users/user-search';
import { changedMail, changedThings } from './change-mails';
import type { PendingChanges } from './change-request.model';
import { createChangeRequest, redeemChangeCode } from './change-requests';
import { sendChangeMails } from './send-change-mails';

type ChangeDependencies = Pick<
  IdentityDependencies,
  'passwords' | 'mailer' | 'mailLimiter' | 'background' | 'relay' | 'authentication'
>;

/**
 * The requested new e-mail address, password, or both; undefined without either. The current address is not a change.
 */
export function requestedCredentials(user: UserRecord, { email, newPassword }: ProfileChanges) {
  const newEmail = email === user.email ? undefined : email;
  return newEmail || newPassword ? { email: newEmail, newPassword } : undefined;
}
export type RequestedCredentials = NonNullable<ReturnType<typeof requestedCredentials>>;

/**
 * Checks the password before anything of the same request is saved. The mail is counted only after that, so that a
 * stolen session cannot use up the user's mail limit.
 * @throws InvalidInput `password_required`, `wrong_password`, `password_too_common`, `password_personal`;
 * TooManyRequests
 */
export async function authorizeChange(
  caller: Caller,
  user: UserRecord,
  { email = user.email, newPassword }: RequestedCredentials,
  currentPassword: string | undefined,
  { passwords, mailLimiter }: ChangeDependencies,
): Promise<void> {
  if (!currentPassword) {
    const message = 'Password is required';
    throw new InvalidInput(message, [{ path: 'currentPassword', message }], 'password_required');
  }
  if (newPassword) rejectWeakPassword(newPassword, 'newPassword', { ...user, email });
  await requireOwnPassword(caller, currentPassword, passwords);
  await mailLimiter.consume(`change:${caller.id}`);
}

/**
 * Stores the change until its code is entered. Neither the response nor its timing reveals whether the new address is
 * taken: the request is stored in either case, and the mails are sent after the response.
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
  const code = await createChangeRequest(user, changes, dependencies.authentication);
  void dependencies.background.run('sending the mails of a change', () =>
    sendChangeMails(user, code, changes, dependencies),
  );
  const recipient = email ? 'your new address' : 'your address';
  return `We sent a code to ${recipient}. Enter it within 10 minutes to complete the change.`;
}

/**
 * Completes the change that a code belongs to, once. A new password ends every other session.
 * @throws InvalidInput `invalid_verification_code`; Conflict `email_taken` when the address was taken meanwhile,
 * `password_changed` when the password was changed since the request
 */
export async function confirmChange(caller: Caller, code: string, dependencies: ChangeDependencies): Promise<string> {
  const user = await requireActiveUser(caller.id);
  const { pendingChanges: changes, passwordMark } = await redeemChangeCode(
    caller.id,
    code,
    dependencies.authentication,
  );
  if (hashSecret(user.passwordHash) !== passwordMark) throw passwordChanged();
  await applyChanges(user, changes);
  if (changes.email) await updateSearchTerms(caller.id);
  // Earlier resets must not replace the new credentials.
  await PasswordResetModel.deleteMany({ userId: caller.id });
  if (changes.passwordHash) await endUserSessions(caller.id, dependencies.relay, caller.sessionId);
  await dependencies.background.run('sending the notice of a change', async () => {
    await dependencies.mailer.send(changedMail(user.email, changes));
  });
  return `Your ${changedThings(changes)} ${changes.email && changes.passwordHash ? 'have' : 'has'} been changed.`;
}

/**
 * The write requires the password that was read, so a password set meanwhile stays; the unique index decides who gets
 * an address.
 */
async function applyChanges(
  { _id, passwordHash: before, emailVerified }: UserRecord,
  changes: PendingChanges,
): Promise<void> {
  const { email, passwordHash } = changes;
  const update = {
    $set: { ...(email ? { email, emailVerified: true } : {}), ...(passwordHash ? { passwordHash } : {}) },
    $push: userChangedEvent(_id, { email }),
    // Invalidates a link that was mailed to the earlier address.
    ...(email ? { $unset: { emailVerificationToken: '', emailVerificationExpires: '' } } : {}),
  };
  try {
    // Forms show whether the address is verified, not the address, so only a change of that counts for them.
    const options = { timestamps: email !== undefined && !emailVerified };
    const { matchedCount } = await UserModel.updateOne({ _id, passwordHash: before, isActive: true }, update, options);
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

import type { SetUserPassword } from '@plaza/contracts/identity/user-administration';
import { Conflict, Forbidden } from '@plaza/service-kit/errors';
import type { UpdateQuery } from 'mongoose';
import { type Author, createAuditRecord, flushPendingAudit } from '../audit/audit';
import type { IdentityDependencies } from '../dependencies';
import { PasswordResetModel } from '../password-reset/password-reset.model';
import { createReset } from '../password-reset/reset-request';
import { rejectWeakPassword } from '../passwords/reject-weak-password';
import { ChangeRequestModel } from '../profile/change-request.model';
import { endUserSessions } from '../sessions/end-sessions';
import { clearAttempts } from '../sign-in-attempts/attempts';
import { keepTimestamps } from '../users/form-fields';
import { UserModel, type UserRecord } from '../users/user.model';
import { passwordSetMail, resetLinkMail } from './administration-mails';
import { changedMeanwhile, findManagedUser, isSelf, requireManagingCaller, unchangedFilter } from './policy/policy';

type Dependencies = Pick<
  IdentityDependencies,
  'config' | 'passwords' | 'relay' | 'background' | 'mailer' | 'mailLimiter'
>;

const linkMs = 24 * 3600 * 1000;

/**
 * Sets another user's password and ends their sessions; two-factor authentication stays on. Pending changes and resets
 * of the password are deleted.
 * @throws NotFound; InvalidInput `password_too_common`, `password_personal`; Forbidden; Conflict `user_changed`
 */
export async function setUserPassword(
  id: string,
  { newPassword, mustChangePassword = false }: SetUserPassword,
  author: Author,
  dependencies: Dependencies,
): Promise<void> {
  const { passwords, relay, background, mailer } = dependencies;
  const user = await requireOtherUser(id, author);
  rejectWeakPassword(newPassword, 'newPassword', user);
  const passwordHash = await passwords.hash(newPassword);
  const update = mustChangePassword
    ? { $set: { passwordHash, mustChangePassword } }
    : { $set: { passwordHash }, $unset: { mustChangePassword: '' } };
  await writeToUser(user, update, { action: 'user.set-password', after: { mustChangePassword } }, author);
  await Promise.all([
    endUserSessions(id, relay),
    clearAttempts(user.email),
    PasswordResetModel.deleteMany({ userId: id }),
    ChangeRequestModel.deleteMany({ userId: id }),
  ]);
  void background.run('moving an audit record', flushPendingAudit);
  void background.run('notifying of a password that was set', async () => {
    await mailer.send(passwordSetMail(user.email, mustChangePassword));
  });
}

/**
 * Mails a user a link to choose a password, which works once within a day.
 * @returns the message for the administrator
 * @throws NotFound; Forbidden; TooManyRequests; Conflict `user_inactive`, `user_changed`
 */
export async function sendResetLink(id: string, author: Author, dependencies: Dependencies): Promise<string> {
  const { config, mailer, mailLimiter, background } = dependencies;
  const user = await requireOtherUser(id, author);
  if (!user.isActive) throw new Conflict('user_inactive', 'This account is deactivated. Activate it first.');
  await mailLimiter.consume(`reset-link:${id}`);
  await writeToUser(user, {}, { action: 'user.send-reset-link' }, author);
  const goodUntil = new Date(Date.now() + linkMs);
  const resetId = await createReset(user, { validMs: linkMs, mailed: true });
  const { delayed } = await mailer.send(resetLinkMail(config.PUBLIC_URL, user.email, resetId, goodUntil));
  void background.run('moving an audit record', flushPendingAudit);
  return delayed
    ? `Mail cannot leave just now. The reset link goes to ${user.email} as soon as it can.`
    : `A reset link was sent to ${user.email}.`;
}

/** Callers change their own password with the old one or a mailed code: an open session is not enough. */
async function requireOtherUser(id: string, { caller }: Author): Promise<UserRecord> {
  const managingCaller = await requireManagingCaller(caller);
  const user = await findManagedUser(managingCaller, id);
  if (isSelf(managingCaller, user)) throw new Forbidden('own_password', 'Change your own password in your profile.');
  return user;
}

interface AuditedAction {
  readonly action: string;
  readonly after?: unknown;
}

/**
 * Writes to a user, with the audit record, if the fields that decided whether the caller may do it are unchanged.
 * @throws Conflict `user_changed`
 */
async function writeToUser(
  user: UserRecord,
  update: UpdateQuery<UserRecord>,
  { action, after = null }: AuditedAction,
  author: Author,
): Promise<void> {
  const record = await createAuditRecord(author, { target: user, action, before: null, after });
  const { matchedCount } = await UserModel.updateOne(
    unchangedFilter(user),
    { ...update, $push: { pendingAudit: record } },
    keepTimestamps,
  );
  if (matchedCount !== 1) throw changedMeanwhile();
}

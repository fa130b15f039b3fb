import type { SetUserPassword } from '@plaza/contracts/administration';
import { Conflict, Forbidden } from '@plaza/service-kit/errors';
import { type Author, settleAudit } from '../audit/audit';
import type { IdentityParts } from '../dependencies';
import { PasswordResetModel } from '../password-reset/password-reset.model';
import { openReset } from '../password-reset/reset-request';
import { refuseCommonPassword } from '../passwords/reject-common-password';
import { ChangeRequestModel } from '../profile/change-request.model';
import { endSessionsOf } from '../sessions/sessions';
import { forgetAttempts } from '../sign-in-attempts/attempts';
import type { Person } from '../users/user.model';
import { passwordSetMail, resetLinkMail } from './administration-mails';
import { findManaged, isSelf, managerOf } from './policy/policy';
import { writeToUser } from './write-to-user';

type Parts = Pick<IdentityParts, 'config' | 'passwords' | 'relay' | 'background' | 'mailer' | 'mailLimiter'>;

const linkMs = 24 * 3600 * 1000;

/**
 * Sets somebody else's password and ends their sessions; two-factor stays. What they had begun in order to get another
 * password themselves is over: nothing sets one after this.
 * @throws NotFound; BadInput `password_too_common`; Forbidden; Conflict `user_changed`
 */
export async function setUserPassword(
  id: string,
  { newPassword, mustChangePassword = false }: SetUserPassword,
  author: Author,
  parts: Parts,
): Promise<void> {
  const { passwords, relay, background, mailer } = parts;
  const person = await somebodyElse(id, author);
  refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await passwords.hash(newPassword);
  const update = mustChangePassword
    ? { $set: { passwordHash, mustChangePassword } }
    : { $set: { passwordHash }, $unset: { mustChangePassword: '' } };
  await writeToUser(person, update, { action: 'user.set-password', after: { mustChangePassword } }, author);
  await Promise.all([
    endSessionsOf(id, relay),
    forgetAttempts(person.email),
    PasswordResetModel.deleteMany({ userId: id }),
    ChangeRequestModel.deleteMany({ userId: id }),
  ]);
  void background.run('telling of a password that was set', async () => {
    await settleAudit();
    await mailer.send(passwordSetMail(person.email, mustChangePassword));
  });
}

/**
 * Mails a person a link, good once within a day, with which they choose a password themselves.
 * @returns what to tell the administrator
 * @throws NotFound; Forbidden; TooMany; Conflict `user_inactive`, `user_changed`
 */
export async function sendResetLink(id: string, author: Author, parts: Parts): Promise<string> {
  const { config, mailer, mailLimiter, background } = parts;
  const person = await somebodyElse(id, author);
  if (!person.isActive) throw new Conflict('user_inactive', 'This account is deactivated. Activate it first.');
  await mailLimiter.demand(`reset-link:${id}`);
  await writeToUser(person, {}, { action: 'user.send-reset-link' }, author);
  const goodUntil = new Date(Date.now() + linkMs);
  const resetId = await openReset(person, { validMs: linkMs, mailed: true });
  const { delayed } = await mailer.send(resetLinkMail(config.PUBLIC_URL, person.email, resetId, goodUntil));
  void background.run('moving an audit record', settleAudit);
  return delayed
    ? `Mail cannot leave just now. The reset link goes to ${person.email} as soon as it can.`
    : `A reset link was sent to ${person.email}.`;
}

/** One's own password takes the old one, or a mailed code: a session that was left open is not enough. */
async function somebodyElse(id: string, { caller }: Author): Promise<Person> {
  const manager = await managerOf(caller);
  const person = await findManaged(manager, id);
  if (isSelf(manager, person)) throw new Forbidden('own_password', 'Change your own password in your profile.');
  return person;
}

import type { IdentityDependencies } from '../dependencies';
import type { ClientInfo } from '../http/client-info';
import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mailer';
import type { UserRecord } from '../users/user.model';
import { SessionModel, sessionMemoryMs } from './session.model';

/** A sign-in that has just happened. */
export interface SignInEvent extends ClientInfo {
  readonly sessionId: string;
  readonly at: Date;
}

/**
 * Mails users who opted in about a sign-in from a device that none of their sessions of the last 90 days used. The very
 * first session sends no mail, and neither does a sign-in of a user whose hourly mail limit is reached.
 */
export async function alertOfNewDevice(
  user: UserRecord,
  signIn: SignInEvent,
  { mailer, mailLimiter }: Pick<IdentityDependencies, 'mailer' | 'mailLimiter'>,
): Promise<void> {
  const { _id: userId, email, profile, createdAt } = user;
  if (!profile?.loginAlerts) return;
  const since = new Date(signIn.at.getTime() - sessionMemoryMs);
  const before = { userId, _id: { $ne: signIn.sessionId }, lastSeenAt: { $gt: since } };
  const devices = await SessionModel.distinct('device', before);
  // An old account without stored sessions had sessions, which have been deleted since.
  const isFirst = devices.length === 0 && createdAt > since;
  if (isFirst || devices.includes(signIn.device)) return;
  if ((await mailLimiter.tryConsume(`login-alert:${userId}`)).allowed) await mailer.send(alertMail(email, signIn));
}

function alertMail(to: string, { device, address, at }: SignInEvent): Mail {
  const statement = 'Somebody signed in to your Plaza account from a device that we have not seen before.';
  const facts = [`Device: ${device}`, `Network: ${address || 'unknown'}`, `Time: ${formatTime(at)}`];
  const advice =
    'If it was you, there is nothing to do. If not, change your password now: that signs out every other device.';
  return {
    to,
    subject: 'New sign-in to your Plaza account',
    text: `${statement}\n\n${facts.join('\n')}\n\n${advice}\n`,
    html: `<p>${statement}</p><p>${facts.map(escapeHtml).join('<br>')}</p><p>${advice}</p>`,
  };
}

/** '2026-03-01 14:05 UTC' */
const formatTime = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

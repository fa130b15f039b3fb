import type { IdentityParts } from '../dependencies';
import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mailer';
import type { Person } from '../users/user.model';
import type { Whereabouts } from './client-info';
import { rememberedMs, SessionModel } from './session.model';

/** A sign-in that has just happened. */
export interface SignedInFrom extends Whereabouts {
  readonly sessionId: string;
  readonly at: Date;
}

/**
 * Mails who wants it that somebody signed in from a device that none of their sessions of the last 90 days had. Not for
 * the very first session: there everything is new. Does nothing once they have had their share of such mails.
 */
export async function alertOfNewDevice(
  person: Person,
  signedIn: SignedInFrom,
  { mailer, mailLimiter }: Pick<IdentityParts, 'mailer' | 'mailLimiter'>,
): Promise<void> {
  const { _id: userId, email, profile, createdAt } = person;
  if (!profile?.loginAlerts) return;
  const since = new Date(signedIn.at.getTime() - rememberedMs);
  const before = { userId, _id: { $ne: signedIn.sessionId }, lastSeenAt: { $gt: since } };
  const devices = await SessionModel.distinct('device', before);
  // Where no session is remembered, an account older than our memory has had one that is forgotten.
  const isFirst = devices.length === 0 && createdAt > since;
  if (isFirst || devices.includes(signedIn.device)) return;
  if ((await mailLimiter.take(`login-alert:${userId}`)).allowed) await mailer.send(alertMail(email, signedIn));
}

function alertMail(to: string, { device, address, at }: SignedInFrom): Mail {
  const news = 'Somebody signed in to your Plaza account from a device that we have not seen before.';
  const facts = [`Device: ${device}`, `Network: ${address || 'unknown'}`, `Time: ${inWords(at)}`];
  const advice =
    'If it was you, there is nothing to do. If not, change your password now: that signs out every other device.';
  return {
    to,
    subject: 'New sign-in to your Plaza account',
    text: `${news}\n\n${facts.join('\n')}\n\n${advice}\n`,
    html: `<p>${news}</p><p>${facts.map(escapeHtml).join('<br>')}</p><p>${advice}</p>`,
  };
}

/** '2026-03-01 14:05 UTC' */
const inWords = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

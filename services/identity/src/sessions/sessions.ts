import type { Caller, Session } from '@plaza/contracts/session';
import { NotFound, NotSignedIn } from '@plaza/service-kit/errors';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { toCaller } from '../users/to-user';
import { type Person, PersonModel } from '../users/user.model';
import type { Whereabouts } from './client-info';
import { fromCookieValue, newRefreshSecret, storedForm, toCookieValue } from './refresh-secret';
import { rememberedMs, SessionModel, type StoredSession } from './session.model';

/** How long a session lives after its last refresh; far longer than any access token, so that revocations outlive them. */
export const sessionMs = 30 * 24 * 3600 * 1000;

/** A session with the value that its cookie has from now on. */
export interface OpenSession {
  readonly sessionId: string;
  /** Of the access tokens that it gives from now on. */
  readonly epoch: number;
  readonly cookie: string;
}

export async function createSession(userId: string, from: Whereabouts): Promise<OpenSession> {
  const now = new Date();
  const times = { createdAt: now, authenticatedAt: now, ...seen(now) };
  const session = new SessionModel({ userId, ...from, ...times });
  const secret = newRefreshSecret(session._id);
  await session.set(storedForm(secret)).save();
  return { sessionId: session._id, epoch: session.epoch, cookie: toCookieValue(secret) };
}

/**
 * Exchanges the cookie's secret for a new one. One atomic write decides between requests that come with the same
 * cookie: one of them gets through, and every other one ends the session, as it may have been stolen.
 * @throws NotSignedIn
 */
export async function rotateSession(
  cookie: string | undefined,
  from: Whereabouts,
  relay: OutboxRelay,
): Promise<OpenSession & { person: Person }> {
  const given = fromCookieValue(cookie);
  if (!given) throw new NotSignedIn();
  const next = newRefreshSecret(given.sessionId, given.family);
  const now = new Date();
  const session = await SessionModel.findOneAndUpdate(
    { _id: given.sessionId, ...storedForm(given), revokedAt: null, expiresAt: { $gt: now } },
    { secretHash: storedForm(next).secretHash, address: from.address, ...seen(now) },
  ).lean();
  const person = session && (await PersonModel.findOne({ _id: session.userId, isActive: true }).lean());
  if (!person) {
    await revokeSessionOfCookie(cookie, relay);
    throw new NotSignedIn('token_revoked');
  }
  return { sessionId: given.sessionId, epoch: session.epoch, cookie: toCookieValue(next), person };
}

/** Whose live session a cookie belongs to; does not change it. */
export async function callerOfCookie(cookie: string): Promise<Caller | null> {
  const given = fromCookieValue(cookie);
  if (!given) return null;
  const session = await SessionModel.findOne({
    ...{ _id: given.sessionId, ...storedForm(given) },
    ...alive(),
  }).lean();
  const person = session && (await PersonModel.findOne({ _id: session.userId, isActive: true }).lean());
  return person ? toCaller(person, session._id) : null;
}

/** The caller's live sessions, the latest used first. */
export async function listSessions(caller: Caller): Promise<Session[]> {
  const sessions = await SessionModel.find({ userId: caller.id, ...alive() })
    .sort({ lastSeenAt: -1 })
    .limit(100)
    .lean();
  return sessions.map((session) => toSession(session, caller.sessionId));
}

/** @throws NotFound, also for somebody else's */
export async function endSession(userId: string, sessionId: string, relay: OutboxRelay): Promise<void> {
  if (!(await revoke({ _id: sessionId, userId }, relay))) throw new NotFound('session_not_found', 'Session not found.');
}

/** Ends every session of a person, and those in which they act as somebody, but for one where that is named. */
export async function endSessionsOf(userId: string, relay: OutboxRelay, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? {} : { _id: { $ne: exceptId } };
  const theirs = { $or: [{ userId }, { impersonatorId: userId }] };
  const sessions = await SessionModel.find({ ...theirs, ...alive(), ...others }, { _id: 1, userId: 1 }).lean();
  await Promise.all(sessions.map(markRevoked));
  if (sessions.length > 0) await relay.flush();
}

/** Ends the session that a cookie was given for, be its secret the current or a spent one. */
export async function revokeSessionOfCookie(cookie: string | undefined, relay: OutboxRelay): Promise<void> {
  const given = fromCookieValue(cookie);
  if (given) await revoke({ _id: given.sessionId, familyHash: storedForm(given).familyHash }, relay);
}

/** Ends a session; its access tokens stop counting everywhere. Whether there was one to end. */
export async function revoke(
  which: { _id: string; userId?: string; familyHash?: string },
  relay: OutboxRelay,
): Promise<boolean> {
  const session = await SessionModel.findOne({ ...which, ...alive() }).lean();
  if (!session || !(await markRevoked(session))) return false;
  await relay.flush();
  return true;
}

/** The end and its event in one write; whether it was this one that ended it. */
async function markRevoked({ _id, userId }: Pick<StoredSession, '_id' | 'userId'>): Promise<boolean> {
  const event = outboxEntry('session.revoked', { sessionIds: [_id] }, { users: [userId] });
  const { modifiedCount } = await SessionModel.updateOne(
    { _id, revokedAt: null },
    { $set: { revokedAt: new Date() }, $push: { outbox: event } },
  );
  return modifiedCount === 1;
}

const alive = () => ({ revokedAt: null, expiresAt: { $gt: new Date() } });

/** What using a session at a time sets. */
const seen = (at: Date) => ({
  lastSeenAt: at,
  expiresAt: new Date(at.getTime() + sessionMs),
  keptUntil: new Date(at.getTime() + rememberedMs),
});

function toSession(session: StoredSession, currentId: string): Session {
  return {
    id: session._id,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    device: session.device,
    address: session.address,
    current: session._id === currentId,
  };
}

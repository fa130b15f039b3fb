import { NotFound } from '@plaza/service-kit/errors';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { notEnded } from './live-sessions';
import { fromCookieValue, toSecretHashes } from './refresh-secret';
import { SessionModel, type SessionRecord } from './session.model';

type SessionToEnd = Pick<SessionRecord, '_id' | 'userId'>;

/** @throws NotFound, also for another user's session */
export async function endSession(userId: string, sessionId: string, relay: OutboxRelay): Promise<void> {
  if (!(await revokeSession({ _id: sessionId, userId }, relay)))
    throw new NotFound('session_not_found', 'Session not found.');
}

/** Ends every session of a user, and those in which they impersonate others, except `exceptId` if given. */
export async function endUserSessions(userId: string, relay: OutboxRelay, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? {} : { _id: { $ne: exceptId } };
  const theirs = { $or: [{ userId }, { impersonatorId: userId }] };
  const sessions = await SessionModel.find({ ...theirs, ...notEnded(), ...others }, { _id: 1, userId: 1 }).lean();
  await Promise.all(sessions.map(markRevoked));
  if (sessions.length > 0) await relay.flush();
}

/**
 * Ends the session of a cookie, whether its secret is current or was already replaced.
 * @returns the id of the user whose live session it was
 */
export async function revokeSessionOfCookie(
  cookie: string | undefined,
  relay: OutboxRelay,
): Promise<string | undefined> {
  const presented = fromCookieValue(cookie);
  if (!presented) return undefined;
  return revokeSession({ _id: presented.sessionId, familyHash: toSecretHashes(presented).familyHash }, relay);
}

/**
 * Ends a session and the impersonations that its user began in it, and revokes their access tokens everywhere.
 * @returns the id of its user, if there was a live session
 */
export async function revokeSession(
  filter: { _id: string; userId?: string; familyHash?: string },
  relay: OutboxRelay,
): Promise<string | undefined> {
  const session = await SessionModel.findOne({ ...filter, ...notEnded() }).lean();
  if (!session || !(await markRevoked(session))) return undefined;
  // The session is marked first: beginning an impersonation creates its session, then checks that this one is still
  // live.
  await Promise.all((await begunFrom(session)).map(markRevoked));
  await relay.flush();
  return session.userId;
}

/** The sessions in which an administrator impersonates others, and which they began in this session. */
const begunFrom = ({ _id, userId }: SessionRecord): Promise<SessionToEnd[]> =>
  SessionModel.find(
    { impersonatorId: userId, impersonatorSessionId: _id, ...notEnded() },
    { _id: 1, userId: 1 },
  ).lean();

/** Ends the session and queues the event in one write. @returns false when another request ended it first */
async function markRevoked({ _id, userId }: SessionToEnd): Promise<boolean> {
  const event = outboxEntry('session.revoked', { sessionIds: [_id] }, { users: [userId] });
  const { modifiedCount } = await SessionModel.updateOne(
    { _id, revokedAt: null },
    { $set: { revokedAt: new Date() }, $push: { outbox: event } },
  );
  return modifiedCount === 1;
}

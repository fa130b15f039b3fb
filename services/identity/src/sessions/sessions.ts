import type { Caller, Session } from '@plaza/contracts/identity/session';
import { NotFound, Unauthenticated } from '@plaza/service-kit/errors';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { asSecurityEvent } from '@plaza/service-kit/security-events';
import type { IdentityConfig } from '../config';
import type { IdentityDependencies } from '../dependencies';
import type { ClientInfo } from '../http/client-info';
import type { SecondFactorConfig } from '../users/second-factor-rule';
import { toCaller } from '../users/to-user';
import { UserModel, type UserRecord } from '../users/user.model';
import { fromCookieValue, newRefreshSecret, toCookieValue, toSecretHashes } from './refresh-secret';
import { SessionModel, type SessionRecord, sessionMemoryMs } from './session.model';

const dayMs = 24 * 3600 * 1000;

/** How long a session lives after its last refresh: far longer than any access token. */
export const sessionMs = 30 * dayMs;

type SessionConfig = Pick<IdentityConfig, 'PUBLIC_URL' | 'SESSION_MAX_DAYS'>;

/** The cookie's value, and whether it came under the name that it had before the platform was served by https. */
export interface PresentedCookie {
  readonly value: string | undefined;
  readonly isOldName: boolean;
}

/** A session with the new value of its cookie. */
export interface OpenSession {
  readonly sessionId: string;
  /** The epoch of its new access tokens. */
  readonly epoch: number;
  /** When the user last entered a password or a second factor in it. */
  readonly authenticatedAt: Date;
  readonly cookie: string;
}

export async function createSession(userId: string, client: ClientInfo, config: SessionConfig): Promise<OpenSession> {
  const now = new Date();
  const times = { createdAt: now, authenticatedAt: now, ...usedAt(now, now, config) };
  const session = new SessionModel({ userId, ...client, ...times, ...cookieName(config) });
  const secret = newRefreshSecret(session._id);
  await session.set(toSecretHashes(secret)).save();
  return { sessionId: session._id, epoch: session.epoch, authenticatedAt: now, cookie: toCookieValue(secret) };
}

/**
 * Exchanges the cookie's secret for a new one. One atomic write decides between requests with the same cookie: one of
 * them succeeds, and every other one ends the session, as the cookie may have been stolen. So does one under the old
 * name of a session that has the new one: another site may have planted it.
 * @throws Unauthenticated
 */
export async function rotateSession(
  { value, isOldName }: PresentedCookie,
  client: ClientInfo,
  { relay, config }: Pick<IdentityDependencies, 'relay' | 'config'>,
): Promise<OpenSession & { user: UserRecord }> {
  const presented = fromCookieValue(value);
  if (!presented) throw new Unauthenticated();
  const next = newRefreshSecret(presented.sessionId, presented.family);
  const mayRotate = {
    _id: presented.sessionId,
    ...toSecretHashes(presented),
    ...live(config),
    ...(isOldName ? { renamed: null } : {}),
  };
  const { createdAt } = (await SessionModel.findOne(mayRotate, { createdAt: 1 }).lean()) ?? {};
  const session =
    createdAt &&
    (await SessionModel.findOneAndUpdate(mayRotate, {
      secretHash: toSecretHashes(next).secretHash,
      address: client.address,
      ...usedAt(new Date(), createdAt, config),
      ...cookieName(config),
    }).lean());
  const user = session && (await UserModel.findOne({ _id: session.userId, isActive: true }).lean());
  if (!user) {
    const owner = await revokeSessionOfCookie(value, relay);
    const refusal = new Unauthenticated('token_revoked');
    // The session was alive, and this was not its cookie any more: somebody else may have the newer one.
    throw owner && !session ? asSecurityEvent(refusal, 'session_cookie_reused', owner) : refusal;
  }
  const { epoch, authenticatedAt } = session;
  return { sessionId: presented.sessionId, epoch, authenticatedAt, cookie: toCookieValue(next), user };
}

/**
 * Records that the user has just entered a password or a second factor in this session.
 * @returns what its next access token says; undefined when it has ended
 */
export async function reauthenticate(
  sessionId: string,
  config: SessionConfig,
): Promise<Omit<OpenSession, 'cookie'> | undefined> {
  const authenticatedAt = new Date(Date.now());
  const session = await SessionModel.findOneAndUpdate({ _id: sessionId, ...live(config) }, { authenticatedAt }).lean();
  return session ? { sessionId, epoch: session.epoch, authenticatedAt } : undefined;
}

/** The user whose live session a cookie belongs to. Does not rotate the cookie. */
export async function callerFromCookie(
  cookie: string,
  config: SessionConfig & SecondFactorConfig,
): Promise<Caller | null> {
  const presented = fromCookieValue(cookie);
  if (!presented) return null;
  const session = await SessionModel.findOne({
    _id: presented.sessionId,
    ...toSecretHashes(presented),
    ...live(config),
  }).lean();
  const user = session && (await UserModel.findOne({ _id: session.userId, isActive: true }).lean());
  return user ? toCaller(user, { sessionId: session._id }, config) : null;
}

/** The caller's live sessions, latest use first. */
export async function listSessions(caller: Caller, config: SessionConfig): Promise<Session[]> {
  const sessions = await SessionModel.find({ userId: caller.id, ...live(config) })
    .sort({ lastSeenAt: -1 })
    .limit(100)
    .lean();
  return sessions.map((session) => toSession(session, caller.sessionId));
}

/** @throws NotFound, also for another user's session */
export async function endSession(userId: string, sessionId: string, relay: OutboxRelay): Promise<void> {
  if (!(await revokeSession({ _id: sessionId, userId }, relay)))
    throw new NotFound('session_not_found', 'Session not found.');
}

/** Ends every session of a user, and those in which they impersonate others, except one if given. */
export async function endUserSessions(userId: string, relay: OutboxRelay, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? {} : { _id: { $ne: exceptId } };
  const theirs = { $or: [{ userId }, { impersonatorId: userId }] };
  const sessions = await SessionModel.find({ ...theirs, ...notEnded(), ...others }, { _id: 1, userId: 1 }).lean();
  await Promise.all(sessions.map(markRevoked));
  if (sessions.length > 0) await relay.flush();
}

/**
 * Ends the session of a cookie, whether its secret is the current one or was used before.
 * @returns whose live session it was
 */
export async function revokeSessionOfCookie(
  cookie: string | undefined,
  relay: OutboxRelay,
): Promise<string | undefined> {
  const presented = fromCookieValue(cookie);
  if (!presented) return undefined;
  return revokeSession({ _id: presented.sessionId, familyHash: toSecretHashes(presented).familyHash }, relay);
}

/** Ends a session and revokes its access tokens everywhere. @returns whose it was, if there was a live one */
export async function revokeSession(
  filter: { _id: string; userId?: string; familyHash?: string },
  relay: OutboxRelay,
): Promise<string | undefined> {
  const session = await SessionModel.findOne({ ...filter, ...notEnded() }).lean();
  if (!session || !(await markRevoked(session))) return undefined;
  await relay.flush();
  return session.userId;
}

/** Ends the session and queues the event in one write. @returns false when another request ended it first */
async function markRevoked({ _id, userId }: Pick<SessionRecord, '_id' | 'userId'>): Promise<boolean> {
  const event = outboxEntry('session.revoked', { sessionIds: [_id] }, { users: [userId] });
  const { modifiedCount } = await SessionModel.updateOne(
    { _id, revokedAt: null },
    { $set: { revokedAt: new Date() }, $push: { outbox: event } },
  );
  return modifiedCount === 1;
}

const notEnded = () => ({ revokedAt: null, expiresAt: { $gt: new Date() } });

const maxAgeMs = ({ SESSION_MAX_DAYS }: SessionConfig): number => SESSION_MAX_DAYS * dayMs;

/** A session of before the setting was lowered may expire later than it lives. */
const live = (config: SessionConfig) => ({
  ...notEnded(),
  createdAt: { $gt: new Date(Date.now() - maxAgeMs(config)) },
});

/** The fields that the use of a session sets. */
const usedAt = (at: Date, createdAt: Date, config: SessionConfig) => ({
  lastSeenAt: at,
  expiresAt: new Date(Math.min(at.getTime() + sessionMs, createdAt.getTime() + maxAgeMs(config))),
  keptUntil: new Date(at.getTime() + sessionMemoryMs),
});

const cookieName = ({ PUBLIC_URL }: SessionConfig) => (PUBLIC_URL.startsWith('https:') ? { renamed: true } : {});

function toSession(session: SessionRecord, currentId: string): Session {
  return {
    id: session._id,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    device: session.device,
    address: session.address,
    current: session._id === currentId,
  };
}

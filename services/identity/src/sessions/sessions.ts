import type { Caller, Session } from '@plaza/contracts/identity/session';
import type { IdentityConfig } from '../config';
import type { ClientInfo } from '../http/client-info';
import type { SecondFactorConfig } from '../users/second-factor-rule';
import { toCaller } from '../users/to-user';
import { UserModel } from '../users/user.model';
import { type LifetimeConfig, live, maxAgeMs } from './live-sessions';
import { fromCookieValue, newRefreshSecret, toCookieValue, toSecretHashes } from './refresh-secret';
import { SessionModel, type SessionRecord, sessionMemoryMs } from './session.model';

/** How long a session stays valid after its last refresh: far longer than any access token. */
export const sessionMs = 30 * 24 * 3600 * 1000;

export type SessionConfig = Pick<IdentityConfig, 'PUBLIC_URL'> & LifetimeConfig;

/** A session with the new value of its cookie. */
export interface OpenSession {
  readonly sessionId: string;
  /** The epoch of its new access tokens. */
  readonly epoch: number;
  /** When the user last entered a password or a second factor in the session. */
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
 * Records that the user has just entered a password or a second factor in this session.
 * @returns the claims of its next access token; undefined when the session has ended
 */
export async function reauthenticateSession(
  sessionId: string,
  config: SessionConfig,
): Promise<Omit<OpenSession, 'cookie'> | undefined> {
  const authenticatedAt = new Date(Date.now());
  const session = await SessionModel.findOneAndUpdate({ _id: sessionId, ...live(config) }, { authenticatedAt }).lean();
  return session ? { sessionId, epoch: session.epoch, authenticatedAt } : undefined;
}

/**
 * The user whose live session a cookie belongs to, or null. It does not rotate the cookie, but whoever presents it has
 * received it, so the cookie before it is no longer accepted.
 */
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
  if (session?.previousSecretHash) await dropPreviousSecret(session);
  const user = session && (await UserModel.findOne({ _id: session.userId, isActive: true }).lean());
  return user ? toCaller(user, { sessionId: session._id }, config) : null;
}

async function dropPreviousSecret({ _id, secretHash }: SessionRecord): Promise<void> {
  const fields = { previousSecretHash: '', rotatedAt: '', successorHash: '' };
  await SessionModel.updateOne({ _id, secretHash }, { $unset: fields });
}

/** The caller's live sessions, latest use first. */
export async function listSessions(caller: Caller, config: SessionConfig): Promise<Session[]> {
  const sessions = await SessionModel.find({ userId: caller.id, ...live(config) })
    .sort({ lastSeenAt: -1 })
    .limit(100)
    .lean();
  return sessions.map((session) => toSession(session, caller.sessionId));
}

/** The fields that each use of a session updates. */
export const usedAt = (at: Date, createdAt: Date, config: SessionConfig) => ({
  lastSeenAt: at,
  expiresAt: new Date(Math.min(at.getTime() + sessionMs, createdAt.getTime() + maxAgeMs(config))),
  keptUntil: new Date(at.getTime() + sessionMemoryMs),
});

export const cookieName = ({ PUBLIC_URL }: SessionConfig) => (PUBLIC_URL.startsWith('https:') ? { renamed: true } : {});

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

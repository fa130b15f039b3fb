import { Unauthenticated } from '@plaza/service-kit/errors';
import { asSecurityEvent } from '@plaza/service-kit/security/security-events';
import type { QueryFilter } from 'mongoose';
import type { IdentityDependencies } from '../dependencies';
import type { ClientInfo } from '../http/client-info';
import { UserModel, type UserRecord } from '../users/user.model';
import { revokeSessionOfCookie } from './end-sessions';
import { live } from './live-sessions';
import { fromCookieValue, newRefreshSecret, toCookieValue, toSecretHashes } from './refresh-secret';
import { SessionModel, type SessionRecord } from './session.model';
import { cookieName, type OpenSession, usedAt } from './sessions';

/** For how long the cookie before the current one is accepted. */
const lostAnswerMs = 30_000;

/**
 * The cookie's value, and whether it arrived under the name that was used before the platform was served over https.
 */
export interface PresentedCookie {
  readonly value: string | undefined;
  readonly isOldName: boolean;
}

/**
 * Exchanges the cookie's secret for a new one. A cookie that was replaced before ends the session, because it may have
 * been stolen, unless the new one was probably never received: see `replaceSecret`. A cookie under the old name also
 * ends a session that already has the new name, because another site may have planted it.
 * @throws Unauthenticated
 */
export async function rotateSession(
  { value, isOldName }: PresentedCookie,
  client: ClientInfo,
  { relay, config }: Pick<IdentityDependencies, 'relay' | 'config'>,
): Promise<OpenSession & { user: UserRecord }> {
  const presented = fromCookieValue(value);
  if (!presented) throw new Unauthenticated();
  const { familyHash, secretHash } = toSecretHashes(presented);
  const ofCookie = {
    _id: presented.sessionId,
    familyHash,
    ...live(config),
    ...(isOldName ? { renamed: null } : {}),
  };
  // Both are read before the write, so that a read that fails costs no cookie. The session is read first: if the user
  // is changed later, the epoch rises, which invalidates the token.
  const session = await SessionModel.findOne(ofCookie).lean();
  const user = session && (await UserModel.findOne({ _id: session.userId, isActive: true }).lean());
  const next = newRefreshSecret(presented.sessionId, presented.family);
  const isReplaced =
    session !== null &&
    user !== null &&
    (await replaceSecret(ofCookie, secretHash, {
      ...currentSecret(toSecretHashes(next).secretHash),
      address: client.address,
      ...usedAt(new Date(), session.createdAt, config),
      ...cookieName(config),
    }));
  if (isReplaced) {
    const { _id: sessionId, epoch, authenticatedAt } = session;
    return { sessionId, epoch, authenticatedAt, cookie: toCookieValue(next), user };
  }
  const owner = await revokeSessionOfCookie(value, relay);
  const error = new Unauthenticated('token_revoked');
  const isUserGone = session !== null && user === null;
  // The session was live, but this was no longer its cookie: somebody else may have the newer one.
  throw owner && !isUserGone ? asSecurityEvent(error, 'session_cookie_reused', owner) : error;
}

const currentSecret = (secretHash: string) => ({ secretHash, successorHash: secretHash });

/**
 * Replaces the current secret, or one that was replaced in the last half a minute and whose successor nobody has
 * presented: the browser may not have received it. The successor is then replaced as well, so whoever presents it later
 * presents a used cookie. Each attempt is one atomic write, and the half minute passes by the database's clock, as the
 * two requests may reach different machines.
 * @param presented the hash of the presented secret
 * @returns whether it was replaced
 */
async function replaceSecret(
  ofCookie: QueryFilter<SessionRecord>,
  presented: string,
  changes: Partial<SessionRecord>,
): Promise<boolean> {
  const current = await SessionModel.updateOne(
    { ...ofCookie, secretHash: presented },
    { $set: { ...changes, previousSecretHash: presented }, $currentDate: { rotatedAt: true } },
  );
  if (current.modifiedCount === 1) return true;
  // Not `rotatedAt`: presenting the earlier cookie again and again makes the time no longer.
  const earlier = await SessionModel.updateOne(
    { ...ofCookie, previousSecretHash: presented, $expr: { $and: [isSuccessorCurrent, isRotatedLately] } },
    { $set: changes },
  );
  return earlier.modifiedCount === 1;
}

/** An earlier release that has refreshed the session since, as during an update, replaced only `secretHash`. */
const isSuccessorCurrent = { $eq: ['$successorHash', '$secretHash'] };
const isRotatedLately = { $gt: ['$rotatedAt', { $subtract: ['$$NOW', lostAnswerMs] }] };

import type { Caller } from '@plaza/contracts/identity/session';
import type { ImpersonatedCall } from '@plaza/contracts/internal/identity';
import { limits } from '@plaza/contracts/limits';
import { isAdministrator } from '@plaza/contracts/roles';
import { Conflict, Forbidden, Unauthenticated } from '@plaza/service-kit/errors';
import { type Author, addAuditRecord, createAuditRecord, flushPendingAudit } from '../audit/audit';
import type { IdentityDependencies } from '../dependencies';
import { revokeSession } from '../sessions/end-sessions';
import { isLive, type LifetimeConfig } from '../sessions/live-sessions';
import { newRefreshSecret, toSecretHashes } from '../sessions/refresh-secret';
import { SessionModel } from '../sessions/session.model';
import { signAccessToken } from '../tokens/access-token';
import { requireManagingCaller, userNotFound } from '../user-administration/policy/policy';
import { keepTimestamps } from '../users/form-fields';
import { toCaller, toUser } from '../users/to-user';
import { UserModel, type UserRecord } from '../users/user.model';

const device = 'Plaza support';

/**
 * Issues a token with which an administrator acts as a user for an hour. Its session has no cookie, so nothing renews
 * it; it ends with the session in which the administrator began it. The user sees it among their sessions and may end
 * it.
 * @throws Unauthenticated; NotFound; Forbidden `admin_not_impersonable`, `role_not_permitted`
 */
export async function beginImpersonation(
  userId: string,
  author: Author,
  { signingKey, relay, config }: Pick<IdentityDependencies, 'signingKey' | 'relay' | 'config'>,
) {
  const before = await requireImpersonable(userId, author);
  const expiresAt = new Date(Date.now() + limits.impersonationSeconds * 1000);
  // The audit record is written first, so that no session is without one.
  await recordOnUser(before, author, 'impersonation.begin', { until: expiresAt.toISOString() });
  const sessionId = await openSession(before, author.caller, expiresAt);
  // A change of either user, or the end of the administrator's session, ends the sessions that exist at that time. This
  // one may have been created just after that, so both are checked again.
  const user = await requireStillImpersonable(userId, author, config).catch(async (error) => {
    await revokeSession({ _id: sessionId }, relay);
    throw error;
  });
  const caller = { ...toCaller(user, { sessionId }, config), impersonatorId: author.caller.id };
  return {
    accessToken: signAccessToken(caller, 0, signingKey),
    user: toUser(user),
    expiresAt: expiresAt.toISOString(),
  };
}

/** @throws Conflict `not_impersonating` */
export async function endImpersonation(author: Author, { relay }: Pick<IdentityDependencies, 'relay'>): Promise<void> {
  const { id, sessionId, impersonatorId } = author.caller;
  if (!impersonatorId) throw new Conflict('not_impersonating', 'You do not act as anybody.');
  await revokeSession({ _id: sessionId, userId: id }, relay);
  const caller = toImpersonator(impersonatorId);
  await addAuditRecord({ ...author, caller }, { target: id, action: 'impersonation.end', before: null, after: null });
}

/**
 * Records a call that an administrator is about to make as a user. The gateway reports it before it forwards the call.
 */
export async function recordImpersonatedCall(call: ImpersonatedCall): Promise<void> {
  const { impersonatorId, userId, method, path, requestId } = call;
  const caller = toImpersonator(impersonatorId);
  const action = method === 'GET' || method === 'HEAD' ? 'impersonation.read' : 'impersonation.call';
  const change = { target: userId, action, before: null, after: { method, path } };
  await addAuditRecord({ caller, requestId }, change);
}

/** The impersonator as the author of their actions. Only users of this role can begin an impersonation. */
const toImpersonator = (id: string): Caller => ({ id, role: 'admin_high', isAdmin: true, sessionId: '' });

/** The user, if the caller may act as them now. */
async function requireImpersonable(userId: string, { caller }: Author): Promise<UserRecord> {
  // The stored user decides, as the token may be slightly outdated.
  const { reach } = await requireManagingCaller(caller);
  if (reach !== 'everybody') throw new Forbidden('role_not_permitted');
  const user = await UserModel.findOne({ _id: userId, isActive: true }).lean();
  if (!user) throw userNotFound();
  if (!isAdministrator(user)) return user;
  throw new Forbidden('admin_not_impersonable', 'Nobody can act as an administrator.');
}

async function requireStillImpersonable(userId: string, author: Author, config: LifetimeConfig): Promise<UserRecord> {
  if (!(await isLive(author.caller.sessionId, config))) throw new Unauthenticated('token_revoked');
  return requireImpersonable(userId, author);
}

async function openSession({ _id: userId }: UserRecord, caller: Caller, expiresAt: Date): Promise<string> {
  const now = new Date();
  const times = { createdAt: now, lastSeenAt: now, authenticatedAt: new Date(0), expiresAt, keptUntil: expiresAt };
  const impersonator = { impersonatorId: caller.id, impersonatorSessionId: caller.sessionId };
  const session = new SessionModel({ userId, ...impersonator, device, address: '', ...times });
  await session.set(toSecretHashes(newRefreshSecret(session._id))).save(); // a secret that nobody receives
  return session._id;
}

async function recordOnUser(user: UserRecord, author: Author, action: string, after: unknown): Promise<void> {
  const record = await createAuditRecord(author, { target: user, action, before: null, after });
  await UserModel.updateOne({ _id: user._id }, { $push: { pendingAudit: record } }, keepTimestamps);
  await flushPendingAudit();
}

import { limits } from '@plaza/contracts/limits';
import { isAdministrator } from '@plaza/contracts/roles';
import { refuseImpersonation } from '@plaza/service-kit/caller';
import { Conflict, Forbidden } from '@plaza/service-kit/errors';
import { userNotFound } from '../administration/policy/policy';
import { type Author, auditRecord, keepAuditRecord, settleAudit } from '../audit/audit';
import type { IdentityParts } from '../dependencies';
import { newRefreshSecret, storedForm } from '../sessions/refresh-secret';
import { SessionModel } from '../sessions/session.model';
import { revoke } from '../sessions/sessions';
import { signAccessToken } from '../tokens/access-token';
import { toCaller, toUser } from '../users/to-user';
import { type Person, PersonModel } from '../users/user.model';
import { asImpersonator, demandImpersonator } from './impersonator';

const device = 'Plaza support';

/**
 * A token with which an administrator acts as a person, for an hour. Its session has no cookie, so nothing renews it;
 * the person sees it among their sessions, and may end it.
 * @throws NotSignedIn; NotFound; Forbidden `admin_not_impersonable`, `role_not_permitted`
 */
export async function beginImpersonation(
  userId: string,
  author: Author,
  { signingKey, relay }: Pick<IdentityParts, 'signingKey' | 'relay'>,
) {
  refuseImpersonation(author.caller);
  const before = await admitted(userId, author);
  const expiresAt = new Date(Date.now() + limits.impersonationSeconds * 1000);
  // The record comes first: there is never a session that it does not tell of.
  await keepRecord(before, author, 'impersonation.begin', { until: expiresAt.toISOString() });
  const sessionId = await openSession(before, author.caller.id, expiresAt);
  // Whoever changed one of the two meanwhile has ended the sessions that there were, and this one came later.
  const person = await admitted(userId, author).catch(async (error) => {
    await revoke({ _id: sessionId }, relay);
    throw error;
  });
  const caller = { ...toCaller(person, sessionId), impersonatorId: author.caller.id };
  return {
    accessToken: signAccessToken(caller, 0, signingKey),
    user: toUser(person),
    expiresAt: expiresAt.toISOString(),
  };
}

/** @throws Conflict `not_impersonating` */
export async function endImpersonation(author: Author, { relay }: Pick<IdentityParts, 'relay'>): Promise<void> {
  const { id, sessionId, impersonatorId } = author.caller;
  if (!impersonatorId) throw new Conflict('not_impersonating', 'You do not act as anybody.');
  await revoke({ _id: sessionId, userId: id }, relay);
  const caller = asImpersonator(impersonatorId);
  await keepAuditRecord({ ...author, caller }, { target: id, action: 'impersonation.end', before: null, after: null });
}

/** The person, if the one may act as the other now. */
async function admitted(userId: string, { caller }: Author): Promise<Person> {
  await demandImpersonator(caller);
  const person = await PersonModel.findOne({ _id: userId, isActive: true }).lean();
  if (!person) throw userNotFound();
  if (!isAdministrator(person)) return person;
  throw new Forbidden('admin_not_impersonable', 'Nobody can act as an administrator.');
}

async function openSession({ _id: userId }: Person, impersonatorId: string, expiresAt: Date): Promise<string> {
  const now = new Date();
  const times = { createdAt: now, lastSeenAt: now, authenticatedAt: new Date(0), expiresAt, keptUntil: expiresAt };
  const session = new SessionModel({ userId, impersonatorId, device, address: '', ...times });
  await session.set(storedForm(newRefreshSecret(session._id))).save(); // halves of a cookie that nobody is given
  return session._id;
}

async function keepRecord(person: Person, author: Author, action: string, after: unknown): Promise<void> {
  const record = await auditRecord(author, { target: person, action, before: null, after });
  await PersonModel.updateOne({ _id: person._id }, { $push: { pendingAudit: record } }, { timestamps: false });
  await settleAudit();
}

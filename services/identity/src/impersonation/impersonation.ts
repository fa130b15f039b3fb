import { limits } from '@plaza/contracts/limits';
import { isAdminRole } from '@plaza/contracts/roles';
import { refuseImpersonation } from '@plaza/service-kit/caller';
import { Conflict, Forbidden, NotFound } from '@plaza/service-kit/errors';
import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { type Author, auditRecord, settleAudit } from '../audit/audit';
import { AuditRecordModel } from '../audit/audit-record.model';
import { toCaller, toUser } from '../people/people';
import { type Person, PersonModel } from '../people/person.model';
import { newRefreshSecret, storedForm } from '../sessions/refresh-secret';
import { SessionModel } from '../sessions/session.model';
import { revoke } from '../sessions/sessions';
import { signAccessToken } from '../tokens/access-token';
import type { SigningKey } from '../tokens/signing-key';

const device = 'Plaza support';

/**
 * A token with which an administrator acts as a person, for an hour. Its session has no cookie, so nothing renews it;
 * the person sees it among their sessions, and may end it.
 * @throws NotFound; Forbidden `admin_not_impersonable`
 */
export async function beginImpersonation(userId: string, author: Author, key: SigningKey) {
  refuseImpersonation(author.caller);
  const person = await PersonModel.findOne({ _id: userId, isActive: true }).lean();
  if (!person) throw new NotFound('user_not_found', 'User not found.');
  if (person.isAdmin || isAdminRole(person.role)) {
    throw new Forbidden('admin_not_impersonable', 'Nobody can act as an administrator.');
  }
  const expiresAt = new Date(Date.now() + limits.impersonationSeconds * 1000);
  // The record comes first: there is never a session that it does not tell of.
  await keepRecord(person, author, 'impersonation.begin', { until: expiresAt.toISOString() });
  const sessionId = await openSession(person, author.caller.id, expiresAt);
  const caller = { ...toCaller(person, sessionId), impersonatorId: author.caller.id };
  return { accessToken: signAccessToken(caller, 0, key), user: toUser(person), expiresAt: expiresAt.toISOString() };
}

/** @throws Conflict `not_impersonating` */
export async function endImpersonation(author: Author, relay: OutboxRelay): Promise<void> {
  const { id, sessionId, impersonatorId } = author.caller;
  if (!impersonatorId) throw new Conflict('not_impersonating', 'You do not act as anybody.');
  await revoke({ _id: sessionId, userId: id }, relay);
  const caller = { id: impersonatorId, role: 'admin_high' as const, isAdmin: true, sessionId };
  await AuditRecordModel.create(
    auditRecord({ ...author, caller }, { target: id, action: 'impersonation.end', before: null, after: null }),
  );
}

async function openSession({ _id: userId }: Person, impersonatorId: string, expiresAt: Date): Promise<string> {
  const now = new Date();
  const times = { createdAt: now, lastSeenAt: now, authenticatedAt: new Date(0), expiresAt, keptUntil: expiresAt };
  const session = new SessionModel({ userId, impersonatorId, device, address: '', ...times });
  await session.set(storedForm(newRefreshSecret(session._id))).save(); // halves of a cookie that nobody is given
  return session._id;
}

async function keepRecord({ _id }: Person, author: Author, action: string, after: unknown): Promise<void> {
  const record = auditRecord(author, { target: _id, action, before: null, after });
  await PersonModel.updateOne({ _id }, { $push: { pendingAudit: record } }, { timestamps: false });
  await settleAudit();
}

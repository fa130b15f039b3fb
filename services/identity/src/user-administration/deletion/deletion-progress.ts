import { eventConsumers } from '@plaza/contracts/events';
import type { Caller } from '@plaza/contracts/identity/session';
import type { Deletion } from '@plaza/contracts/identity/user-administration';
import { NotFound } from '@plaza/service-kit/errors';
import { flushPendingAudit } from '../../audit/audit';
import { AuditRecordModel } from '../../audit/records/audit-record.model';
import { UserModel, type UserRecord } from '../../users/user.model';
import { requireManagingCaller } from '../policy/policy';

/**
 * The progress of a user's deletion. Contractors see only the deletions that they began.
 * @throws NotFound
 */
export async function findDeletion(userId: string, caller: Caller): Promise<Deletion> {
  const { reach } = await requireManagingCaller(caller);
  const user = await UserModel.findOne({ _id: userId, deletedAt: { $exists: true } }).lean();
  const isSeen = user && (reach !== 'own_employees' || (await isBegunBy(caller.id, userId)));
  if (!isSeen) throw new NotFound('deletion_not_found', 'Deletion not found.');
  return toDeletion(user);
}

async function isBegunBy(callerId: string, target: string): Promise<boolean> {
  await flushPendingAudit();
  return (await AuditRecordModel.exists({ target, action: 'user.delete', 'actor.id': callerId })) !== null;
}

/** The event in the outbox lists the services that have not confirmed yet; it is removed when all have. */
export function toDeletion({ _id: userId, customId, deletedAt, updatedAt, outbox = [] }: UserRecord): Deletion {
  const entry = outbox.find(({ type }) => type === 'user.deleted');
  const awaiting = [...(entry?.awaiting ?? [])];
  const confirmed = (eventConsumers['user.deleted'] ?? []).filter((name) => !awaiting.includes(name));
  const at = (deletedAt ?? updatedAt).toISOString();
  const left = Object.entries(entry?.left ?? {}).filter(([name]) => awaiting.includes(name));
  const progress = left.length > 0 ? { left: Object.fromEntries(left) } : {};
  return { userId, customId, at, confirmed, awaiting, ...progress, complete: awaiting.length === 0 };
}

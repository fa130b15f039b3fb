import type { Deletion } from '@plaza/contracts/administration';
import { eventConsumers } from '@plaza/contracts/events';
import type { Caller } from '@plaza/contracts/session';
import { NotFound } from '@plaza/service-kit/errors';
import { settleAudit } from '../../audit/audit';
import { AuditRecordModel } from '../../audit/audit-record.model';
import { type Person, PersonModel } from '../../users/user.model';
import { managerOf } from '../policy/policy';

/**
 * How far the deletion of a person has come. Contractors see those that they began themselves.
 * @throws NotFound
 */
export async function deletionOf(userId: string, caller: Caller): Promise<Deletion> {
  const { reach } = await managerOf(caller);
  const person = await PersonModel.findOne({ _id: userId, deletedAt: { $exists: true } }).lean();
  const isSeen = person && (reach !== 'own_employees' || (await isBegunBy(caller.id, userId)));
  if (!isSeen) throw new NotFound('deletion_not_found', 'Deletion not found.');
  return toDeletion(person);
}

async function isBegunBy(callerId: string, target: string): Promise<boolean> {
  await settleAudit();
  return (await AuditRecordModel.exists({ target, action: 'user.delete', 'actor.id': callerId })) !== null;
}

/** The entry in the outbox knows who has yet to confirm; it is gone when all have. */
export function toDeletion({ _id: userId, customId, deletedAt, updatedAt, outbox = [] }: Person): Deletion {
  const entry = outbox.find(({ type }) => type === 'user.deleted');
  const awaiting = [...(entry?.awaiting ?? [])];
  const confirmed = (eventConsumers['user.deleted'] ?? []).filter((name) => !awaiting.includes(name));
  const at = (deletedAt ?? updatedAt).toISOString();
  const left = Object.entries(entry?.left ?? {}).filter(([name]) => awaiting.includes(name));
  const progress = left.length > 0 ? { left: Object.fromEntries(left) } : {};
  return { userId, customId, at, confirmed, awaiting, ...progress, complete: awaiting.length === 0 };
}

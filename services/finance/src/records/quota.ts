import { limits } from '@plaza/contracts/limits';
import { Conflict } from '@plaza/service-kit/errors';
import type { Model, QueryFilter } from 'mongoose';
import type { UserRecord } from './user-record';

const most = limits.recordsOfAKind.toLocaleString('en-US');

/**
 * Keeps one user from filling the database. Concurrent requests may exceed the limit by as many as they are.
 * @param noun names one record: "loan"
 * @param except the id of a record that does not count
 * @throws Conflict `too_many_records` where the user already has `limits.recordsOfAKind` records of the kind
 */
export async function requireQuota<Stored extends UserRecord>(
  model: Model<Stored>,
  noun: string,
  userId: string,
  except?: string,
): Promise<void> {
  if ((await countRecords(model, userId, except)) < limits.recordsOfAKind) return;
  throw new Conflict('too_many_records', `You have ${most} ${plural(noun)}, the most there can be. Delete one first.`);
}

/**
 * @param kind names the records: "loans"
 * @throws Conflict `too_many_records` where `count` is more than `limits.recordsOfAKind`
 */
export function requireQuotaFor(count: number, kind: string): void {
  if (count <= limits.recordsOfAKind) return;
  const total = count.toLocaleString('en-US');
  throw new Conflict('too_many_records', `You would have ${total} ${kind}; ${most} is the most there can be.`);
}

/** Deleted records do not count. Stops counting at the limit. */
export function countRecords<Stored extends UserRecord>(
  model: Model<Stored>,
  userId: string,
  except?: string,
): Promise<number> {
  const filter = { userId, deletedAt: null, ...(except ? { _id: { $ne: except } } : {}) } as QueryFilter<Stored>;
  return model.countDocuments(filter).limit(limits.recordsOfAKind).exec();
}

const plural = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

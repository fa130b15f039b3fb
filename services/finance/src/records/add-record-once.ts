import { addOnce, idempotencyKeyReused } from '@plaza/service-kit/idempotency';
import type { Model, QueryFilter } from 'mongoose';
import type { IdempotencyKey } from './idempotency-key';

/** The stored fields that identify the request which added a record. */
export interface AddedBy {
  readonly _id?: string;
  readonly requestHash?: string;
}

interface KeyedRecord {
  readonly requestHash?: string;
  readonly deletedAt?: Date;
}

/**
 * Adds a record once for each key of a request, whose hash becomes the record's id. A repeated request returns the
 * record that the first one added, in its current state. As ids are unique, nothing else has to be stored.
 * @param add stores the record with these fields
 * @throws Conflict `idempotency_key_reused` where something else was sent with the key, or the record has been deleted
 * and can be restored
 */
export async function addRecordOnce<Stored extends KeyedRecord>(
  model: Model<Stored>,
  userId: string,
  request: IdempotencyKey | undefined,
  add: (addedBy: AddedBy) => Promise<Stored>,
): Promise<Stored> {
  if (!request) return add({});
  return addOnce(
    () => findEarlier(model, userId, request),
    () => add({ _id: request.id, requestHash: request.hash }),
  );
}

async function findEarlier<Stored extends KeyedRecord>(
  model: Model<Stored>,
  userId: string,
  { id, hash }: IdempotencyKey,
): Promise<Stored | null> {
  const earlier = (await model.findOne({ _id: id, userId } as QueryFilter<Stored>).lean()) as Stored | null;
  if (!earlier || (earlier.requestHash === hash && !earlier.deletedAt)) return earlier;
  throw idempotencyKeyReused();
}

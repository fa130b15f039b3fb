import { isDuplicateKey } from '@plaza/service-kit/database';
import { idempotencyKeyReused } from '@plaza/service-kit/idempotency';
import type { Model, QueryFilter } from 'mongoose';
import type { RequestKey } from './request-key';

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
export async function addOnce<Stored extends KeyedRecord>(
  model: Model<Stored>,
  userId: string,
  request: RequestKey | undefined,
  add: (addedBy: AddedBy) => Promise<Stored>,
): Promise<Stored> {
  if (!request) return add({});
  const earlier = await findEarlier(model, userId, request);
  if (earlier) return earlier;
  try {
    return await add({ _id: request.id, requestHash: request.hash });
  } catch (error) {
    const concurrent = isDuplicateKey(error) && (await findEarlier(model, userId, request));
    if (!concurrent) throw error;
    return concurrent;
  }
}

async function findEarlier<Stored extends KeyedRecord>(
  model: Model<Stored>,
  userId: string,
  { id, hash }: RequestKey,
): Promise<Stored | null> {
  const earlier = (await model.findOne({ _id: id, userId } as QueryFilter<Stored>).lean()) as Stored | null;
  if (!earlier || (earlier.requestHash === hash && !earlier.deletedAt)) return earlier;
  throw idempotencyKeyReused();
}

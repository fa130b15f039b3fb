import { addOnce, hashOfInput, idempotencyKeyReused } from '@plaza/service-kit/idempotency';
import { Schema } from 'mongoose';

/** The idempotency key of the request that added a record, and the hash of its body. */
export interface Idempotency {
  key: string;
  hash: string;
}

/** For schemas. A unique index on the owner and `idempotency.key` prevents a second record. */
export const idempotencyField = {
  type: new Schema<Idempotency>({ key: String, hash: String }, { _id: false, id: false }),
  default: undefined,
};

/** For the unique index, which excludes records that were added without a key. */
export const hasIdempotencyKey = { 'idempotency.key': { $exists: true } } as const;

/** The key and the hash of a request; undefined without a key. */
export const toIdempotency = (key: string | undefined, body: object): Idempotency | undefined =>
  key === undefined ? undefined : { key, hash: hashOfInput(body) };

/**
 * The record that a request with this key has added; null if there is none.
 * @throws Conflict `idempotency_key_reused` if a different request was sent with the key
 */
export function requireSameRequest<Stored extends { readonly idempotency?: Idempotency | undefined }>(
  earlier: Stored | null | undefined,
  { hash }: Idempotency,
): Stored | null {
  if (!earlier || earlier.idempotency?.hash === hash) return earlier ?? null;
  throw idempotencyKeyReused();
}

/**
 * Adds a record once per key: a repeated or concurrent request returns the record of the first.
 * @param find reads the record with the key
 * @param add stores a record with the key
 * @throws what `add` throws; Conflict `idempotency_key_reused`
 */
export async function addOncePerKey<Stored extends { readonly idempotency?: Idempotency | undefined }>(
  idempotency: Idempotency | undefined,
  find: (key: string) => Promise<Stored | null>,
  add: () => Promise<Stored>,
): Promise<Stored> {
  if (!idempotency) return add();
  return addOnce(async () => requireSameRequest(await find(idempotency.key), idempotency), add);
}

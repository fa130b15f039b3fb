import { createHash } from 'node:crypto';
import { idempotencyHeader } from '@plaza/contracts/idempotency-header';
import type { Context } from 'koa';
import { isDuplicateKey } from './database';
import { Conflict, InvalidInput } from './errors';

/** A UUID, or another string that identifies a request. */
const keyPattern = /^[\w-]{1,100}$/;

/**
 * The idempotency key of a request; undefined without one.
 * @throws InvalidInput for a key with other characters, or a longer one
 */
export function idempotencyKeyOf(ctx: Context): string | undefined {
  const key = ctx.get(idempotencyHeader);
  if (key === '') return undefined;
  if (keyPattern.test(key)) return key;
  const message = `${idempotencyHeader} must be 1 to 100 letters, digits, - or _`;
  throw new InvalidInput(message, [{ path: '', message }]);
}

/** The SHA-256 of the input, in base64url, to check whether two requests with the same key are equal. */
export const hashOfInput = (input: object): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** For a key that was already used with another input. */
export const idempotencyKeyReused = (): Conflict =>
  new Conflict('idempotency_key_reused', 'Another request was made with this key.');

/**
 * Adds a record once for each key of a request: a repeated or concurrent request gets the record of the first one. A
 * unique index has to reject the second record.
 * @param findEarlier reads the record that a request with the key has added; null if there is none
 * @param add stores the record with the key
 * @throws what `findEarlier` and `add` throw
 */
export async function addOnce<Stored>(
  findEarlier: () => Promise<Stored | null>,
  add: () => Promise<Stored>,
): Promise<Stored> {
  const earlier = await findEarlier();
  if (earlier !== null) return earlier;
  try {
    return await add();
  } catch (error) {
    const concurrent = isDuplicateKey(error) ? await findEarlier() : null;
    if (concurrent === null) throw error;
    return concurrent;
  }
}

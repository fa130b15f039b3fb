import { createHash } from 'node:crypto';
import { idempotencyHeader } from '@plaza/contracts/idempotency-header';
import type { Context } from 'koa';
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

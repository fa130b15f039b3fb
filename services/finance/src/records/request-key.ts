import { createHash } from 'node:crypto';
import { idempotencyHeader } from '@plaza/contracts/idempotency-header';
import type { Caller } from '@plaza/contracts/identity/session';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { Context } from 'koa';

/** What tells a request apart from others: the id of what it adds, and a hash of what was sent. */
export interface RequestKey {
  readonly id: string;
  readonly hash: string;
}

/** A UUID, or whatever else tells requests apart. */
const keyPattern = /^[\w-]{1,100}$/;

/**
 * The key that a request came with; undefined where it has none.
 * @throws InvalidInput for a key of other signs
 */
export function requestKeyOf({ caller, body, ctx }: { caller: Caller; body: object; ctx: Context }) {
  return toRequestKey(caller.id, ctx.get(idempotencyHeader), body);
}

/** @param key empty for none */
export function toRequestKey(userId: string, key: string, body: object): RequestKey | undefined {
  if (key === '') return undefined;
  if (!keyPattern.test(key)) throw new InvalidInput(`${idempotencyHeader} must be 1 to 100 letters, digits, - or _`);
  return { id: uuidOf(`${userId} ${key}`), hash: hashOf(JSON.stringify(body)).toString('base64url') };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Always the same UUID for the same text, of version 8 (RFC 9562). */
function uuidOf(text: string): string {
  const bytes = hashOf(text).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

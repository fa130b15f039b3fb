import { createHash } from 'node:crypto';
import type { Caller } from '@plaza/contracts/identity/session';
import { hashOfInput, idempotencyKeyOf } from '@plaza/service-kit/idempotency';
import type { Context } from 'koa';

/** Identifies a request: the id of what it adds, and a hash of what was sent. */
export interface IdempotencyKey {
  readonly id: string;
  readonly hash: string;
}

/**
 * The key of a request; undefined where it has none.
 * @throws InvalidInput for a key with characters that are not allowed
 */
export function receivedIdempotencyKey(received: {
  caller: Caller;
  body: object;
  ctx: Context;
}): IdempotencyKey | undefined {
  const key = idempotencyKeyOf(received.ctx);
  return key === undefined
    ? undefined
    : { id: uuidOf(`${received.caller.id} ${key}`), hash: hashOfInput(received.body) };
}

/** Derives a UUID of version 8 (RFC 9562) from a text, always the same one from the same text. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

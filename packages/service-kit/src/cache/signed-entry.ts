import { codeBytes, type MessageAuthentication } from '../security/message-authentication';
import type { CacheEntry } from './cache-store';

const purpose = 'cache';
const timeBytes = 8;

/** The stored form: eight bytes of time, the authentication code over name, time and body, then the body. */
export function encodeEntry(
  name: string,
  { body, storedAt }: CacheEntry,
  authentication: MessageAuthentication,
): Buffer {
  const time = Buffer.allocUnsafe(timeBytes);
  time.writeDoubleBE(storedAt);
  return Buffer.concat([time, authentication.sign(purpose, name, time, body), body]);
}

/** Undefined unless a process of the platform wrote exactly this entry under this name. */
export function decodeEntry(
  name: string,
  stored: Buffer,
  authentication: MessageAuthentication,
): CacheEntry | undefined {
  const [time, body] = [stored.subarray(0, timeBytes), stored.subarray(timeBytes + codeBytes)];
  const code = stored.subarray(timeBytes, timeBytes + codeBytes);
  if (!authentication.isValid(code, purpose, name, time, body)) return undefined;
  return { storedAt: time.readDoubleBE(0), body };
}

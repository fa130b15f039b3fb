import { createPublicKey, type KeyObject } from 'node:crypto';
import { KeySet } from '@plaza/contracts/identity/session';
import { Unavailable } from '../errors';
import type { KeyFor } from './tokens';

/** How long an unknown key id is not asked for again, so that forged ids cannot make us ask at every request. */
const askAgainMs = 1000;

/**
 * Public keys by id, from a key set that `load` gets; asked for again when an unknown id comes up.
 * @returns a function that throws Unavailable when an id is unknown and the last try to load failed
 */
export function publishedKeys(load: () => Promise<KeySet>): KeyFor {
  let keys = new Map<string, KeyObject>();
  let triedAt = Number.NEGATIVE_INFINITY;
  let trying: Promise<void> | undefined;
  let fault: unknown;

  async function reload() {
    try {
      keys = keysOf(await load());
      fault = undefined;
    } catch (error) {
      fault = error;
    } finally {
      triedAt = Date.now();
      trying = undefined;
    }
  }

  return async function keyFor(kid) {
    const known = keys.get(kid);
    if (known) return known;
    if (trying || Date.now() - triedAt >= askAgainMs) {
      trying ??= reload();
      await trying;
    }
    const key = keys.get(kid);
    if (!key && fault) throw new Unavailable('identity_unavailable', 'Sessions cannot be checked just now.', fault);
    return key;
  };
}

/** The keys of a published set, by id. */
export function keysOf(set: KeySet): Map<string, KeyObject> {
  return new Map(
    KeySet.parse(set).keys.map((key) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })] as const),
  );
}

import { createPublicKey, type KeyObject } from 'node:crypto';
import { KeySet } from '@plaza/contracts/identity/session';
import { limits } from '@plaza/contracts/limits';
import { Unavailable } from '../errors';
import type { Log } from '../logging/log';
import type { TokenKeys } from './tokens';

/** The pause between two attempts to reload, so that forged key ids cannot cause a request to identity each time. */
const askAgainMs = 2000;
/**
 * How long keys remain valid after their reload time while identity cannot be reached: at most the lifetime of a token,
 * as identity cannot issue new ones in the meantime.
 */
const outageMs = Math.max(limits.accessTokenSeconds, limits.impersonationSeconds) * 1000;

/**
 * Public keys by id, from the key set that `load` returns. The set is loaded when a key is first needed, every
 * `reloadMs` from then on, and for each unknown id; a key that is no longer in the set is unknown. `find` throws
 * Unavailable if an id is unknown and the last attempt to load failed.
 */
export function publishedKeys(
  load: () => Promise<KeySet>,
  { reloadMs, log }: { reloadMs: number; log: Log },
): TokenKeys & { stop(): void } {
  let keys = new Map<string, KeyObject>();
  let loadedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let trying: Promise<void> | undefined;
  let lastError: unknown;

  async function reload() {
    try {
      keys = reuseUnchanged(keysOf(await load()), keys);
      loadedAt = performance.now();
      lastError = undefined;
    } catch (error) {
      if (!lastError)
        log.warn({ err: error }, 'the published keys cannot be fetched; the last known ones stay in effect');
      lastError = error;
    } finally {
      triedAt = performance.now();
      trying = undefined;
    }
  }

  const reloadOnce = () => {
    trying ??= reload();
    return trying;
  };
  const mayAsk = () => performance.now() - triedAt >= Math.min(askAgainMs, reloadMs);
  const wasLoaded = () => Number.isFinite(loadedAt);
  const timer = setInterval(
    () => {
      if (wasLoaded() && performance.now() - loadedAt >= reloadMs && mayAsk()) void reloadOnce();
    },
    Math.min(askAgainMs, reloadMs),
  );
  timer.unref();

  const current = (kid: string) => (performance.now() - loadedAt < reloadMs + outageMs ? keys.get(kid) : undefined);

  return {
    current,
    async find(kid) {
      const known = current(kid);
      if (known) return known;
      if (trying || !wasLoaded() || mayAsk()) await reloadOnce();
      const key = current(kid);
      if (!key && lastError)
        throw new Unavailable('identity_unavailable', 'Sessions cannot be checked just now.', lastError);
      return key;
    },
    stop: () => clearInterval(timer),
  };
}

/** The keys of one set that never changes. */
export function fixedKeys(set: KeySet): TokenKeys {
  const keys = keysOf(set);
  return { find: async (kid) => keys.get(kid), current: (kid) => keys.get(kid) };
}

/** The keys of a published set, by id. */
export function keysOf(set: KeySet): Map<string, KeyObject> {
  return new Map(
    KeySet.parse(set).keys.map((key) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })] as const),
  );
}

/** The new keys; an unchanged key remains the same object, by which verified tokens identify their key. */
function reuseUnchanged(keys: Map<string, KeyObject>, before: ReadonlyMap<string, KeyObject>): Map<string, KeyObject> {
  return new Map(
    [...keys].map(([kid, key]) => {
      const old = before.get(kid);
      return [kid, old?.equals(key) ? old : key] as const;
    }),
  );
}

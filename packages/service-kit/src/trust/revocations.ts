import { limits } from '@plaza/contracts/limits';
import type { Bus } from '../bus/bus';
import { Unavailable } from '../errors';
import type { Log } from '../logging/log';

/** A session whose access tokens are revoked; with an epoch, only the tokens up to it. */
export interface RevokedTokens {
  readonly sessionId: string;
  readonly epoch?: number | undefined;
}

/** The revocations, each stored for as long as a revoked token could live. */
export interface Revocations {
  /**
   * Whether a session's tokens of an epoch are revoked.
   * @throws Unavailable before the first snapshot: a process that has just started knows of no revocation
   */
  isRevoked(sessionId: string, epoch?: number): boolean;
  /**
   * Resolves when the first snapshot has arrived, or when an attempt to fetch it has failed: each call tries again, so
   * that no caller is rejected because identity was unavailable a moment ago.
   */
  ready(): Promise<void>;
  stop(): void;
}

/** A minute more than the longest token lifetime, as clocks differ. */
const staleMs = (Math.max(limits.accessTokenSeconds, limits.impersonationSeconds) + 60) * 1000;
/** How often the snapshot is fetched: as a safety net while the bus works, and every second while it does not. */
const refreshMs = 15_000;
const refreshWhileDisconnectedMs = 1000;

/** @param load returns the revocations of the last hour */
export function createRevocations(load: () => Promise<readonly RevokedTokens[]>, bus: Bus, log: Log): Revocations {
  /** `until` is a wall-clock time, as the expiry of tokens is. */
  const revoked = new Map<string, { upTo: number; until: number }>();
  const add = (tokens: readonly RevokedTokens[]) => {
    for (const { sessionId, epoch = Number.POSITIVE_INFINITY } of tokens) {
      const upTo = Math.max(epoch, revoked.get(sessionId)?.upTo ?? 0);
      revoked.set(sessionId, { upTo, until: Date.now() + staleMs });
    }
  };
  const unsubscribe = bus.subscribe('session.revoked', ({ payload: { sessionIds, epoch } }) =>
    add(sessionIds.map((sessionId) => ({ sessionId, epoch }))),
  );

  let stopped = false;
  let reachable = true;
  let complete = false;
  let lastError: unknown;
  let lastLoad = Number.NEGATIVE_INFINITY;
  async function refresh() {
    lastLoad = performance.now();
    try {
      add(await load());
      reachable = true;
      complete = true;
    } catch (error) {
      if (reachable) log.warn({ err: error }, 'revocations cannot be fetched');
      reachable = false;
      lastError = error;
    }
    for (const [id, { until }] of revoked) if (until < Date.now()) revoked.delete(id);
  }
  const timer = setInterval(() => {
    const due = bus.connected() && reachable ? refreshMs : refreshWhileDisconnectedMs;
    if (!stopped && performance.now() - lastLoad >= due) void refresh();
  }, refreshWhileDisconnectedMs / 4);
  timer.unref();
  const stopListening = bus.onConnected(() => void refresh());

  let asking: Promise<void> | undefined;
  async function ready() {
    if (complete) return;
    asking ??= refresh().finally(() => {
      asking = undefined;
    });
    await asking;
  }
  void ready();

  return {
    isRevoked(sessionId, epoch = 0) {
      if (epoch <= (revoked.get(sessionId)?.upTo ?? -1)) return true;
      if (!complete) throw new Unavailable('identity_unavailable', 'Sessions cannot be checked just now.', lastError);
      return false;
    },
    ready,
    stop() {
      stopped = true;
      clearInterval(timer);
      unsubscribe();
      stopListening();
    },
  };
}

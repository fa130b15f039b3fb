import { limits } from '@plaza/contracts/limits';
import type { Bus } from '../bus/bus';
import { Unavailable } from '../errors';
import type { Log } from '../log';

/** The sessions whose access tokens no longer count, kept for as long as such a token could live. */
export interface Revocations {
  /**
   * Whether a session ended.
   * @throws Unavailable until a first snapshot is in: a process that has just started knows of no revocation
   */
  isRevoked(sessionId: string): boolean;
  /** Resolves when the first snapshot was asked for, whether it came or not. */
  readonly ready: Promise<void>;
  stop(): void;
}

const keptMs = (limits.accessTokenSeconds + 60) * 1000;
/** How often the snapshot is fetched: as a safety net while the bus works, every second while it does not. */
const calmMs = 15_000;
const alarmedMs = 1000;

/** @param load the session ids revoked in the last 15 minutes */
export function createRevocations(load: () => Promise<readonly string[]>, bus: Bus, log: Log): Revocations {
  const until = new Map<string, number>();
  const add = (sessionIds: readonly string[]) => {
    for (const id of sessionIds) until.set(id, Date.now() + keptMs);
  };
  const unsubscribe = bus.subscribe('session.revoked', (event) => add(event.payload.sessionIds));

  let stopped = false;
  let reachable = true;
  let complete = false;
  let fault: unknown;
  let lastLoad = 0;
  async function refresh() {
    lastLoad = Date.now();
    try {
      add(await load());
      reachable = true;
      complete = true;
    } catch (error) {
      if (reachable) log.warn({ err: error }, 'revocations cannot be fetched');
      reachable = false;
      fault = error;
    }
    for (const [id, end] of until) if (end < Date.now()) until.delete(id);
  }
  const timer = setInterval(() => {
    const due = bus.connected() && reachable ? calmMs : alarmedMs;
    if (!stopped && Date.now() - lastLoad >= due) void refresh();
  }, alarmedMs / 4);
  timer.unref();
  const stopListening = bus.onConnected(() => void refresh());

  return {
    isRevoked(sessionId) {
      if (until.has(sessionId)) return true;
      if (!complete) throw new Unavailable('identity_unavailable', 'Sessions cannot be checked just now.', fault);
      return false;
    },
    ready: refresh(),
    stop() {
      stopped = true;
      clearInterval(timer);
      unsubscribe();
      stopListening();
    },
  };
}

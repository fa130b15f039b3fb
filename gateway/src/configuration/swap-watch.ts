import type { RollbackEvidence } from '@plaza/contracts/registry/configuration';
import type { Exchange } from '../exchange/exchange';
import { isAuthAttempt } from '../guards/public-calls';

const beforeSeconds = 60;
const afterSeconds = 30;
/** Fewer failures than these are noise. */
const minFailures = 10;
const minShare = 0.01;
const minAttempts = 5;

type Noted = Pick<Exchange, 'route' | 'status' | 'method' | 'target' | 'startedAt'>;

interface Count {
  requests: number;
  failed: number;
}

/** The counts of one second: by service, for all requests ("all"), and for sign-in attempts ("sign-in"). */
type Second = Map<string, Count>;

/**
 * Watches how requests fare before and after a configuration swap. The swap is judged bad if, within 30 s, the share of
 * 5xx responses at least doubles compared with the minute before, for a service or for all requests; or if no sign-in
 * attempt gets through any more, whatever the status, although some did before.
 */
export class SwapWatch {
  readonly #seconds = new Map<number, Second>();
  #swappedAt: number | undefined;
  #before: Second = new Map();

  /** @param now the current time in seconds */
  constructor(private readonly now: () => number = () => performance.now() / 1000) {}

  note({ route, status, method, target, startedAt }: Noted): void {
    if (status === 499) return; // the client left
    // A released file that cannot be fetched from the registry is no fault of a configuration.
    if (route === 'file' && status === 503) return;
    // A request that began before the swap belongs to the previous configuration.
    if (this.#swappedAt !== undefined && startedAt / 1000 < this.#swappedAt) return;
    const isFailed = status >= 500;
    const second = this.#currentSecond();
    count(second, 'all', isFailed);
    if (route !== 'none') count(second, route, isFailed);
    if (isAuthAttempt(method, target)) count(second, 'sign-in', isFailed || isTurnedAway(status));
  }

  /** Starts watching a configuration that has just replaced another one. */
  begin(): void {
    const at = this.now();
    this.#before = this.#sum(at - beforeSeconds);
    this.#seconds.clear();
    this.#swappedAt = at;
  }

  /** Stops watching until the next swap. */
  end(): void {
    this.#swappedAt = undefined;
  }

  /** @returns the evidence that the new configuration makes requests fail, or undefined */
  judge(): RollbackEvidence | undefined {
    if (this.#swappedAt === undefined) return undefined;
    if (this.now() - this.#swappedAt > afterSeconds) {
      this.end();
      return undefined;
    }
    for (const [of, after] of this.#sum(this.#swappedAt)) {
      const before = this.#before.get(of) ?? { requests: 0, failed: 0 };
      if (of === 'sign-in' ? isShut(before, after) : hasDoubled(before, after)) return { of, before, after };
    }
    return undefined;
  }

  #currentSecond(): Second {
    const at = Math.floor(this.now());
    return this.#seconds.get(at) ?? this.#open(at);
  }

  #open(at: number): Second {
    for (const old of this.#seconds.keys()) if (old < at - beforeSeconds) this.#seconds.delete(old);
    const second: Second = new Map();
    this.#seconds.set(at, second);
    return second;
  }

  #sum(since: number): Second {
    const sum: Second = new Map();
    for (const [at, second] of this.#seconds) {
      if (at < Math.floor(since)) continue;
      for (const [of, { requests, failed }] of second) {
        const count = sum.get(of) ?? { requests: 0, failed: 0 };
        sum.set(of, { requests: count.requests + requests, failed: count.failed + failed });
      }
    }
    return sum;
  }
}

function count(second: Second, of: string, isFailed: boolean): void {
  let counted = second.get(of);
  if (!counted) {
    counted = { requests: 0, failed: 0 };
    second.set(of, counted);
  }
  counted.requests++;
  if (isFailed) counted.failed++;
}

function hasDoubled(before: Count, after: Count): boolean {
  const share = after.failed / after.requests;
  const shareBefore = before.failed / Math.max(1, before.requests);
  return after.failed >= minFailures && share >= Math.max(minShare, 2 * shareBefore);
}

const isShut = (before: Count, after: Count) =>
  after.failed >= minAttempts && after.failed === after.requests && before.failed < before.requests;

/** The statuses with which the gateway refuses a request without forwarding it. */
const isTurnedAway = (status: number) => [404, 405, 408, 413, 429].includes(status);

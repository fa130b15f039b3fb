import { setTimeout as pause } from 'node:timers/promises';
import { quoteKinds } from '@plaza/contracts/markets/kinds';
import type { Bus } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import type { AlertEvaluator } from '../alerts/alert-evaluator';
import type { Quotes } from '../quote-lists/quotes';
import { KindPoller } from './kind-poller';
import { Lease } from './lease';
import { OutageLog } from './outage-log';
import { trackFollowers } from './topic-followers';

interface LiveLoop {
  /**
   * Resolves when the polls in progress are complete, or after a second at the latest; nothing is published after that.
   */
  stop(): Promise<void>;
}

interface LiveLoopDependencies {
  readonly quotes: Quotes;
  readonly evaluator: AlertEvaluator;
  readonly bus: Bus;
  readonly log: Log;
  /** The shortest interval between polls of a kind; four times a second by default. */
  readonly roundMs?: number;
}

/** How long a stop waits at most, as a provider may not answer. */
const stopTimeoutMs = 900;

/**
 * Polls the lists as often as there may be new quotes, on one instance at a time: publishes changed quotes to the
 * followers of the topic, and evaluates alerts. Without followers and alerts it does nothing.
 */
export function startLiveLoop({ quotes, evaluator, bus, log, roundMs = 250 }: LiveLoopDependencies): LiveLoop {
  const stopping = new AbortController();
  const { signal } = stopping;
  const lease = new Lease('live');
  const followers = trackFollowers('quotes', bus);
  const outage = new OutageLog(log, {
    fails: 'quotes could not be published; trying again',
    works: 'quotes can be published again',
  });
  const pollers = quoteKinds.map((kind) => new KindPoller(kind, { quotes, evaluator, bus, log, roundMs, signal }));
  const unsubscribe = bus.subscribe('quotes.changed', ({ payload: { kind, quotes: changed } }) => {
    // This instance marks its own quotes itself, once they are published.
    if (!lease.isHeld) pollers.find((poller) => poller.kind === kind)?.markPublished(changed);
  });

  async function pollAll(): Promise<void> {
    const isFollowed = followers.isFollowed();
    const alerted = await evaluator.kinds();
    if (!isFollowed && alerted.size === 0) return lease.release();
    const isHeld = await lease.hold();
    if (!isHeld || signal.aborted) return;
    for (const poller of pollers) if (isFollowed || alerted.has(poller.kind)) poller.pollWhenDue(isFollowed);
  }

  const stopPolling = runPeriodically(
    roundMs,
    async () => {
      await pollAll();
      outage.works();
    },
    (error) => outage.failed(error),
  );

  async function finish(): Promise<void> {
    await stopPolling();
    await Promise.all(pollers.map((poller) => poller.whenIdle()));
    await lease.release();
  }

  return {
    async stop() {
      stopping.abort();
      followers.stop();
      unsubscribe();
      await Promise.race([
        finish().catch((error) => outage.failed(error)),
        pause(stopTimeoutMs, undefined, { ref: false }),
      ]);
    },
  };
}

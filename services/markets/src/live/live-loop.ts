import { setTimeout as pause } from 'node:timers/promises';
import { quoteKinds } from '@plaza/contracts/markets/kinds';
import type { Bus } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/log';
import type { AlertJudge } from '../alerts/alert-judge';
import type { Market } from '../market';
import { followed } from './followed';
import { KindWatch } from './kind-watch';
import { Lease } from './lease';
import { Outage } from './outage';

interface LiveLoop {
  /** Resolves when what is under way is over, at the latest after a second; nothing more is said from then on. */
  stop(): Promise<void>;
}

interface LiveParts {
  readonly market: Market;
  readonly judge: AlertJudge;
  readonly bus: Bus;
  readonly log: Log;
  /** At most so often a kind is looked at: four times a second unless given. */
  readonly roundMs?: number;
}

/** A provider that does not answer must not hold up the end. */
const endMs = 900;

/**
 * Looks at the lists as often as there may be something new, on one instance at a time: pushes what changed to whoever
 * follows the quotes, and holds prices against alerts. While nobody follows and nobody has an alert, it does nothing.
 */
export function startLiveLoop({ market, judge, bus, log, roundMs = 250 }: LiveParts): LiveLoop {
  const ending = new AbortController();
  const { signal } = ending;
  const lease = new Lease('live');
  const topic = followed('quotes', bus);
  const outage = new Outage(log, {
    fails: 'nobody could be told of quotes; it is tried again and again',
    works: 'quotes are told again',
  });
  const watches = quoteKinds.map((kind) => new KindWatch(kind, { market, judge, bus, log, roundMs, signal }));
  const stopHearing = bus.subscribe('quotes.changed', ({ payload: { kind, quotes } }) => {
    // What this instance says it notes itself, once it has left.
    if (!lease.isHeld) watches.find((watch) => watch.kind === kind)?.note(quotes);
  });

  async function lookAtAll(): Promise<void> {
    const isFollowed = topic.isFollowed();
    const alerted = await judge.kinds();
    if (!isFollowed && alerted.size === 0) return lease.release();
    const isHeld = await lease.hold();
    if (!isHeld || signal.aborted) return;
    for (const watch of watches) if (isFollowed || alerted.has(watch.kind)) watch.lookWhenDue(isFollowed);
  }

  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= lookAtAll()
      .then(
        () => outage.works(),
        (error) => outage.failed(error),
      )
      .finally(() => {
        round = undefined;
      });
  }, roundMs);

  async function end(): Promise<void> {
    await round;
    await Promise.all(watches.map((watch) => watch.settled()));
    await lease.release();
  }

  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      topic.stop();
      stopHearing();
      await Promise.race([end().catch((error) => outage.failed(error)), pause(endMs, undefined, { ref: false })]);
    },
  };
}

import { type QuoteKind, quoteKinds } from '@plaza/contracts/markets/kinds';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/log';
import type { AlertJudge } from '../alerts/alert-judge';
import type { Market } from '../market';
import { ChangedQuotes } from './changed-quotes';
import { followed } from './followed';
import { Lease } from './lease';

interface LiveLoop {
  /** Resolves when the look under way is over. */
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

/** One kind: when it was looked at, whether a look is under way or failed, and what was said of it. */
interface Watch {
  readonly said: ChangedQuotes;
  lookedAt: number;
  looking: Promise<void> | undefined;
  isDown: boolean;
}

/**
 * Looks at the lists as often as there may be something new, on one instance at a time: pushes what changed to whoever
 * follows the quotes, and holds prices against alerts. While nobody follows and nobody has an alert, it does nothing.
 */
export function startLiveLoop({ market, judge, bus, log, roundMs = 250 }: LiveParts): LiveLoop {
  const lease = new Lease('live');
  const quotes = followed('quotes', bus);
  const watches = new Map<QuoteKind, Watch>(
    quoteKinds.map((kind) => [
      kind,
      { said: new ChangedQuotes(), lookedAt: Number.NEGATIVE_INFINITY, looking: undefined, isDown: false },
    ]),
  );
  let round: Promise<void> | undefined;

  async function look(kind: QuoteKind, watch: Watch, isFollowed: boolean): Promise<void> {
    try {
      const { feed, quotes: list } = await market.quotes(kind);
      if (isFollowed) {
        const changed = watch.said.since(list);
        const event = createEvent('quotes.changed', { kind, feed, quotes: changed }, { topic: 'quotes' });
        if (changed.length > 0) await bus.publish(event);
      }
      await judge.judge(kind, list);
      if (watch.isDown) log.info({ kind }, 'quotes come again');
      watch.isDown = false;
    } catch (error) {
      if (!watch.isDown) log.warn({ err: error, kind }, 'quotes could not be looked at; it is tried again and again');
      watch.isDown = true;
    }
  }

  async function lookAtAll(): Promise<void> {
    const isFollowed = quotes.isFollowed();
    const alerted = await judge.kinds();
    if (!isFollowed && alerted.size === 0) return lease.release();
    if (!(await lease.hold())) return;
    for (const [kind, watch] of watches) {
      const pauseMs = Math.max(roundMs, market.renewedEveryMs(kind)) - roundMs / 2; // a timer is never to the millisecond
      const isDue = performance.now() - watch.lookedAt >= pauseMs;
      if (watch.looking || !isDue || !(isFollowed || alerted.has(kind))) continue;
      watch.lookedAt = performance.now();
      watch.looking = look(kind, watch, isFollowed).finally(() => {
        watch.looking = undefined;
      });
    }
  }

  const timer = setInterval(() => {
    round ??= lookAtAll()
      .catch((error) => log.error({ err: error }, 'nobody could be told of quotes; it is tried again'))
      .finally(() => {
        round = undefined;
      });
  }, roundMs);

  return {
    async stop() {
      clearInterval(timer);
      quotes.stop();
      await round;
      await Promise.all([...watches.values()].map(({ looking }) => looking));
      await lease.release();
    },
  };
}

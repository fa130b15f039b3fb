import type { Feed } from '@plaza/contracts/markets/feed';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/log';
import type { AlertJudge } from '../alerts/alert-judge';
import type { Market, Quote } from '../market';
import { type ChangedQuote, ChangedQuotes } from './changed-quotes';
import { Outage } from './outage';

interface WatchParts {
  readonly market: Market;
  readonly judge: AlertJudge;
  readonly bus: Bus;
  readonly log: Log;
  /** How often it may be looked at at most. */
  readonly roundMs: number;
  /** Aborted when nothing more is to be said. */
  readonly signal: AbortSignal;
}

/** Looks at the list of one kind, one look at a time: pushes what changed, and holds the prices against alerts. */
export class KindWatch {
  readonly #said = new ChangedQuotes();
  readonly #outage: Outage;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #look: Promise<void> | undefined;

  constructor(
    readonly kind: QuoteKind,
    private readonly parts: WatchParts,
  ) {
    this.#outage = new Outage(parts.log.child({ kind }), {
      fails: 'quotes could not be looked at; it is tried again and again',
      works: 'quotes come again',
    });
  }

  /** Begins a look unless one is under way, or there can be nothing new yet. */
  lookWhenDue(isFollowed: boolean): void {
    const { market, roundMs } = this.parts;
    const pauseMs = Math.max(roundMs, market.lookedAtEveryMs(this.kind)) - roundMs / 2; // a timer is never to the millisecond
    if (this.#look || performance.now() - this.#lookedAt < pauseMs) return;
    this.#lookedAt = performance.now();
    this.#look = this.#lookOnce(isFollowed)
      .then(
        () => this.#outage.works(),
        (error) => this.#outage.failed(error),
      )
      .finally(() => {
        this.#look = undefined;
      });
  }

  /** Another instance said this, so it is no news when this one takes over. */
  note(said: readonly ChangedQuote[]): void {
    this.#said.note(said);
  }

  /** Resolves when the look under way is over. */
  async settled(): Promise<void> {
    await this.#look;
  }

  /** Neither a bus that is away keeps alerts from firing, nor a database quotes from being pushed. */
  async #lookOnce(isFollowed: boolean): Promise<void> {
    const { market, judge, signal } = this.parts;
    const { feed, quotes } = await market.quotes(this.kind);
    if (signal.aborted) return;
    const pushing = isFollowed ? this.#push(feed, quotes) : undefined;
    const ended = await Promise.allSettled([pushing, judge.judge(this.kind, quotes)]);
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  }

  /** What could not leave is not said: it goes out with the next look. */
  async #push(feed: Feed, list: readonly Quote[]): Promise<void> {
    const quotes = this.#said.since(list);
    if (quotes.length === 0) return;
    await this.parts.bus.publish(createEvent('quotes.changed', { kind: this.kind, feed, quotes }, { topic: 'quotes' }));
    this.#said.note(quotes);
  }
}

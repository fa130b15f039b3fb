import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';
import type { AlertEvaluator } from '../alerts/alert-evaluator';
import type { QuoteList, Quotes } from '../quote-lists/quotes';
import { type ChangedQuote, ChangedQuotes } from './changed-quotes';
import { OutageLog } from './outage-log';

interface PollerDependencies {
  readonly quotes: Quotes;
  readonly evaluator: AlertEvaluator;
  readonly bus: Bus;
  readonly log: Log;
  /** The shortest interval between polls. */
  readonly roundMs: number;
  /** Aborted when nothing more may be published. */
  readonly signal: AbortSignal;
}

/** Polls the list of one kind, one poll at a time: publishes changed quotes and evaluates alerts. */
export class KindPoller {
  readonly #published = new ChangedQuotes();
  readonly #outage: OutageLog;
  #polledAt = Number.NEGATIVE_INFINITY;
  #poll: Promise<void> | undefined;

  constructor(
    readonly kind: QuoteKind,
    private readonly dependencies: PollerDependencies,
  ) {
    this.#outage = new OutageLog(dependencies.log.child({ kind }), {
      fails: 'quotes could not be polled; trying again',
      works: 'quotes can be polled again',
    });
  }

  /** Starts a poll unless one is in progress, or there can be no new quotes yet. */
  pollWhenDue(isFollowed: boolean): void {
    const { quotes, roundMs } = this.dependencies;
    const pauseMs = Math.max(roundMs, quotes.pollEveryMs(this.kind)) - roundMs / 2; // timers are not exact
    if (this.#poll || performance.now() - this.#polledAt < pauseMs) return;
    this.#polledAt = performance.now();
    this.#poll = this.#pollOnce(isFollowed)
      .then(
        () => this.#outage.works(),
        (error) => this.#outage.failed(error),
      )
      .finally(() => {
        this.#poll = undefined;
      });
  }

  /**
   * Marks quotes that another instance has published, so that this one does not publish them again when it takes over.
   */
  markPublished(quotes: readonly ChangedQuote[]): void {
    this.#published.markPublished(quotes);
  }

  /** Resolves when the poll in progress is complete. */
  async whenIdle(): Promise<void> {
    await this.#poll;
  }

  /** Alerts fire even if the bus fails, and quotes are published even if alerts cannot be evaluated. */
  async #pollOnce(isFollowed: boolean): Promise<void> {
    const { quotes, evaluator, signal } = this.dependencies;
    const list = await quotes.list(this.kind);
    if (signal.aborted) return;
    const publishing = isFollowed ? this.#publish(list) : undefined;
    const results = await Promise.allSettled([publishing, evaluator.evaluate(this.kind, list.quotes)]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  /** Quotes that could not be published are published with the next poll. */
  async #publish({ feed, quotes: all }: QuoteList): Promise<void> {
    const quotes = this.#published.since(all);
    if (quotes.length === 0) return;
    await this.dependencies.bus.publish(
      createEvent('quotes.changed', { kind: this.kind, feed, quotes }, { topic: 'quotes' }),
    );
    this.#published.markPublished(quotes);
  }
}

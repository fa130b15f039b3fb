import type { Feed } from '@plaza/contracts/markets/feed';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import type { Stock } from '@plaza/contracts/markets/quotes';
import type { Quote, QuoteList, Quotes } from '../quote-lists/quotes';

const feed: Feed = { asOf: '2026-11-20T12:00:00.000Z', source: 'test', simulated: true, intervalMs: 1000 };

/** Quotes that a test sets. */
export class TestQuotes implements Quotes {
  readonly lists = new Map<QuoteKind, QuoteList>();
  /** All known stocks. */
  stocks: Stock[] = [];
  /** How often a list was requested. */
  requests = 0;
  isDown = false;
  /** Kinds whose provider never answers. */
  readonly silent = new Set<QuoteKind>();

  set(kind: QuoteKind, prices: Readonly<Record<string, number>>): void {
    const quotes = Object.entries(prices).map(
      ([key, price]): Quote => ({ key, name: `${key} by name`, price, changePercent: 0 }),
    );
    this.lists.set(kind, { feed, quotes });
  }

  async list(kind: QuoteKind): Promise<QuoteList> {
    this.requests += 1;
    if (this.isDown) throw new Error('no provider answers');
    if (this.silent.has(kind)) return new Promise(() => undefined);
    return this.lists.get(kind) ?? { feed, quotes: [] };
  }

  pollEveryMs = () => 0;

  async stocksOf(symbols: readonly string[]): Promise<Stock[]> {
    return symbols.flatMap((symbol) => this.stocks.filter((stock) => stock.symbol === symbol));
  }
}

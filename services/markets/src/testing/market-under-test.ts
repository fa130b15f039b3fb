import type { Feed } from '@plaza/contracts/markets/feed';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import type { Stock } from '@plaza/contracts/markets/quotes';
import type { Market, Quote, QuoteList } from '../market';

const feed: Feed = { asOf: '2026-11-20T12:00:00.000Z', source: 'test', simulated: true, intervalMs: 1000 };

/** Lists that a test moves. */
export class MarketUnderTest implements Market {
  readonly lists = new Map<QuoteKind, QuoteList>();
  /** Every symbol that somebody knows. */
  stocks: Stock[] = [];
  /** How often quotes were asked for. */
  asked = 0;
  isDown = false;
  /** Kinds whose provider never answers. */
  readonly silent = new Set<QuoteKind>();

  set(kind: QuoteKind, prices: Readonly<Record<string, number>>): void {
    const quotes = Object.entries(prices).map(
      ([key, price]): Quote => ({ key, name: `${key} by name`, price, changePercent: 0 }),
    );
    this.lists.set(kind, { feed, quotes });
  }

  async quotes(kind: QuoteKind): Promise<QuoteList> {
    this.asked += 1;
    if (this.isDown) throw new Error('no provider answers');
    if (this.silent.has(kind)) return new Promise(() => undefined);
    return this.lists.get(kind) ?? { feed, quotes: [] };
  }

  lookedAtEveryMs = () => 0;

  async stocksOf(symbols: readonly string[]): Promise<Stock[]> {
    return symbols.flatMap((symbol) => this.stocks.filter((stock) => stock.symbol === symbol));
  }
}

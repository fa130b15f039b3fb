import type { Feed } from '@plaza/contracts/markets/feed';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import type { Stock } from '@plaza/contracts/markets/quotes';

/** What is alike in all lists whose prices move. `key` names a row within its kind. */
export interface Quote {
  readonly key: string;
  readonly name: string;
  /** USD for coins, stocks, ETFs and commodities; the rate of a pair; the yield of a bond in percent. */
  readonly price: number;
  readonly changePercent: number;
}

export interface QuoteList {
  readonly feed: Feed;
  readonly quotes: readonly Quote[];
}

/** The lists as everybody has them, whichever provider they come from. */
export interface Market {
  /**
   * The quotes of a kind, from the cache, renewed behind the answer when they are due.
   * @throws Unavailable when no provider answers and nothing is kept
   */
  quotes(kind: QuoteKind): Promise<QuoteList>;
  /** How often it is worth asking, in milliseconds: what is new is given soon after it came. */
  lookedAtEveryMs(kind: QuoteKind): number;
  /**
   * Quotes of stocks and ETFs by symbol, in the order given, without those that nobody knows.
   * @throws Unavailable
   */
  stocksOf(symbols: readonly string[]): Promise<Stock[]>;
}

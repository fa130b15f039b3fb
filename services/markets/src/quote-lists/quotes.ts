import type { Feed } from '@plaza/contracts/markets/feed';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import type { Bond, Commodity, CryptoPrices, ForexQuote, Stock } from '@plaza/contracts/markets/quotes';
import type { CachedResponse } from './cached-response';
import type { QuoteLists } from './quote-lists';

/** The fields that all lists with prices have in common. `key` identifies a row within its kind. */
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

/** The lists as code that compares prices reads them, whichever provider they come from. */
export interface Quotes {
  /**
   * The quotes of a kind, from the cache, which is refreshed in the background when due.
   * @throws Unavailable when no provider answers and nothing is cached
   */
  list(kind: QuoteKind): Promise<QuoteList>;
  /** How often polling makes sense, in milliseconds: new quotes appear soon after the provider has them. */
  pollEveryMs(kind: QuoteKind): number;
  /**
   * Quotes of stocks and ETFs by symbol, in the order of `symbols`, without unknown ones, and without those that only a
   * failing provider knows.
   * @throws Unavailable when that leaves none
   */
  stocksOf(symbols: readonly string[]): Promise<Stock[]>;
}

/** Reads the quotes from the body of each list. */
const parseQuotes: { readonly [Kind in QuoteKind]: (body: string) => Quote[] } = {
  crypto: (body) =>
    Object.entries((JSON.parse(body) as CryptoPrices).prices).map(([key, coin]) => ({
      key,
      name: coin.name,
      price: coin.price_usd,
      changePercent: coin.price_change_24h,
    })),
  stocks: shares,
  etfs: shares,
  forex: (body) =>
    (JSON.parse(body) as ForexQuote[]).map(({ pair, rate, changePercent }) => ({
      key: pair,
      name: pair,
      price: rate,
      changePercent,
    })),
  commodities: (body) =>
    (JSON.parse(body) as Commodity[]).map(({ symbol, name, price, changePercent }) => ({
      key: symbol,
      name,
      price,
      changePercent,
    })),
  bonds: (body) =>
    (JSON.parse(body) as Bond[]).map(({ name, yield: price, changePercent }) => ({
      key: name,
      name,
      price,
      changePercent,
    })),
};

function shares(body: string): Quote[] {
  return (JSON.parse(body) as Stock[]).map(({ symbol, name, price, changePercent }) => ({
    key: symbol,
    name,
    price,
    changePercent,
  }));
}

/** Parses each response once. */
export function createQuotes(lists: QuoteLists, { stocksOf }: Pick<Quotes, 'stocksOf'>): Quotes {
  const parsed = new WeakMap<CachedResponse, QuoteList>();
  return {
    async list(kind) {
      const response = await lists[kind].response();
      const known = parsed.get(response);
      if (known) return known;
      const list = { feed: response.feed, quotes: parseQuotes[kind](response.json.bytes.toString('utf8')) };
      parsed.set(response, list);
      return list;
    },
    pollEveryMs: (kind) => lists[kind].pollEveryMs,
    stocksOf,
  };
}

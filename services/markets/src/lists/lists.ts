import {
  Bond,
  Commodity,
  CryptoPrices,
  EconomicIndicator,
  Etf,
  ForexQuote,
  NewsItem,
  Stock,
} from '@plaza/contracts/markets/quotes';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { z } from 'zod';
import type { Coin } from '../providers/provider';
import { MarketList, type RowSource } from './market-list';

/** Where the rows of each list come from. */
export interface RowSources {
  readonly crypto: RowSource<Coin>;
  readonly stocks: RowSource<Stock>;
  readonly etfs: RowSource<Etf>;
  readonly forex: RowSource<ForexQuote>;
  readonly commodities: RowSource<Commodity>;
  readonly bonds: RowSource<Bond>;
  readonly indicators: RowSource<EconomicIndicator>;
  readonly news: RowSource<NewsItem>;
}

export interface ListTimes {
  /** How often providers are asked. */
  readonly cryptoMs: number;
  readonly othersMs: number;
}

const dayMs = 24 * 3_600_000;
/** Prices of coins that are older are worse than none. */
const cryptoKeptMs = 600_000;
const coinsListed = 100;

/** The lists of the terminal. */
export function createLists(sources: RowSources, { cryptoMs, othersMs }: ListTimes, cache: Cache) {
  function list<Row extends object>(key: string, what: string, row: z.ZodType<Row>, rows: RowSource<Row>) {
    const checked = z.array(row);
    const failure = `Failed to fetch ${what}`;
    const recipe = { key, rows, intervalMs: othersMs, keptMs: dayMs, failure };
    return new MarketList<Row>({ ...recipe, render: (given) => checked.parse(given) }, cache);
  }
  return {
    crypto: new MarketList<Coin>(
      {
        key: 'crypto',
        rows: sources.crypto,
        intervalMs: cryptoMs,
        keptMs: cryptoKeptMs,
        failure: 'Failed to fetch crypto prices',
        render: (coins, feed) => CryptoPrices.parse({ ...feed, prices: dearestFirst(coins) }),
      },
      cache,
    ),
    stocks: list('stocks', 'stocks', Stock, sources.stocks),
    etfs: list('etfs', 'ETFs', Etf, sources.etfs),
    forex: list('forex', 'currency pairs', ForexQuote, sources.forex),
    commodities: list('commodities', 'commodities', Commodity, sources.commodities),
    bonds: list('bonds', 'bonds', Bond, sources.bonds),
    indicators: list('indicators', 'economic indicators', EconomicIndicator, sources.indicators),
    news: list('news', 'financial news', NewsItem, sources.news),
  };
}

export type Lists = ReturnType<typeof createLists>;

/** The prices map of the hundred that cost most. */
function dearestFirst(coins: readonly Coin[]): CryptoPrices['prices'] {
  const listed = [...coins].sort((one, other) => other.price_usd - one.price_usd).slice(0, coinsListed);
  return Object.fromEntries(listed.map(({ id, ...price }) => [id, price]));
}

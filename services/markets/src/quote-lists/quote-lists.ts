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
import { CachedList, type RowLoader } from './cached-list';

/** The loader of each list's rows. */
export interface RowLoaders {
  readonly crypto: RowLoader<Coin>;
  readonly stocks: RowLoader<Stock>;
  readonly etfs: RowLoader<Etf>;
  readonly forex: RowLoader<ForexQuote>;
  readonly commodities: RowLoader<Commodity>;
  readonly bonds: RowLoader<Bond>;
  readonly indicators: RowLoader<EconomicIndicator>;
  readonly news: RowLoader<NewsItem>;
}

export interface ListIntervals {
  /** How often the rows are loaded from the providers. */
  readonly cryptoMs: number;
  readonly othersMs: number;
}

const dayMs = 24 * 3_600_000;
/** Older coin prices are worse than none. */
const cryptoMaxAgeMs = 600_000;
const coinsListed = 100;

/** The lists of the markets terminal. */
export function createQuoteLists(loaders: RowLoaders, { cryptoMs, othersMs }: ListIntervals, cache: Cache) {
  function list<Row extends object>(key: string, label: string, row: z.ZodType<Row>, rows: RowLoader<Row>) {
    const schema = z.array(row);
    const failure = `Failed to fetch ${label}`;
    const options = { key, rows, intervalMs: othersMs, maxAgeMs: dayMs, failure };
    return new CachedList<Row>({ ...options, toBody: (parsedRows) => schema.parse(parsedRows) }, cache);
  }
  return {
    crypto: new CachedList<Coin>(
      {
        key: 'crypto',
        rows: loaders.crypto,
        intervalMs: cryptoMs,
        maxAgeMs: cryptoMaxAgeMs,
        failure: 'Failed to fetch crypto prices',
        toBody: (coins, feed) => CryptoPrices.parse({ ...feed, prices: mostExpensiveFirst(coins) }),
      },
      cache,
    ),
    stocks: list('stocks', 'stocks', Stock, loaders.stocks),
    etfs: list('etfs', 'ETFs', Etf, loaders.etfs),
    forex: list('forex', 'currency pairs', ForexQuote, loaders.forex),
    commodities: list('commodities', 'commodities', Commodity, loaders.commodities),
    bonds: list('bonds', 'bonds', Bond, loaders.bonds),
    indicators: list('indicators', 'economic indicators', EconomicIndicator, loaders.indicators),
    news: list('news', 'financial news', NewsItem, loaders.news),
  };
}

export type QuoteLists = ReturnType<typeof createQuoteLists>;

/** The hundred most expensive coins by id, the most expensive first. */
function mostExpensiveFirst(coins: readonly Coin[]): CryptoPrices['prices'] {
  const listed = [...coins].sort((one, other) => other.price_usd - one.price_usd).slice(0, coinsListed);
  return Object.fromEntries(listed.map(({ id, ...price }) => [id, price]));
}

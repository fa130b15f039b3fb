import { Stock } from '@plaza/contracts/markets/quotes';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { Unavailable } from '@plaza/service-kit/errors';
import { z } from 'zod';
import type { CachedResponse } from '../quote-lists/cached-response';
import type { QuoteLists } from '../quote-lists/quote-lists';
import type { Directory } from './directory';

const freshMs = 60_000;
/** Older prices are worse than none, as these quotes do not say how old they are. */
const maxAgeMs = 600_000;

/** The directory's answer for one symbol; empty for an unknown one. */
const Answer = z.array(Stock);

interface Listed {
  readonly stocks: ReadonlyMap<string, Stock>;
  /** Why one of the two lists is missing. */
  readonly failure?: unknown;
}

/** Finds stocks and ETFs by symbol, in the lists and then in the directory. */
export function createStockLookup(lists: QuoteLists, directory: Directory, cache: Cache) {
  const parsed = new WeakMap<CachedResponse, Stock[]>();

  /** Parses each response once. */
  function stocksIn(response: CachedResponse): Stock[] {
    const known = parsed.get(response);
    if (known) return known;
    const stocks: Stock[] = JSON.parse(response.json.bytes.toString('utf8'));
    parsed.set(response, stocks);
    return stocks;
  }

  async function listed(): Promise<Listed> {
    const results = await Promise.allSettled([lists.stocks.response(), lists.etfs.response()]);
    const loaded = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failed = results.find((one) => one.status === 'rejected');
    if (failed && loaded.length === 0) throw failed.reason;
    const stocks = new Map(loaded.flatMap(stocksIn).map((stock) => [stock.symbol, stock]));
    return failed ? { stocks, failure: failed.reason } : { stocks };
  }

  /** At most one request per symbol and minute, for all users together. */
  async function inDirectory(symbol: string): Promise<Stock[]> {
    const { body } = await cache.remember(`markets/stock/${symbol}`, { freshMs, staleMs: maxAgeMs }, async () =>
      Buffer.from(JSON.stringify(Answer.parse(await directory.bySymbol([symbol])))),
    );
    return Answer.parse(JSON.parse(body.toString('utf8')));
  }

  return {
    /** The stocks and ETFs of the lists, by symbol. @throws Unavailable when neither list can be loaded */
    listed,
    /**
     * In the order of `symbols`, without unknown ones. While a list or the directory fails, without those that only it
     * knows.
     * @throws Unavailable when that leaves none
     */
    async stocksOf(symbols: readonly string[]): Promise<Stock[]> {
      if (symbols.length === 0) return [];
      const known = await listed();
      const results = await Promise.allSettled(
        symbols.map(async (symbol) => known.stocks.get(symbol) ?? (await inDirectory(symbol))),
      );
      const found = results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      const failure = results.find((one) => one.status === 'rejected')?.reason ?? known.failure;
      if (!failure || found.length > 0) return found; // the provider report logs the failure
      throw new Unavailable('market_data_unavailable', 'Failed to fetch stocks', failure);
    },
  };
}

export type StockLookup = ReturnType<typeof createStockLookup>;

import { Stock } from '@plaza/contracts/markets/quotes';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { Unavailable } from '@plaza/service-kit/errors';
import { z } from 'zod';
import type { QuoteLists } from '../quote-lists/quote-lists';
import type { Directory } from './directory';

const freshMs = 60_000;
const maxAgeMs = 24 * 3_600_000;

/** The directory's answer for one symbol; empty for an unknown one. */
const Answer = z.array(Stock);

/** Finds stocks and ETFs by symbol, in the lists and then in the directory. */
export function createStockLookup(lists: QuoteLists, directory: Directory, cache: Cache) {
  async function listed(): Promise<Map<string, Stock>> {
    const responses = await Promise.all([lists.stocks.response(), lists.etfs.response()]);
    const all = responses.flatMap(({ json }): Stock[] => JSON.parse(json.bytes.toString('utf8')));
    return new Map(all.map((stock) => [stock.symbol, stock]));
  }

  /** At most one request per symbol and minute, for all users together. */
  async function inDirectory(symbol: string): Promise<Stock[]> {
    const { body } = await cache.remember(`markets/stock/${symbol}`, { freshMs, staleMs: maxAgeMs }, async () =>
      Buffer.from(JSON.stringify(Answer.parse(await directory.bySymbol([symbol])))),
    );
    return Answer.parse(JSON.parse(body.toString('utf8')));
  }

  return {
    listed,
    /**
     * In the order of `symbols`, without unknown ones. While the directory fails, without those that only it knows.
     * @throws Unavailable when that leaves none
     */
    async stocksOf(symbols: readonly string[]): Promise<Stock[]> {
      const known = await listed();
      const results = await Promise.allSettled(
        symbols.map(async (symbol) => known.get(symbol) ?? (await inDirectory(symbol))),
      );
      const found = results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      const failed = results.find((one) => one.status === 'rejected');
      if (!failed || found.length > 0) return found; // the provider report logs the directory's failure
      throw new Unavailable('market_data_unavailable', 'Failed to fetch stocks', failed.reason);
    },
  };
}

export type StockLookup = ReturnType<typeof createStockLookup>;

import type { Stock } from '@plaza/contracts/markets/quotes';
import type { StockSuggestion } from '@plaza/contracts/markets/stock-search';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { NotFound, Unavailable } from '@plaza/service-kit/errors';
import { z } from 'zod';
import type { Directory } from './directory';
import type { StockLookup } from './stock-lookup';

const maxSuggestions = 10;
const freshMs = 60_000;
const maxAgeMs = 3_600_000;
const Symbols = z.array(z.string());

/** Finds stocks and ETFs by a search term, or by their symbols. */
export function createStockSearch(stocks: StockLookup, directory: Directory, cache: Cache) {
  /**
   * The matches of a term, the best first: symbols that begin with the term, then names, then the directory's stocks.
   */
  async function matches(term: string): Promise<Stock[]> {
    const matching = await listedMatches(term);
    if (matching.length >= maxSuggestions) return matching.slice(0, maxSuggestions);
    const added = await inDirectory(term, matching).catch((error) => {
      // The matches of the lists are still returned; the provider report logs the directory's failure.
      if (matching.length > 0) return [];
      throw searchFailed(error);
    });
    return [...matching, ...added];
  }

  async function listedMatches(term: string): Promise<Stock[]> {
    const wanted = term.toLowerCase();
    const listed = await stocks.listed();
    const matching = [...listed.stocks.values()].filter((stock) => distance(stock, wanted) < noMatch);
    if (matching.length === 0 && listed.failure) throw searchFailed(listed.failure);
    return matching.sort((one, other) => distance(one, wanted) - distance(other, wanted));
  }

  /** The directory's matches, without those that are already known. */
  async function inDirectory(term: string, known: readonly Stock[]): Promise<Stock[]> {
    const others = (await symbolsInDirectory(term)).filter((symbol) => !known.some((stock) => stock.symbol === symbol));
    return stocks.stocksOf(others.slice(0, maxSuggestions - known.length));
  }

  /** The directory's best match that has a quote. One after the other, as each quote costs a call of the provider. */
  async function bestInDirectory(term: string): Promise<Stock | undefined> {
    for (const symbol of (await symbolsInDirectory(term)).slice(0, maxSuggestions)) {
      const [found] = await stocks.stocksOf([symbol]);
      if (found) return found;
    }
    return undefined;
  }

  async function symbolsInDirectory(anyCase: string): Promise<string[]> {
    const term = anyCase.toLowerCase();
    const { body } = await cache.remember(`markets/stock-search/${term}`, { freshMs, staleMs: maxAgeMs }, async () =>
      Buffer.from(JSON.stringify(await directory.symbolsFor(term))),
    );
    return Symbols.parse(JSON.parse(body.toString('utf8')));
  }

  return {
    /** @throws NotFound `stock_not_found`; Unavailable */
    async search(term: string): Promise<Stock> {
      const [listed] = await listedMatches(term);
      if (listed) return listed;
      const found = await bestInDirectory(term).catch((error) => {
        throw searchFailed(error);
      });
      if (found) return found;
      throw new NotFound('stock_not_found', `No stock matches “${term}”.`);
    },
    async suggest(term: string): Promise<StockSuggestion[]> {
      return (await matches(term)).map(({ symbol, name, price, changePercent }) => ({
        symbol,
        name,
        price,
        changePercent,
      }));
    },
    stocksOf: stocks.stocksOf,
  };
}

const searchFailed = (error: unknown) => new Unavailable('market_data_unavailable', 'Failed to search stock', error);

export type StockSearch = ReturnType<typeof createStockSearch>;

/** The distance of a stock that does not match. */
const noMatch = 1000;

/**
 * The distance between a stock and a term: least for the symbol itself, then for its beginning, then for words of the
 * name.
 */
function distance({ symbol, name }: Stock, wanted: string): number {
  const short = symbol.toLowerCase();
  if (short === wanted) return 0;
  if (short.startsWith(wanted)) return short.length;
  const at = ` ${name.toLowerCase()}`.indexOf(` ${wanted}`);
  return at < 0 ? noMatch : 100 + at;
}

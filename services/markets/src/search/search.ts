import type { Stock } from '@plaza/contracts/markets/quotes';
import type { StockSuggestion } from '@plaza/contracts/markets/stock-search';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { NotFound, Unavailable } from '@plaza/service-kit/errors';
import { z } from 'zod';
import type { Directory } from './directory';
import type { StocksBySymbol } from './stocks-by-symbol';

const mostSuggestions = 10;
const freshMs = 60_000;
const keptMs = 3_600_000;
const Symbols = z.array(z.string());

/** Finds stocks and ETFs by what somebody typed. */
export function stockSearch(stocks: StocksBySymbol, directory: Directory, cache: Cache) {
  /** Stocks that a word means, the closest first: symbols that begin so, then names; then what a directory adds. */
  async function matches(term: string): Promise<Stock[]> {
    const listed = [...(await stocks.listed()).values()];
    const wanted = term.toLowerCase();
    const near = listed.filter((stock) => closeness(stock, wanted) < far);
    near.sort((one, other) => closeness(one, wanted) - closeness(other, wanted));
    if (near.length >= mostSuggestions) return near.slice(0, mostSuggestions);
    const added = await elsewhere(wanted, near).catch((error) => {
      // What the lists have is answered all the same; that a directory fails is noted where it is asked.
      if (near.length > 0) return [];
      throw new Unavailable('market_data_unavailable', 'Failed to search stock', error);
    });
    return [...near, ...added];
  }

  /** What a directory adds to what is there. */
  async function elsewhere(term: string, near: readonly Stock[]): Promise<Stock[]> {
    const others = (await symbolsElsewhere(term)).filter((symbol) => !near.some((stock) => stock.symbol === symbol));
    return stocks.stocksOf(others.slice(0, mostSuggestions - near.length));
  }

  async function symbolsElsewhere(term: string): Promise<string[]> {
    const { body } = await cache.remember(`markets/stock-search/${term}`, { freshMs, keptMs }, async () =>
      Buffer.from(JSON.stringify(await directory.symbolsFor(term))),
    );
    return Symbols.parse(JSON.parse(body.toString('utf8')));
  }

  return {
    /** @throws NotFound `stock_not_found`; Unavailable */
    async search(term: string): Promise<Stock> {
      const [best] = await matches(term);
      if (best) return best;
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
  };
}

export type StockSearch = ReturnType<typeof stockSearch>;

/** Beyond this nothing matches. */
const far = 1000;

/** How well a stock fits what was typed, the less the better: the symbol itself, one that begins so, a word of the name. */
function closeness({ symbol, name }: Stock, wanted: string): number {
  const short = symbol.toLowerCase();
  if (short === wanted) return 0;
  if (short.startsWith(wanted)) return short.length;
  const at = ` ${name.toLowerCase()}`.indexOf(` ${wanted}`);
  return at < 0 ? far : 100 + at;
}

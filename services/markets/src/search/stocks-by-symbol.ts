import { Stock } from '@plaza/contracts/markets/quotes';
import type { Cache } from '@plaza/service-kit/cache/cache';
import { z } from 'zod';
import type { Lists } from '../lists/lists';
import type { Directory } from './directory';

const freshMs = 60_000;
const keptMs = 24 * 3_600_000;

/** What a directory is asked for of one symbol; nothing where it does not know it. */
const Answer = z.array(Stock);

/** Finds stocks and ETFs by symbol: those of the lists, and of a directory whatever no list has. */
export function stocksBySymbol(lists: Lists, directory: Directory, cache: Cache) {
  async function listed(): Promise<Map<string, Stock>> {
    const answers = await Promise.all([lists.stocks.ready(), lists.etfs.ready()]);
    const all = answers.flatMap(({ json }): Stock[] => JSON.parse(json.bytes.toString('utf8')));
    return new Map(all.map((stock) => [stock.symbol, stock]));
  }

  /** One question for each symbol a minute, whoever asks. */
  async function elsewhere(symbol: string): Promise<Stock[]> {
    const { body } = await cache.remember(`markets/stock/${symbol}`, { freshMs, keptMs }, async () =>
      Buffer.from(JSON.stringify(Answer.parse(await directory.bySymbol([symbol])))),
    );
    return Answer.parse(JSON.parse(body.toString('utf8')));
  }

  return {
    listed,
    /** In the order given, without those that nobody knows. @throws Unavailable */
    async stocksOf(symbols: readonly string[]): Promise<Stock[]> {
      const known = await listed();
      const found = symbols.map(async (symbol) => known.get(symbol) ?? (await elsewhere(symbol)));
      return (await Promise.all(found)).flat();
    },
  };
}

export type StocksBySymbol = ReturnType<typeof stocksBySymbol>;

import type { Stock } from '@plaza/contracts/markets/quotes';
import type { Failover } from '../providers/failover';
import type { StockDirectory } from '../providers/provider';

/** Finds stocks and ETFs beyond the lists; finds nothing if no provider has a directory. */
export interface Directory {
  /**
   * Stocks and ETFs by symbol, without unknown ones.
   * @throws when no provider answers
   */
  bySymbol(symbols: readonly string[]): Promise<Stock[]>;
  /**
   * The symbols that match a term, the best match first.
   * @throws when no provider answers
   */
  symbolsFor(term: string): Promise<string[]>;
}

/** Uses the first directory that answers. */
export const createDirectory = (directories: Failover<StockDirectory>): Directory => ({
  bySymbol: async (symbols) => (await directories.request((one) => one.bySymbol(symbols)))?.answer ?? [],
  symbolsFor: async (term) => (await directories.request((one) => one.symbolsFor(term)))?.answer ?? [],
});

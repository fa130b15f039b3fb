import type { Stock } from '@plaza/contracts/markets/quotes';
import type { Failover } from '../providers/failover';
import type { StockDirectory } from '../providers/provider';

/** Stocks and ETFs beyond the lists; nothing where nobody is asked for them. */
export interface Directory {
  /** Without those that nobody knows. @throws when nobody answers */
  bySymbol(symbols: readonly string[]): Promise<Stock[]>;
  /** The closest first. @throws when nobody answers */
  symbolsFor(term: string): Promise<string[]>;
}

/** The first of the directories that answers. */
export const directoryOf = (directories: Failover<StockDirectory>): Directory => ({
  bySymbol: async (symbols) => (await directories.ask((one) => one.bySymbol(symbols)))?.answer ?? [],
  symbolsFor: async (term) => (await directories.ask((one) => one.symbolsFor(term)))?.answer ?? [],
});

import type { HistoryRange } from '@plaza/contracts/markets/history';
import type { CryptoPrice, Stock } from '@plaza/contracts/markets/quotes';

/** Who gives data. */
export interface Source {
  /** A name to show: a host, or that it is simulated. */
  readonly source: string;
  /** Nothing of it is real. */
  readonly simulated: boolean;
}

/** What a source gave, and when it was true there. `dropped`: rows that made no sense. */
export interface Loaded<Row> {
  readonly rows: readonly Row[];
  readonly at: Date;
  readonly dropped: number;
}

export interface PastPrice {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly price: number;
}

/** Where the rows of one list come from, and their past where the source has it. */
export interface ListProvider<Row> extends Source {
  /** How often it has something new, where that is more often than it is usually asked. */
  readonly everyMs?: number;
  /** At least one row. @throws when it cannot be reached in time, refuses, or answers nothing that makes sense */
  load(): Promise<Loaded<Row>>;
  /** Past prices, the oldest first; none for a key that it does not know. @throws as `load` does */
  past?(key: string, range: HistoryRange): Promise<PastPrice[]>;
  /** Prices of the last seven days by key, the oldest first. @throws as `load` does */
  lastWeek?(): Promise<ReadonlyMap<string, readonly number[]>>;
}

/** Where single stocks and ETFs are found that no list has. */
export interface StockDirectory extends Source {
  /** Quotes by symbol, without those that it does not know. @throws as `load` does */
  bySymbol(symbols: readonly string[]): Promise<Stock[]>;
  /** Symbols of those that a word means, the closest first. @throws as `load` does */
  symbolsFor(term: string): Promise<string[]>;
}

/** A coin's price under the coin's id (`bitcoin`), as symbols are not unique. An id is never a bare number. */
export interface Coin extends CryptoPrice {
  readonly id: string;
}

/** Units of a currency for one US dollar. */
export interface Rate {
  readonly code: string;
  readonly rate: number;
}

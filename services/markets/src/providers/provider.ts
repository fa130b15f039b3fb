import type { HistoryRange } from '@plaza/contracts/markets/history';
import type { CryptoPrice, Stock } from '@plaza/contracts/markets/quotes';

/** Where data comes from. */
export interface ProviderInfo {
  /** A name for users: a host, or the name of the simulated feed. */
  readonly source: string;
  /** Whether the data is simulated. */
  readonly simulated: boolean;
}

/** Rows of a provider, and the time that they are from. `dropped` is the number of invalid rows that were left out. */
export interface LoadedRows<Row> {
  readonly rows: readonly Row[];
  readonly at: Date;
  readonly dropped: number;
  /** The time from these rows to the next ones, where the provider publishes on certain days only. */
  readonly intervalMs?: number;
}

export interface PricePoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly price: number;
  /** YYYY-MM-DD, where it is the price of a whole day; see `priceOfDay`. */
  readonly day?: string;
}

/** Provides the rows of one list, and price history where it has any. */
export interface ListProvider<Row> extends ProviderInfo {
  /** How often it has new rows, where that is more often than the list's interval. */
  readonly updatesEveryMs?: number;
  /** At least one row. @throws when the provider cannot be reached in time, rejects the request or has no valid row */
  load(): Promise<LoadedRows<Row>>;
  /** Past prices, the oldest first; empty for an unknown key. @throws as `load` does */
  history?(key: string, range: HistoryRange): Promise<PricePoint[]>;
  /** Prices of the last seven days by key, the oldest first. @throws as `load` does */
  sparklines?(): Promise<ReadonlyMap<string, readonly number[]>>;
}

/** Finds single stocks and ETFs that no list has. */
export interface StockDirectory extends ProviderInfo {
  /** Quotes by symbol, without unknown ones. @throws as `load` does */
  bySymbol(symbols: readonly string[]): Promise<Stock[]>;
  /** The symbols that match a term, the best match first. @throws as `load` does */
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

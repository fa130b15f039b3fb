import type { CryptoPrice } from '@plaza/contracts/markets/quotes';

/** A coin's price under the coin's id (`bitcoin`), as symbols are not unique. An id is never a bare number. */
export interface Coin extends CryptoPrice {
  readonly id: string;
}

/** Where crypto prices come from. */
export interface CryptoPricesProvider {
  /** What the screen names as the source. */
  readonly source: string;
  readonly simulated: boolean;
  /**
   * The largest coins, in any order, at least one.
   * @throws when the provider cannot be reached in time or answers nonsense
   */
  prices(): Promise<Coin[]>;
}

import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';

/** The rates of the markets service, and those stored from its responses. */
export interface MarketRates {
  /**
   * The newest rates from markets, else the last stored ones, however old; undefined before any were stored.
   * @param skipCache asks markets even within the cache time of its last response
   */
  latest(skipCache?: boolean): Promise<ExchangeRates | undefined>;
}

/** The same rates without the cache, for a user who has just refreshed them. */
export const withoutCache = (market: MarketRates): MarketRates => ({ latest: () => market.latest(true) });

import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';

/** The rates of the markets service, and those that were stored of its answers. */
export interface MarketRates {
  /**
   * The newest rates: of markets, else the last stored ones, however old; undefined before there were any.
   * @param skipCache asks markets also within the cache time of its last answer
   */
  latest(skipCache?: boolean): Promise<ExchangeRates | undefined>;
}

/** The same rates without the cache: for a user who has just refreshed them. */
export const withoutCache = (market: MarketRates): MarketRates => ({ latest: () => market.latest(true) });

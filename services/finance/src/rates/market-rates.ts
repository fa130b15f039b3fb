import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';

/** Where rates come from: the markets service, and what was kept of its answers. */
export interface MarketRates {
  /**
   * The newest rates that can be had: of markets, else the last one kept, however old; undefined before any was seen.
   * @param anew asks markets also where it answered a moment ago
   */
  latest(anew?: boolean): Promise<ExchangeRates | undefined>;
}

/** The same rates without the moment that an answer serves everybody: for a person who has just had them refreshed. */
export const withoutCache = (market: MarketRates): MarketRates => ({ latest: () => market.latest(true) });

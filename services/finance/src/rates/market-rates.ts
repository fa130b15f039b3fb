import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';

/** Units of each currency for one US dollar, as markets had them at `lastUpdated`. */
export type RateSheet = ExchangeRates;

/** Where rates come from: the markets service, and what was kept of its answers. */
export interface MarketRates {
  /**
   * The newest sheet that can be had: of markets, else the last one kept, however old; undefined before any was seen.
   * @param anew asks markets also where it answered a moment ago
   */
  latest(anew?: boolean): Promise<RateSheet | undefined>;
}

/** The same rates without the moment that an answer serves everybody: for a person who has just had them refreshed. */
export const askedAnew = (market: MarketRates): MarketRates => ({ latest: () => market.latest(true) });

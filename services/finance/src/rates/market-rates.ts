import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';

/** Units of each currency for one US dollar, as markets had them at `lastUpdated`. */
export type RateSheet = ExchangeRates;

/** Where rates come from: the markets service, and what was kept of its answers. */
export interface MarketRates {
  /** The newest sheet that can be had: of markets, else the last one kept, however old; undefined before any was seen. */
  latest(): Promise<RateSheet | undefined>;
}

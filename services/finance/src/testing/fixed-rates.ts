import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import type { MarketRates } from '../rates/market-rates';

/** A market that has this rates, or none. */
export const fixedRates = (exchangeRates?: ExchangeRates): MarketRates => ({ latest: async () => exchangeRates });

import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import type { MarketRates } from '../rates/market-rates';

/** Market rates that never change, or none. */
export const fixedRates = (exchangeRates?: ExchangeRates): MarketRates => ({ latest: async () => exchangeRates });

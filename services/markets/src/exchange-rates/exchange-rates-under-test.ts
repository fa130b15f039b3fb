import type { Cache } from '@plaza/service-kit/cache/cache';
import { createLimiter } from '@plaza/service-kit/limiter';
import type { ExchangeRatesProvider } from '../providers/exchange-rates';
import { simulatedCryptoPrices } from '../providers/simulated-crypto-prices';
import { simulatedExchangeRates } from '../providers/simulated-exchange-rates';
import type { ExchangeRatesMarket } from './exchange-rates';

/** Exchange rates as the service has them: renewed every five minutes, and a few times a minute out of turn. */
export function exchangeRatesUnderTest(
  cache: Cache,
  provider: ExchangeRatesProvider = simulatedExchangeRates(simulatedCryptoPrices()),
): ExchangeRatesMarket {
  const refreshBudget = createLimiter({ name: 'exchange-rates-refresh', points: 3, seconds: 60 });
  return { provider, cache, intervalMs: 300_000, refreshBudget };
}

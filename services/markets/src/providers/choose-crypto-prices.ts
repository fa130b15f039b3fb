import { createLimiter } from '@plaza/service-kit/limiter';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { MarketsConfig } from '../config';
import type { CryptoPricesProvider } from './crypto-prices';
import { httpCryptoPrices } from './http-crypto-prices';
import { simulatedCryptoPrices } from './simulated-crypto-prices';

/** The provider that the configuration names, held to its budget; the simulated feed where it names none. */
export function chooseCryptoPrices(config: MarketsConfig, redis?: ServiceContext['redis']): CryptoPricesProvider {
  if (!config.CRYPTO_PRICES_URL) return simulatedCryptoPrices();
  const rule = { name: 'crypto-prices', points: config.CRYPTO_CALLS_PER_MINUTE, seconds: 60 };
  const budget = createLimiter(rule, redis);
  return withinBudget(httpCryptoPrices(config.CRYPTO_PRICES_URL, config.CRYPTO_TIMEOUT_MS), async () => {
    const { allowed } = await budget.take('all');
    return allowed;
  });
}

/** The same provider, asked only while `mayAsk` allows it: a failing one is not hammered by everybody who waits for it. */
export function withinBudget(provider: CryptoPricesProvider, mayAsk: () => Promise<boolean>): CryptoPricesProvider {
  return {
    ...provider,
    async prices() {
      if (!(await mayAsk())) throw new Error(`the budget of ${provider.source} is used up`);
      return provider.prices();
    },
  };
}

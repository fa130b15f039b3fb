import { createLimiter } from '@plaza/service-kit/limiter';
import type { ServiceDefinition } from '@plaza/service-kit/start-service';
import { createApp } from './app';
import { MarketsConfig } from './config';
import { chooseCryptoPrices } from './providers/choose-crypto-prices';
import { simulatedCryptoPrices } from './providers/simulated-crypto-prices';
import { simulatedExchangeRates } from './providers/simulated-exchange-rates';

/** How often all people together may have the rates' provider asked out of turn. */
const refreshesPerMinute = 12;

export const service: ServiceDefinition<MarketsConfig> = {
  name: 'markets',
  port: 4103,
  config: MarketsConfig,
  async create(context) {
    const { config, cache, redis } = context;
    const crypto = { provider: chooseCryptoPrices(config, redis), cache, intervalMs: config.CRYPTO_INTERVAL_MS };
    const exchangeRates = {
      provider: simulatedExchangeRates(simulatedCryptoPrices()),
      cache,
      intervalMs: config.EXCHANGE_RATES_INTERVAL_MS,
      refreshBudget: createLimiter({ name: 'exchange-rates-refresh', points: refreshesPerMinute, seconds: 60 }, redis),
    };
    return { handler: createApp({ ...context, crypto, exchangeRates }).callback() };
  },
};

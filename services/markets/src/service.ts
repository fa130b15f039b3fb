import type { ServiceDefinition } from '@plaza/service-kit/start-service';
import { createApp } from './app';
import { MarketsConfig } from './config';
import { chooseCryptoPrices } from './providers/choose-crypto-prices';

export const service: ServiceDefinition<MarketsConfig> = {
  name: 'markets',
  port: 4103,
  config: MarketsConfig,
  async create(context) {
    const cryptoPrices = chooseCryptoPrices(context.config, context.redis);
    const app = createApp({ ...context, cryptoPrices, cryptoIntervalMs: context.config.CRYPTO_INTERVAL_MS });
    return { handler: app.callback() };
  },
};

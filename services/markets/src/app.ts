import { marketsCalls } from '@plaza/contracts/markets';
import { createService } from '@plaza/service-kit/create-service';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type Koa from 'koa';
import { cryptoRoutes } from './crypto/crypto.routes';
import type { CryptoPricesProvider } from './providers/crypto-prices';

export interface MarketsContext extends Pick<ServiceContext, 'log' | 'trust' | 'cache'> {
  readonly metrics?: ServiceContext['metrics'];
  readonly cryptoPrices: CryptoPricesProvider;
  readonly cryptoIntervalMs: number;
}

export function createApp({ log, trust, cache, metrics, cryptoPrices, cryptoIntervalMs }: MarketsContext): Koa {
  return createService({
    name: 'markets',
    log,
    ...(metrics ? { metrics } : {}),
    calls: marketsCalls,
    routes: [cryptoRoutes(trust, { provider: cryptoPrices, cache, intervalMs: cryptoIntervalMs })],
  });
}

import { marketsCalls } from '@plaza/contracts/markets';
import { createService } from '@plaza/service-kit/create-service';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type Koa from 'koa';
import type { CryptoMarket } from './crypto/crypto';
import { cryptoRoutes } from './crypto/crypto.routes';
import type { ExchangeRatesMarket } from './exchange-rates/exchange-rates';
import { exchangeRateRoutes, internalRoutes } from './exchange-rates/exchange-rates.routes';

export interface MarketsContext extends Pick<ServiceContext, 'log' | 'trust'> {
  readonly metrics?: ServiceContext['metrics'];
  readonly crypto: CryptoMarket;
  readonly exchangeRates: ExchangeRatesMarket;
}

export function createApp({ log, trust, metrics, crypto, exchangeRates }: MarketsContext): Koa {
  return createService({
    name: 'markets',
    log,
    ...(metrics ? { metrics } : {}),
    calls: marketsCalls,
    routes: [
      cryptoRoutes(trust, crypto),
      exchangeRateRoutes(trust, exchangeRates),
      internalRoutes(trust, exchangeRates),
    ],
  });
}

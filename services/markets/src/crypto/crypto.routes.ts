import { marketsCalls } from '@plaza/contracts/markets';
import { createRoutes, ReadyJson, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { type CryptoMarket, cryptoPricesJson } from './crypto';

export function cryptoRoutes(trust: Trust, market: CryptoMarket): Routes {
  return createRoutes(trust).on(marketsCalls.crypto, async () => new ReadyJson(await cryptoPricesJson(market)));
}

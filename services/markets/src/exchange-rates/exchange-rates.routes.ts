import { call } from '@plaza/contracts/call';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { ExchangeRates, marketsInternal } from '@plaza/contracts/markets/exchange-rates';
import { createRoutes, ReadyJson, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { type ExchangeRatesDependencies, exchangeRatesJson, refreshExchangeRates } from './exchange-rates';

export function exchangeRateRoutes(trust: Trust, dependencies: ExchangeRatesDependencies): Routes {
  return createRoutes(trust)
    .on(marketsCalls.exchangeRates, async () => new ReadyJson(await exchangeRatesJson(dependencies)))
    .on(marketsCalls.refreshExchangeRates, () => refreshExchangeRates(dependencies));
}

export const internalCalls = {
  exchangeRates: call(`GET ${marketsInternal.exchangeRatesPath}`, {
    access: 'service',
    summary: 'Units of each currency per US dollar.',
    answer: ExchangeRates,
  }),
};

/** Calls of finance, over the private network only. */
export function internalRoutes(trust: Trust, dependencies: ExchangeRatesDependencies): Routes {
  return createRoutes(trust).on(
    internalCalls.exchangeRates,
    async () => new ReadyJson(await exchangeRatesJson(dependencies)),
  );
}

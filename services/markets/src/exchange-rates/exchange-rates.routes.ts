import { marketsCalls } from '@plaza/contracts/markets/calls';
import { marketsInternal } from '@plaza/contracts/markets/exchange-rates';
import { createRoutes, ReadyJson, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { type ExchangeRatesDependencies, exchangeRatesJson, refreshExchangeRates } from './exchange-rates';

export function exchangeRateRoutes(trust: Trust, dependencies: ExchangeRatesDependencies): Routes {
  return createRoutes(trust)
    .on(marketsCalls.exchangeRates, async () => new ReadyJson(await exchangeRatesJson(dependencies)))
    .on(marketsCalls.refreshExchangeRates, () => refreshExchangeRates(dependencies));
}

/** For finance, over the private network only. */
export function internalRoutes(trust: Trust, dependencies: ExchangeRatesDependencies): Routes {
  const routes = createRoutes(trust);
  routes.router.get(marketsInternal.exchangeRatesPath, async (ctx) => {
    ctx.state.route = marketsInternal.exchangeRatesPath;
    ctx.type = 'json';
    ctx.body = await exchangeRatesJson(dependencies);
  });
  return routes;
}

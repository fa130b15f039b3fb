import { marketsCalls } from '@plaza/contracts/markets';
import { marketsInternal } from '@plaza/contracts/markets/exchange-rates';
import { createRoutes, ReadyJson, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { type ExchangeRatesMarket, exchangeRatesJson, refreshExchangeRates } from './exchange-rates';

export function exchangeRateRoutes(trust: Trust, market: ExchangeRatesMarket): Routes {
  return createRoutes(trust)
    .on(marketsCalls.exchangeRates, async () => new ReadyJson(await exchangeRatesJson(market)))
    .on(marketsCalls.refreshExchangeRates, () => refreshExchangeRates(market));
}

/** What finance asks for, over the private network only. */
export function internalRoutes(trust: Trust, market: ExchangeRatesMarket): Routes {
  const routes = createRoutes(trust);
  routes.router.get(marketsInternal.exchangeRatesPath, async (ctx) => {
    ctx.state.route = marketsInternal.exchangeRatesPath;
    ctx.type = 'json';
    ctx.body = await exchangeRatesJson(market);
  });
  return routes;
}

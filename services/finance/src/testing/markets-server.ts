import { type ExchangeRates, marketsInternal } from '@plaza/contracts/markets/exchange-rates';
import { isServiceCall } from '@plaza/service-kit/testing/service-client';
import { listen } from '@plaza/test-kit/http';

/** Rates that are easy to compute with, dated now by default. */
export function ratesFixture(
  rates: Record<string, number> = {},
  lastUpdated = new Date().toISOString(),
): ExchangeRates {
  return {
    rates: { USD: 1, EUR: 0.8, GBP: 0.75, CAD: 1.4, JPY: 150, BTC: 1 / 90_000, ...rates },
    lastUpdated,
    source: 'rates of a test',
    simulated: false,
    intervalMs: 300_000,
  };
}

/** A stub of markets that responds with the `exchangeRates` that a test sets, unless it is down or hanging. */
export async function startMarkets() {
  const state = { exchangeRates: ratesFixture(), requestCount: 0 };
  let how: 'up' | 'down' | 'hanging' = 'up';
  const { url, close } = await listen((request, response) => {
    state.requestCount += 1;
    if (how === 'hanging') return;
    if (how === 'down' || request.url !== marketsInternal.exchangeRatesPath || !isServiceCall(request, 'markets')) {
      response.writeHead(503).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(state.exchangeRates));
  });
  return Object.assign(state, {
    url,
    up: () => {
      how = 'up';
    },
    down: () => {
      how = 'down';
    },
    hang: () => {
      how = 'hanging';
    },
    stop: close,
  });
}

export type MarketsServer = Awaited<ReturnType<typeof startMarkets>>;

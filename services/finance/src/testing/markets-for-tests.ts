import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { marketsInternal } from '@plaza/contracts/markets';
import type { RateSheet } from '../rates/market-rates';

/** Rates that are easy to reckon with, as new as the test. */
export function sheetOf(rates: Record<string, number> = {}, lastUpdated = new Date().toISOString()): RateSheet {
  return {
    rates: { USD: 1, EUR: 0.8, GBP: 0.75, CAD: 1.4, JPY: 150, BTC: 1 / 90_000, ...rates },
    lastUpdated,
    source: 'rates of a test',
    simulated: false,
    intervalMs: 300_000,
  };
}

/** The markets service as finance knows it: answers the sheet that the test puts there, or fails while it is down. */
export async function marketsForTests() {
  const state = { sheet: sheetOf(), isDown: false, asked: 0 };
  const server = createServer((request, response) => {
    state.asked += 1;
    if (state.isDown || request.url !== marketsInternal.exchangeRatesPath) {
      response.writeHead(503).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(state.sheet));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

export type MarketsForTests = Awaited<ReturnType<typeof marketsForTests>>;

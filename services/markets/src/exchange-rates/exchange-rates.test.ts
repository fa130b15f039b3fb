import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import { ExchangeRates, marketsInternal, type RefreshedRates } from '@plaza/contracts/markets/exchange-rates';
import { createCache } from '@plaza/service-kit/cache/cache';
import { memoryStore } from '@plaza/service-kit/cache/memory-store';
import { createService } from '@plaza/service-kit/create-service';
import { createLimiter } from '@plaza/service-kit/limiter';
import { createLog } from '@plaza/service-kit/logging/log';
import { fakeClock } from '@plaza/service-kit/testing/fake-clock';
import { serviceClient } from '@plaza/service-kit/testing/service-client';
import { fixedTrust } from '@plaza/service-kit/trust/fixed-trust';
import { client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import { simulatedFeed } from '../simulated/simulated-feed';
import type { ExchangeRatesDependencies } from './exchange-rates';
import { exchangeRateRoutes, internalCalls, internalRoutes } from './exchange-rates.routes';

const path = '/api/v1/markets/exchange-rates';
const intervalMs = 300_000;
const log = createLog('markets', 'silent');
const clock = fakeClock();

let close: () => Promise<void>;
afterEach(() => close());

async function open(rates: ExchangeRatesDependencies['rates'], refreshes = 2, cache = createCache(memoryStore(), log)) {
  const refreshBudget = createLimiter({ name: 'refresh', points: refreshes, seconds: 60 });
  const dependencies = { rates, cache, intervalMs, refreshBudget };
  const trust = fixedTrust(testKeys());
  const routes = [exchangeRateRoutes(trust, dependencies), internalRoutes(trust, dependencies)];
  const server = await listen(
    createService({ name: 'markets', log, calls: marketsCalls, internalCalls, routes }).callback(),
  );
  close = server.close;
  return {
    neighbour: serviceClient(server.url),
    nobody: client(server.url),
    ana: client(server.url, { token: accessTokenFor({ role: 'user' }) }),
  };
}

/** A provider whose answers the test decides, and that counts how often it was asked. */
function provider(rates: () => Record<string, number>) {
  const own = {
    requests: 0,
    async load() {
      own.requests += 1;
      const rows = Object.entries(rates()).map(([code, rate]) => ({ code, rate }));
      const at = new Date('2026-11-20T16:00:00.000Z');
      return { rows, at, dropped: 0, source: 'bank.test', simulated: false };
    },
  };
  return own;
}

test('every signed-in user gets units per dollar, with their source and time', async () => {
  const { ana, nobody } = await open(provider(() => ({ USD: 1, CAD: 1.4 })));
  expect(await ana.get(path)).toMatchObject({
    status: 200,
    body: {
      rates: { USD: 1, CAD: 1.4 },
      lastUpdated: '2026-11-20T16:00:00.000Z',
      source: 'bank.test',
      simulated: false,
      intervalMs,
    },
  });
  expect((await nobody.get(path)).status).toBe(401);
});

test('other services get the same over the private network', async () => {
  const { ana, neighbour } = await open(provider(() => ({ USD: 1 })));
  expect((await neighbour.get(marketsInternal.exchangeRatesPath)).body).toEqual((await ana.get(path)).body);
});

test('rates of a bank have its interval, and coins their own time and interval', async () => {
  const bank = provider(() => ({ USD: 1, CAD: 1.4, BTC: 0.0001 }));
  const coins = { codes: ['BTC'], lastUpdated: '2026-11-22T10:00:00.000Z', source: 'coins.test', intervalMs: 240_000 };
  const day = 86_400_000;
  const { ana } = await open({ load: async () => ({ ...(await bank.load()), intervalMs: day, coins }) });
  expect((await ana.get(path)).body).toMatchObject({
    source: 'bank.test',
    lastUpdated: '2026-11-20T16:00:00.000Z',
    intervalMs: day,
    coins: { ...coins, intervalMs: 240_000 + intervalMs },
  });
});

test('fifty concurrent requests cause one request to the provider; a refresh causes another, within its budget', async () => {
  const bank = provider(() => ({ USD: 1, CAD: 1.4 + bank.requests / 100 }));
  const { ana } = await open(bank);
  await Promise.all(Array.from({ length: 50 }, () => ana.get(path)));
  expect(bank.requests).toBe(1);
  const { body } = await ana.post<RefreshedRates>(`${path}/refresh`, {});
  expect(body.rates.CAD).toBeCloseTo(1.42);
  expect(body).toEqual({ ...(await ana.get<ExchangeRates>(path)).body, refreshed: true, retryAfterSeconds: 0 });
});

test('a refresh beyond the budget reports that nothing was fetched, the age of the rates and a retry time', async () => {
  const bank = provider(() => ({ USD: 1, CAD: 1.4 }));
  const { ana } = await open(bank);
  for (let within = 0; within < 2; within += 1) await ana.post(`${path}/refresh`, {});
  const beyond = await ana.post<RefreshedRates>(`${path}/refresh`, {});
  expect(bank.requests).toBe(2);
  const lastUpdated = '2026-11-20T16:00:00.000Z';
  expect(beyond).toMatchObject({ status: 200, body: { rates: { CAD: 1.4 }, lastUpdated, refreshed: false } });
  expect(beyond.body.retryAfterSeconds).toBeGreaterThan(0);
  expect(beyond.body.retryAfterSeconds).toBeLessThanOrEqual(60);
});

test('a failed refresh reports the failure and keeps the existing rates', async () => {
  let isDown = false;
  const bank = provider(() => {
    if (isDown) throw new Error('the bank is closed');
    return { USD: 1, CAD: 1.4 };
  });
  const { ana } = await open(bank);
  const before = (await ana.get(path)).body;
  isDown = true;
  const refused = await ana.post(`${path}/refresh`, {});
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(refused.body).toMatchObject({ message: 'Failed to refresh exchange rates' });
  clock.forward(2 * intervalMs);
  expect((await ana.get(path)).body).toEqual(before);
});

test('a refresh succeeds with its own rates, although a reader whose load fails comes in between', async () => {
  const cache = createCache(memoryStore(), log);
  const loadInBetween = (key: string) =>
    void cache
      .remember(key, { freshMs: 1, staleMs: 1 }, () => Promise.reject(new Error('closed')))
      .catch(() => 'closed');
  const bank = provider(() => ({ USD: 1, CAD: 1.4 }));
  const { ana } = await open(bank, 2, {
    ...cache,
    async drop(key) {
      await cache.drop(key);
      loadInBetween(key);
    },
  });
  expect(await ana.post(`${path}/refresh`, {})).toMatchObject({ status: 200, body: { rates: { CAD: 1.4 } } });
});

test('simulated: all 58 currencies, the same at the same time, coins with their simulated prices', async () => {
  const feed = simulatedFeed({ now: () => 1_795_000_000_000 });
  const { source, simulated } = feed.rates;
  const { ana } = await open({ load: async () => ({ ...(await feed.rates.load()), source, simulated }) });
  const { body } = await ana.get<ExchangeRates>(path);
  expect(ExchangeRates.parse(body)).toMatchObject({ simulated: true });
  expect(Object.keys(body.rates).sort()).toEqual([...fiatCurrencies, ...cryptoCurrencies].sort());
  expect(body.rates.USD).toBe(1);
  const bitcoin = (await feed.crypto.load()).rows.find(({ id }) => id === 'bitcoin');
  expect(1 / (body.rates.BTC ?? 0) / (bitcoin?.price_usd ?? 0)).toBeCloseTo(1, 6);
});

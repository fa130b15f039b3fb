import { createLog } from '@plaza/service-kit/logging/log';
import { fakeClock } from '@plaza/service-kit/testing/fake-clock';
import { internalFetch } from '@plaza/service-kit/testing/service-client';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { database } from '../database';
import { type MarketsServer, ratesFixture, startMarkets } from '../testing/markets-server';
import { withoutCache } from './market-rates';
import { marketsClient } from './markets-client';
import { findRatesOfDay } from './stored-rates';
import { ExchangeRatesModel } from './stored-rates.model';

const clock = fakeClock();
const log = createLog('finance', 'silent');
let markets: MarketsServer;
beforeAll(() => openTestDatabase(database));
afterAll(() => closeTestDatabase(database));
beforeEach(async () => {
  await ExchangeRatesModel.deleteMany();
  markets = await startMarkets();
});
afterEach(() => markets.stop());

const start = () => marketsClient(markets.url, internalFetch, log);

test('many who ask at once, or within two seconds, cost markets one request', async () => {
  const rates = start();
  const answers = await Promise.all(Array.from({ length: 50 }, () => rates.latest()));
  expect(answers).toEqual(answers.map(() => markets.exchangeRates));
  markets.exchangeRates = ratesFixture({ EUR: 0.9 });
  expect(await rates.latest()).toEqual(answers[0]);
  expect(markets.requestCount).toBe(1);
  clock.forward(2001);
  expect(await rates.latest()).toEqual(markets.exchangeRates);
  expect(markets.requestCount).toBe(2);
});

test('whoever has just had them refreshed is given the newest at once, and markets that is down is left alone still', async () => {
  const rates = start();
  await rates.latest();
  markets.exchangeRates = ratesFixture({ EUR: 0.9 });
  expect(await withoutCache(rates).latest()).toEqual(markets.exchangeRates);
  expect(await rates.latest()).toEqual(markets.exchangeRates);
  markets.down();
  await withoutCache(rates).latest();
  await withoutCache(rates).latest();
  expect(markets.requestCount).toBe(3);
});

test('when markets goes down the last rates go on serving, also after a restart, and it is left alone for a while', async () => {
  const rates = start();
  const last = await rates.latest();
  markets.down();
  clock.forward(2001);
  expect([await rates.latest(), await rates.latest(), await start().latest()]).toEqual([last, last, last]);
  expect(markets.requestCount).toBe(3);
  markets.up();
  markets.exchangeRates = ratesFixture({ EUR: 0.9 });
  clock.forward(2000);
  expect(await rates.latest()).toEqual(last);
  clock.forward(3001);
  expect(await rates.latest()).toEqual(markets.exchangeRates);
});

test('without markets and without anything kept there are no rates, until there are', async () => {
  markets.down();
  const rates = start();
  expect(await rates.latest()).toBeUndefined();
  markets.up();
  clock.forward(5001);
  expect(await rates.latest()).toEqual(markets.exchangeRates);
});

test('markets that does not answer holds nobody up for long, and nobody again for a while', async () => {
  const rates = start();
  const last = await rates.latest();
  markets.hang();
  clock.forward(2001);
  const before = performance.now();
  expect(await Promise.all([rates.latest(), rates.latest()])).toEqual([last, last]);
  expect(performance.now() - before).toBeLessThan(1500);
  expect(await rates.latest()).toEqual(last);
  expect(markets.requestCount).toBe(2);
});

test.each([
  ['negative rates', { EUR: -1 }],
  ['words', { EUR: 'much' }],
])('%s are as good as no answer', async (_what, rates) => {
  const working = start();
  const last = await working.latest();
  markets.exchangeRates = { ...ratesFixture(), rates: rates as Record<string, number> };
  clock.forward(2001);
  expect(await working.latest()).toEqual(last);
});

test('the last exchangeRates of each day is kept; a day without one has that of the nearest before it', async () => {
  const rates = start();
  const days = ['2026-03-01T08:00:00.000Z', '2026-03-01T23:59:59.000Z', '2026-03-04T00:00:00.000Z'];
  for (const [n, lastUpdated] of days.entries()) {
    markets.exchangeRates = ratesFixture({ EUR: 0.5 + n / 10 }, lastUpdated);
    clock.forward(2001);
    await rates.latest();
  }
  const kept = async (day: string) => (await findRatesOfDay(day))?.lastUpdated;
  expect(await kept('2026-02-28')).toBeUndefined();
  expect(await kept('2026-03-01')).toBe(days[1]);
  expect(await kept('2026-03-03')).toBe(days[1]);
  expect(await findRatesOfDay('2026-03-05')).toEqual(markets.exchangeRates);
});

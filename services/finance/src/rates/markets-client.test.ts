import { createLog } from '@plaza/service-kit/logging/log';
import { fakeClock } from '@plaza/service-kit/testing/fake-clock';
import { internalFetch } from '@plaza/service-kit/testing/service-client';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { database } from '../database';
import { type MarketsServer, ratesFixture, startMarkets } from '../testing/markets-server';
import { withoutCache } from './market-rates';
import { marketsClient } from './markets-client';
import { findLatestRates } from './stored-rates';
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

test('many concurrent requests, or requests within two seconds, cause one request to markets', async () => {
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

test('a request after a refresh gets the newest rates at once, and an unavailable markets is still not called', async () => {
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

test('while markets is down, the last rates are used, also after a restart, and it is not called for a while', async () => {
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

test('without markets and without stored rates, there are none until markets answers', async () => {
  markets.down();
  const rates = start();
  expect(await rates.latest()).toBeUndefined();
  markets.up();
  clock.forward(5001);
  expect(await rates.latest()).toEqual(markets.exchangeRates);
});

test('an unresponsive markets delays one request briefly, and none for a while afterwards', async () => {
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
])('%s are treated as no answer', async (_what, rates) => {
  const working = start();
  const last = await working.latest();
  markets.exchangeRates = { ...ratesFixture(), rates: rates as Record<string, number> };
  clock.forward(2001);
  expect(await working.latest()).toEqual(last);
});

test('rates are stored again when only the coins have changed since the last response', async () => {
  const rates = start();
  const bank = ratesFixture();
  for (const minute of [1, 2]) {
    const lastUpdated = new Date(Date.now() + minute).toISOString();
    const coins = { codes: ['BTC'], lastUpdated, source: 'coins of a test', intervalMs: 540_000 };
    markets.exchangeRates = { ...bank, rates: { ...bank.rates, BTC: minute }, coins };
    clock.forward(2001);
    expect(await rates.latest()).toEqual(markets.exchangeRates);
    expect(await findLatestRates()).toEqual(markets.exchangeRates);
  }
});

test('rates that could not be stored are used, and stored with the next request', async () => {
  const rates = start();
  const failing = jest.spyOn(ExchangeRatesModel, 'replaceOne').mockImplementationOnce(() => {
    throw new Error('the connection broke');
  });
  expect(await rates.latest()).toEqual(markets.exchangeRates);
  expect(await findLatestRates()).toBeUndefined();
  failing.mockRestore();
  clock.forward(2001);
  await rates.latest();
  expect(await findLatestRates()).toEqual(markets.exchangeRates);
});

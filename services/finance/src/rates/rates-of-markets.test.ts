import { createLog } from '@plaza/service-kit/log';
import { movableClock } from '@plaza/service-kit/testing/clock';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { database } from '../database';
import { type MarketsForTests, marketsForTests, sheetOf } from '../testing/markets-for-tests';
import { sheetOfDay } from './kept-sheets';
import { askedAnew } from './market-rates';
import { RateSheets } from './rate-sheet.model';
import { ratesOfMarkets } from './rates-of-markets';

const clock = movableClock();
const log = createLog('finance', 'silent');
let markets: MarketsForTests;
beforeAll(() => openTestDatabase(database));
afterAll(() => closeTestDatabase(database));
beforeEach(async () => {
  await RateSheets.deleteMany();
  markets = await marketsForTests();
});
afterEach(() => markets.stop());

const start = () => ratesOfMarkets(markets.url, log);

test('many who ask at once, or within two seconds, cost markets one request', async () => {
  const rates = start();
  const answers = await Promise.all(Array.from({ length: 50 }, () => rates.latest()));
  expect(answers).toEqual(answers.map(() => markets.sheet));
  markets.sheet = sheetOf({ EUR: 0.9 });
  expect(await rates.latest()).toEqual(answers[0]);
  expect(markets.asked).toBe(1);
  clock.forward(2001);
  expect(await rates.latest()).toEqual(markets.sheet);
  expect(markets.asked).toBe(2);
});

test('whoever has just had them refreshed is given the newest at once, and markets that is down is left alone still', async () => {
  const rates = start();
  await rates.latest();
  markets.sheet = sheetOf({ EUR: 0.9 });
  expect(await askedAnew(rates).latest()).toEqual(markets.sheet);
  expect(await rates.latest()).toEqual(markets.sheet);
  markets.down();
  await askedAnew(rates).latest();
  await askedAnew(rates).latest();
  expect(markets.asked).toBe(3);
});

test('when markets goes down the last rates go on serving, also after a restart, and it is left alone for a while', async () => {
  const rates = start();
  const last = await rates.latest();
  markets.down();
  clock.forward(2001);
  expect([await rates.latest(), await rates.latest(), await start().latest()]).toEqual([last, last, last]);
  expect(markets.asked).toBe(3);
  markets.up();
  markets.sheet = sheetOf({ EUR: 0.9 });
  clock.forward(4500);
  expect(await rates.latest()).toEqual(last);
  clock.forward(501);
  expect(await rates.latest()).toEqual(markets.sheet);
});

test('without markets and without anything kept there are no rates, until there are', async () => {
  markets.down();
  const rates = start();
  expect(await rates.latest()).toBeUndefined();
  markets.up();
  clock.forward(5001);
  expect(await rates.latest()).toEqual(markets.sheet);
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
  expect(markets.asked).toBe(2);
});

test.each([
  ['negative rates', { EUR: -1 }],
  ['words', { EUR: 'much' }],
])('%s are as good as no answer', async (_what, rates) => {
  const working = start();
  const last = await working.latest();
  markets.sheet = { ...sheetOf(), rates: rates as Record<string, number> };
  clock.forward(2001);
  expect(await working.latest()).toEqual(last);
});

test('the last sheet of each day is kept; a day without one has that of the nearest before it', async () => {
  const rates = start();
  const days = ['2026-03-01T08:00:00.000Z', '2026-03-01T23:59:59.000Z', '2026-03-04T00:00:00.000Z'];
  for (const [n, lastUpdated] of days.entries()) {
    markets.sheet = sheetOf({ EUR: 0.5 + n / 10 }, lastUpdated);
    clock.forward(2001);
    await rates.latest();
  }
  const kept = async (day: string) => (await sheetOfDay(day))?.lastUpdated;
  expect(await kept('2026-02-28')).toBeUndefined();
  expect(await kept('2026-03-01')).toBe(days[1]);
  expect(await kept('2026-03-03')).toBe(days[1]);
  expect(await sheetOfDay('2026-03-05')).toEqual(markets.sheet);
});

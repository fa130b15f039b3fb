import { ratesFixture } from '../testing/markets-server';
import { dayOfRates, factorTime, freshUntil, isStale } from './rate-times';

const friday = '2026-11-20T15:00:00.000Z';
const sunday = '2026-11-22T10:00:00.000Z';
const dayMs = 86_400_000;
const bank = { ...ratesFixture({}, friday), intervalMs: 3 * dayMs };
const daily = { ...bank, intervalMs: dayMs };
const coins = { codes: ['BTC', 'ETH'], lastUpdated: sunday, source: 'coins of a test', intervalMs: 540_000 };
const both = { ...bank, coins };

test.each([
  ['BTC', 'USD', sunday],
  ['USD', 'BTC', sunday],
  ['BTC', 'ETH', sunday],
  ['BTC', 'CAD', friday],
  ['CAD', 'BTC', friday],
  ['CAD', 'USD', friday],
])('the factor from %s to %s has the time of the older rate', (from, to, time) => {
  expect(factorTime(both, from, to).toISOString()).toBe(time);
});

test('rates without coins of their own time all have the time of the provider', () => {
  expect(factorTime(bank, 'BTC', 'USD').toISOString()).toBe(friday);
});

test('rates belong to the day of the newest of them', () => {
  expect([dayOfRates(bank), dayOfRates(both)]).toEqual(['2026-11-20', '2026-11-22']);
  expect(dayOfRates({ ...both, coins: { ...coins, lastUpdated: '2026-11-19T10:00:00.000Z' } })).toBe('2026-11-20');
});

test.each([
  ['within two intervals of the bank and of the coins', both, '2026-11-22T10:18:00.000Z', false],
  ['coins older than two of their intervals', both, '2026-11-22T10:18:00.001Z', true],
  ["a day after the bank's next publication, on Monday", bank, '2026-11-24T15:00:00.000Z', false],
  ["more than a day after the bank's next publication", bank, '2026-11-24T15:00:00.001Z', true],
  ['two days after a publication that another follows the next day', daily, '2026-11-22T15:00:00.000Z', false],
  ['more than two days after a publication that another follows the next day', daily, '2026-11-22T15:00:00.001Z', true],
  ['no rates', undefined, sunday, true],
])('staleness of rates: %s', (_what, rates, now, stale) => {
  expect(isStale(rates, new Date(now))).toBe(stale);
});

test('rates are fresh until the first of them are late', () => {
  expect(freshUntil(bank).toISOString()).toBe('2026-11-24T15:00:00.000Z');
  expect(freshUntil(both).toISOString()).toBe('2026-11-22T10:18:00.000Z');
});

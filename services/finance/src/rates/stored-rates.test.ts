import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { database } from '../database';
import { ratesFixture } from '../testing/markets-server';
import { findLatestRates, findRatesOfDay, storeRates } from './stored-rates';
import { ExchangeRatesModel } from './stored-rates.model';

beforeAll(() => openTestDatabase(database));
afterAll(() => closeTestDatabase(database));
beforeEach(async () => {
  await ExchangeRatesModel.deleteMany();
});

/** Rates of a bank that published on a Friday, with coins of a time. */
const withCoins = (lastUpdated: string, btc: number) => ({
  ...ratesFixture({ BTC: btc }, '2026-11-20T15:00:00.000Z'),
  coins: { codes: ['BTC'], lastUpdated, source: 'coins of a test', intervalMs: 540_000 },
});
const bitcoinOf = async (day: string) => (await findRatesOfDay(day))?.rates.BTC;

test('the last rates of each day are stored; a day without any uses the nearest earlier ones', async () => {
  const times = ['2026-03-01T08:00:00.000Z', '2026-03-01T23:59:59.000Z', '2026-03-04T00:00:00.000Z'];
  const sheets = times.map((time, index) => ratesFixture({ EUR: 0.5 + index / 10 }, time));
  for (const rates of sheets) await storeRates(rates, new Date(rates.lastUpdated));
  expect(await findRatesOfDay('2026-02-28')).toBeUndefined();
  expect(await findRatesOfDay('2026-03-01')).toEqual(sheets[1]);
  expect(await findRatesOfDay('2026-03-03')).toEqual(sheets[1]);
  expect(await findRatesOfDay('2026-03-05')).toEqual(sheets[2]);
});

test('coin prices of a weekend are stored for each day, although the bank publishes nothing', async () => {
  const times = ['2026-11-20T23:58:00.000Z', '2026-11-21T23:58:00.000Z', '2026-11-22T23:58:00.000Z'];
  for (const [index, time] of times.entries()) await storeRates(withCoins(time, 0.1 + index), new Date(time));
  expect(await Promise.all(['2026-11-20', '2026-11-21', '2026-11-22'].map(bitcoinOf))).toEqual([0.1, 1.1, 2.1]);
  expect(await findLatestRates()).toEqual(withCoins('2026-11-22T23:58:00.000Z', 2.1));
});

test('the rates of a day that has ended are never replaced', async () => {
  await storeRates(withCoins('2026-11-20T23:58:00.000Z', 0.1), new Date('2026-11-20T23:58:00.000Z'));
  const sunday = new Date('2026-11-22T10:00:00.000Z');
  await storeRates(ratesFixture({ BTC: 2 }, '2026-11-20T15:00:00.000Z'), sunday);
  await storeRates(withCoins('2026-11-20T23:59:00.000Z', 3), sunday);
  expect(await bitcoinOf('2026-11-22')).toBe(0.1);
});

test('rates of a day that has ended are stored if it has none', async () => {
  const friday = ratesFixture({ BTC: 2 }, '2026-11-20T15:00:00.000Z');
  await storeRates(friday, new Date('2026-11-22T10:00:00.000Z'));
  expect(await findRatesOfDay('2026-11-22')).toEqual(friday);
});

describe('while the list of coins fails', () => {
  const friday = '2026-11-20T23:58:00.000Z';
  const bankOnly = { ...ratesFixture({ EUR: 0.9 }, '2026-11-20T15:00:00.000Z'), rates: { USD: 1, EUR: 0.9 } };

  test('the coins of the day stay, with their own time, beside the newer rates of the bank', async () => {
    await storeRates(withCoins('2026-11-20T12:00:00.000Z', 0.1), new Date(friday));
    await storeRates(bankOnly, new Date(friday));
    const { coins } = withCoins('2026-11-20T12:00:00.000Z', 0.1);
    expect(await findLatestRates()).toEqual({ ...bankOnly, rates: { ...bankOnly.rates, BTC: 0.1 }, coins });
  });

  test('coins that answer again replace those that stayed', async () => {
    await storeRates(withCoins('2026-11-20T12:00:00.000Z', 0.1), new Date(friday));
    await storeRates(bankOnly, new Date(friday));
    await storeRates(withCoins(friday, 0.2), new Date(friday));
    expect(await findLatestRates()).toEqual(withCoins(friday, 0.2));
  });

  test.each([
    ['that have a rate of the coin themselves', { ...bankOnly, rates: { USD: 1, BTC: 0.3 } }],
    ['that are simulated', { ...bankOnly, simulated: true }],
  ])('rates %s are stored as they are', async (_which, rates) => {
    await storeRates(withCoins('2026-11-20T12:00:00.000Z', 0.1), new Date(friday));
    await storeRates(rates, new Date(friday));
    expect(await findLatestRates()).toEqual(rates);
  });
});

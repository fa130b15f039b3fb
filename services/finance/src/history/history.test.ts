import { randomUUID } from 'node:crypto';
import type { Account } from '@plaza/contracts/finance/accounts';
import type { NetWorthDay, NetWorthHistory } from '@plaza/contracts/finance/history';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { openInstance, openService, type TestService } from '@plaza/service-kit/testing/service';
import { AccountModel } from '../accounts/account.model';
import { storeRates } from '../rates/stored-rates';
import { ExchangeRatesModel } from '../rates/stored-rates.model';
import { service } from '../service';
import { fixedRates } from '../testing/fixed-rates';
import { backdate, daysAgo, storeRatesOf } from '../testing/history';
import { type MarketsServer, ratesFixture, startMarkets } from '../testing/markets-server';
import { enterWorkedExample } from '../testing/worked-example';
import { SnapshotModel } from './snapshot.model';
import { takeMissedSnapshots } from './take-missed-snapshots';

const path = '/api/v1/finance/net-worth';
const accountsPath = '/api/v1/finance/accounts';
const savings = { name: 'A', type: 'Savings', balance: '5' };
const rates = fixedRates(ratesFixture());
const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
const today = daysAgo(0);

let finance: TestService;
let markets: MarketsServer;
beforeAll(async () => {
  markets = await startMarkets();
  finance = await openService(service, { env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});
beforeEach(async () => {
  await ExchangeRatesModel.deleteMany();
});

/** Somebody, and their history by the same token. */
function somebody() {
  const id = randomUUID();
  const person = finance.as({ id });
  return {
    id,
    person,
    history: async (query = '') => (await person.get<NetWorthHistory>(path + query)).body,
    day: async (day: string) => (await person.get<NetWorthDay>(`${path}/${day}`)).body,
    metrics: async () => (await person.get<FinancialMetrics>('/api/v1/finance/metrics')).body,
  };
}

test('a past day keeps its metrics, whatever changes afterwards', async () => {
  const { id, person, history, day, metrics } = somebody();
  await enterWorkedExample(person);
  await person.post('/api/v1/finance/loans', {
    lender: 'EU',
    type: 'Personal Loan',
    balance: '99.99',
    currency: 'EUR',
  });
  const { netWorth, totalAssets, totalLiabilities, baseCurrency } = await metrics();
  await takeMissedSnapshots(id, tomorrow, rates);
  const figures = { netWorth, totalAssets, totalLiabilities };
  const { cashHoldings: cash, investmentHoldings: investments, realEstateValue: property } = await metrics();
  const parts = { cash, investments, property };
  expect(parts).toEqual({ cash: '21000.00', investments: '59000.00', property: '400000.00' });
  expect(await history()).toEqual({ baseCurrency, days: [{ day: today, ...figures, parts }] });
  const before = await day(today);
  expect(before).toMatchObject({ day: today, baseCurrency: 'USD', ratesSource: 'rates of a test', ...figures });

  for (const { id: account } of (await person.get<Account[]>('/api/v1/finance/accounts')).body) {
    await person.patch(`/api/v1/finance/accounts/${account}`, { balance: '1', currency: 'JPY' });
  }
  const overrides = { baseCurrency: 'CAD', manualRateOverrides: { EUR: '3' } };
  expect((await person.patch('/api/v1/finance/settings', overrides)).status).toBe(200);
  expect(await day(today)).toEqual(before);
});

test('the lines of a day contain amount, factor, source and age', async () => {
  const { id, person, day } = somebody();
  await enterWorkedExample(person);
  await takeMissedSnapshots(id, tomorrow, rates);
  const { lines } = await day(today);
  expect(lines.map(({ kind }) => kind)).toEqual([
    ...Array(6).fill('account'),
    'property',
    'mortgage',
    'loan',
    'loan',
    'mortgage',
  ]);
  expect(lines.find(({ name }) => name === 'TFSA')).toMatchObject({
    value: '10000.00',
    conversion: { amount: '14000', currency: 'CAD', source: 'market', asOf: expect.any(String) },
  });
  expect(lines.find(({ name }) => name === 'Chequing')?.conversion).toEqual({
    amount: '6000',
    currency: 'USD',
    factor: '1',
    source: 'base',
    asOf: null,
  });
});

test.each([
  ['larger among the loans', '300', '200', '700.00'],
  ['larger at the properties', '200', '300', '700.00'],
])('a mortgage that is recorded twice counts once: %s', async (_where, loan, mortgageBalance, netWorth) => {
  const { id, person, history, metrics } = somebody();
  await person.post('/api/v1/finance/properties', { address: 'Home', propertyValue: '1000', mortgageBalance });
  await person.post('/api/v1/finance/loans', { lender: 'Bank', type: 'Mortgage', balance: loan });
  await takeMissedSnapshots(id, tomorrow, rates);
  expect((await history()).days).toMatchObject([{ netWorth }]);
  expect((await metrics()).netWorth).toBe(netWorth);
});

test('records without a rate are excluded from all figures, and their currency is named', async () => {
  const { id, person, day } = somebody();
  await person.post('/api/v1/finance/loans', { lender: 'A', type: 'Car Loan', balance: '100' });
  await person.post('/api/v1/finance/loans', { lender: 'B', type: 'Car Loan', balance: '100', currency: 'ISK' });
  await takeMissedSnapshots(id, tomorrow, rates);
  expect(await day(today)).toMatchObject({ totalLiabilities: '100.00', withoutRate: ['ISK'] });
});

test('concurrent instances take one snapshot per day', async () => {
  const { id, person } = somebody();
  await person.post(accountsPath, savings);
  await Promise.all(Array.from({ length: 12 }, () => takeMissedSnapshots(id, tomorrow, rates)));
  expect(await SnapshotModel.countDocuments({ userId: id })).toBe(1);
});

test('records entered today have no snapshot of yesterday', async () => {
  const { id, person, history } = somebody();
  await person.post(accountsPath, savings);
  await takeMissedSnapshots(id, new Date(), rates);
  expect((await history()).days).toEqual([]);
});

test('a change on a new day does not affect the day before, even before the job runs', async () => {
  const { id, person: before } = somebody();
  const { body } = await before.post<Account>(accountsPath, savings);
  await backdate(id, 1);
  // Another instance has had no request of this user today.
  const instance = await openInstance(service, { env: { MARKETS_URL: markets.url } });
  await SnapshotModel.deleteMany({ userId: id });
  const person = instance.as({ id });
  await person.patch(`/api/v1/finance/accounts/${body.id}`, { balance: '7000' });
  expect((await person.get(path)).body).toMatchObject({ days: [{ day: daysAgo(1), netWorth: '5.00' }] });
  await instance.stop();
});

test('missed days are filled in, each with the last rates of its day or the nearest earlier ones', async () => {
  const { id, person, history, day } = somebody();
  await person.post('/api/v1/finance/loans', { lender: 'A', type: 'Car Loan', balance: '100', currency: 'EUR' });
  await backdate(id, 6);
  await storeRatesOf(daysAgo(6), { EUR: 0.5 });
  await storeRatesOf(daysAgo(3), { EUR: 0.25 });
  await takeMissedSnapshots(id, new Date(`${daysAgo(5)}T00:00:01.000Z`), rates);
  await takeMissedSnapshots(id, new Date(), rates);
  const days = (await history()).days.map((point) => [point.day, point.totalLiabilities]);
  expect(days).toEqual([
    [daysAgo(6), '200.00'],
    [daysAgo(5), '200.00'],
    [daysAgo(4), '200.00'],
    [daysAgo(3), '400.00'],
    [daysAgo(2), '400.00'],
    [daysAgo(1), '400.00'],
  ]);
  expect(await day(daysAgo(4))).toMatchObject({ ratesAsOf: `${daysAgo(6)}T23:58:00.000Z` });
});

test('without a snapshot, the days since the first record are filled in, and each record counts from its creation', async () => {
  const { id, person, history } = somebody();
  await person.post(accountsPath, savings);
  await backdate(id, 4);
  await person.post(accountsPath, savings);
  const yesterday = new Date(`${daysAgo(1)}T12:00:00.000Z`);
  await AccountModel.collection.updateOne(
    { userId: id, createdAt: { $gt: yesterday } },
    { $set: { createdAt: yesterday } },
  );
  await takeMissedSnapshots(id, new Date(), rates);
  expect((await history()).days.map(({ day, netWorth }) => [day, netWorth])).toEqual([
    [daysAgo(4), '5.00'],
    [daysAgo(3), '5.00'],
    [daysAgo(2), '5.00'],
    [daysAgo(1), '10.00'],
  ]);
});

test('a starting instance fills in missed days before it listens', async () => {
  const people = [somebody(), somebody()];
  for (const { person, id } of people) {
    await person.post(accountsPath, savings);
    await backdate(id, 10);
    await takeMissedSnapshots(id, new Date(`${daysAgo(9)}T12:00:00.000Z`), rates);
    await SnapshotModel.deleteMany({ userId: id, day: { $gt: daysAgo(10) } });
  }
  const instance = await openInstance(service, { env: { MARKETS_URL: markets.url } });
  for (const { id } of people) expect(await SnapshotModel.countDocuments({ userId: id })).toBe(10);
  await instance.stop();
});

test('after years of downtime, at most a year is filled in', async () => {
  const { id, person } = somebody();
  await person.post(accountsPath, savings);
  await backdate(id, 901);
  await takeMissedSnapshots(id, new Date(`${daysAgo(900)}T12:00:00.000Z`), rates);
  await takeMissedSnapshots(id, new Date(), rates);
  expect(await SnapshotModel.countDocuments({ userId: id })).toBe(367);
});

test('days in another base currency without stored rates are skipped and counted', async () => {
  const { id, person, history } = somebody();
  await person.post('/api/v1/finance/accounts', { name: 'A', type: 'Savings', balance: '100' });
  await takeMissedSnapshots(id, tomorrow, fixedRates());
  expect(await history()).toMatchObject({ days: [{ day: today }] });
  expect(await history()).not.toHaveProperty('withoutRates');
  await person.patch('/api/v1/finance/settings', { baseCurrency: 'CAD' });
  expect(await history()).toEqual({ baseCurrency: 'CAD', days: [], withoutRates: 1 });
});

test('days in another base currency are converted to the current one, with the rates of that day', async () => {
  const { id, person, history, day } = somebody();
  await person.post('/api/v1/finance/accounts', { name: 'A', type: 'Savings', balance: '100' });
  await backdate(id, 3);
  await storeRatesOf(daysAgo(3), { CAD: 1.5 });
  await storeRatesOf(daysAgo(2), { CAD: 1.6 });
  await takeMissedSnapshots(id, new Date(`${daysAgo(2)}T12:00:00.000Z`), rates);
  await takeMissedSnapshots(id, new Date(`${daysAgo(1)}T12:00:00.000Z`), rates);
  await person.patch('/api/v1/finance/settings', { baseCurrency: 'CAD' });
  expect(await history(`?to=${daysAgo(2)}`)).toMatchObject({
    baseCurrency: 'CAD',
    days: [
      { day: daysAgo(3), netWorth: '150.00' },
      { day: daysAgo(2), netWorth: '160.00' },
    ],
  });
  expect(await day(daysAgo(3))).toMatchObject({ baseCurrency: 'USD', netWorth: '100.00' });
});

test('days of a weekend are converted with the coin prices of each day, although the bank publishes nothing', async () => {
  const { id, person, history } = somebody();
  await person.post(accountsPath, { ...savings, balance: '100' });
  await backdate(id, 3);
  for (const [ago, btc] of [
    [3, 0.01],
    [2, 0.02],
  ] as const) {
    const lastUpdated = `${daysAgo(ago)}T23:58:00.000Z`;
    const coins = { codes: ['BTC'], lastUpdated, source: 'coins of a test', intervalMs: 540_000 };
    await storeRates({ ...ratesFixture({ BTC: btc }, `${daysAgo(3)}T15:00:00.000Z`), coins }, new Date(lastUpdated));
  }
  await takeMissedSnapshots(id, new Date(`${daysAgo(1)}T12:00:00.000Z`), rates);
  await person.patch('/api/v1/finance/settings', { baseCurrency: 'BTC' });
  expect((await history(`?to=${daysAgo(2)}`)).days).toMatchObject([
    { day: daysAgo(3), netWorth: '1.00' },
    { day: daysAgo(2), netWorth: '2.00' },
  ]);
});

test('snapshots of earlier releases use the rates of the day of ratesAsOf', async () => {
  const { id, person, history } = somebody();
  await person.post(accountsPath, { ...savings, balance: '100' });
  await backdate(id, 3);
  await storeRatesOf(daysAgo(3), { CAD: 1.5 });
  await takeMissedSnapshots(id, new Date(`${daysAgo(2)}T12:00:00.000Z`), rates);
  await SnapshotModel.updateMany({ userId: id }, { $unset: { ratesDay: 1 } });
  await person.patch('/api/v1/finance/settings', { baseCurrency: 'CAD' });
  expect((await history()).days).toMatchObject([{ day: daysAgo(3), netWorth: '150.00' }]);
});

test('answers the days of a range, by default the last year', async () => {
  const { id, person, history } = somebody();
  await person.post(accountsPath, savings);
  await backdate(id, 401);
  await takeMissedSnapshots(id, new Date(`${daysAgo(400)}T12:00:00.000Z`), rates);
  await takeMissedSnapshots(id, new Date(), rates);
  expect((await history()).days).toHaveLength(365);
  const some = await history(`?from=${daysAgo(5)}&to=${daysAgo(3)}`);
  expect(some.days.map(({ day }) => day)).toEqual([daysAgo(5), daysAgo(4), daysAgo(3)]);
  expect((await history(`?from=${daysAgo(3)}&to=${daysAgo(5)}`)).days).toEqual([]);
});

test('answers 404 for a day without a snapshot, of another user, or that is invalid', async () => {
  const { id, person } = somebody();
  await person.post(accountsPath, savings);
  await takeMissedSnapshots(id, tomorrow, rates);
  const missing = { status: 404, body: { error: { code: 'day_not_found' } } };
  expect(await person.get(`${path}/${daysAgo(1)}`)).toMatchObject(missing);
  expect(await finance.as().get(`${path}/${today}`)).toMatchObject(missing);
  expect(await person.get(`${path}/2026-02-30`)).toMatchObject({ status: 404 });
  expect(await person.get(`${path}?from=yesterday`)).toMatchObject({ status: 400 });
  expect(await person.get(`${path}?from[$gt]=`)).toMatchObject({ status: 400 });
});

test('a snapshot taken during the deletion of its user is removed', async () => {
  const { id, person } = somebody();
  const { body } = await person.post<Account>(accountsPath, savings);
  const inserted = jest.spyOn(SnapshotModel, 'insertMany').mockImplementationOnce(async (...given) => {
    inserted.mockRestore();
    await AccountModel.deleteMany({ _id: body.id });
    return SnapshotModel.insertMany(...given);
  });
  await takeMissedSnapshots(id, tomorrow, rates);
  expect(await SnapshotModel.countDocuments({ userId: id })).toBe(0);
});

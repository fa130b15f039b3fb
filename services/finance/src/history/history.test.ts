import type { Account } from '@plaza/contracts/finance/accounts';
import { ExchangeRatesModel } from '../rates/stored-rates.model';
import { backdate, daysAgo } from '../testing/history';
import {
  accountsPath,
  netWorthPath,
  openNetWorth,
  savings,
  snapshotRates,
  type TestNetWorth,
} from '../testing/net-worth';
import { enterWorkedExample } from '../testing/worked-example';
import { takeMissedSnapshots } from './take-missed-snapshots';

const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
const today = daysAgo(0);

let netWorth: TestNetWorth;
beforeAll(async () => {
  netWorth = await openNetWorth();
});
afterAll(() => netWorth.stop());
beforeEach(async () => {
  await ExchangeRatesModel.deleteMany();
});

const somebody = () => netWorth.somebody();

test('a past day keeps its metrics, whatever changes afterwards', async () => {
  const { id, user, history, day, metrics } = somebody();
  await enterWorkedExample(user);
  await user.post('/api/v1/finance/loans', {
    lender: 'EU',
    type: 'Personal Loan',
    balance: '99.99',
    currency: 'EUR',
  });
  const { netWorth, totalAssets, totalLiabilities, baseCurrency } = await metrics();
  await takeMissedSnapshots(id, tomorrow, snapshotRates);
  const figures = { netWorth, totalAssets, totalLiabilities };
  const { cashHoldings: cash, investmentHoldings: investments, realEstateValue: property } = await metrics();
  const parts = { cash, investments, property };
  expect(parts).toEqual({ cash: '21000.00', investments: '59000.00', property: '400000.00' });
  expect(await history()).toEqual({ baseCurrency, days: [{ day: today, ...figures, parts }] });
  const before = await day(today);
  expect(before).toMatchObject({ day: today, baseCurrency: 'USD', ratesSource: 'rates of a test', ...figures });

  for (const { id: account } of (await user.get<Account[]>('/api/v1/finance/accounts')).body) {
    await user.patch(`/api/v1/finance/accounts/${account}`, { balance: '1', currency: 'JPY' });
  }
  const overrides = { baseCurrency: 'CAD', manualRateOverrides: { EUR: '3' } };
  expect((await user.patch('/api/v1/finance/settings', overrides)).status).toBe(200);
  expect(await day(today)).toEqual(before);
});

test('the lines of a day contain amount, factor, source and age', async () => {
  const { id, user, day } = somebody();
  await enterWorkedExample(user);
  await takeMissedSnapshots(id, tomorrow, snapshotRates);
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
  const { id, user, history, metrics } = somebody();
  await user.post('/api/v1/finance/properties', { address: 'Home', propertyValue: '1000', mortgageBalance });
  await user.post('/api/v1/finance/loans', { lender: 'Bank', type: 'Mortgage', balance: loan });
  await takeMissedSnapshots(id, tomorrow, snapshotRates);
  expect((await history()).days).toMatchObject([{ netWorth }]);
  expect((await metrics()).netWorth).toBe(netWorth);
});

test('records without a rate are excluded from all figures, and their currency is named', async () => {
  const { id, user, day } = somebody();
  await user.post('/api/v1/finance/loans', { lender: 'A', type: 'Car Loan', balance: '100' });
  await user.post('/api/v1/finance/loans', { lender: 'B', type: 'Car Loan', balance: '100', currency: 'ISK' });
  await takeMissedSnapshots(id, tomorrow, snapshotRates);
  expect(await day(today)).toMatchObject({ totalLiabilities: '100.00', withoutRate: ['ISK'] });
});

test('answers the days of a range, by default the last year', async () => {
  const { id, user, history } = somebody();
  await user.post(accountsPath, savings);
  await backdate(id, 401);
  await takeMissedSnapshots(id, new Date(`${daysAgo(400)}T12:00:00.000Z`), snapshotRates);
  await takeMissedSnapshots(id, new Date(), snapshotRates);
  expect((await history()).days).toHaveLength(365);
  const some = await history(`?from=${daysAgo(5)}&to=${daysAgo(3)}`);
  expect(some.days.map(({ day }) => day)).toEqual([daysAgo(5), daysAgo(4), daysAgo(3)]);
  expect((await history(`?from=${daysAgo(3)}&to=${daysAgo(5)}`)).days).toEqual([]);
});

test('answers 404 for a day without a snapshot, of another user, or that is invalid', async () => {
  const { id, user } = somebody();
  await user.post(accountsPath, savings);
  await takeMissedSnapshots(id, tomorrow, snapshotRates);
  const missing = { status: 404, body: { error: { code: 'day_not_found' } } };
  expect(await user.get(`${netWorthPath}/${daysAgo(1)}`)).toMatchObject(missing);
  expect(await netWorth.finance.as().get(`${netWorthPath}/${today}`)).toMatchObject(missing);
  expect(await user.get(`${netWorthPath}/2026-02-30`)).toMatchObject({ status: 404 });
  expect(await user.get(`${netWorthPath}?from=yesterday`)).toMatchObject({ status: 400 });
  expect(await user.get(`${netWorthPath}?from[$gt]=`)).toMatchObject({ status: 400 });
});

import { randomUUID } from 'node:crypto';
import type { CashFlowHistory } from '@plaza/contracts/finance/history';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { addMonths } from '../days';
import { LoanModel } from '../loans/loan.model';
import { ExchangeRatesModel } from '../rates/stored-rates.model';
import { service } from '../service';
import { fixedRates } from '../testing/fixed-rates';
import { backdateTo, daysAgo, storeRatesOf } from '../testing/history';
import { type MarketsServer, ratesFixture, startMarkets } from '../testing/markets-server';
import { enterWorkedExample } from '../testing/worked-example';
import { SnapshotModel } from './snapshot.model';
import { takeMissedSnapshots } from './take-missed-snapshots';

const rates = fixedRates(ratesFixture());
const thisMonth = daysAgo(0).slice(0, 7);
const monthBefore = (months: number) => addMonths(`${thisMonth}-01`, -months).slice(0, 7);
const income = { source: 'Full-time Employment', type: 'Net (After Tax)', monthlyAmount: '3000' };
const rent = { category: 'Rent', description: 'Flat', monthlyAmount: '1200', type: 'Fixed' };
const bicycle = { category: 'Shopping', description: 'Bicycle', monthlyAmount: '890', type: 'Variable' };

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

function somebody() {
  const id = randomUUID();
  const user = finance.as({ id });
  return {
    id,
    user,
    cashFlow: async () => (await user.get<CashFlowHistory>('/api/v1/finance/cash-flow')).body,
    /** Takes the snapshot of the first day of a month that has ended, with all records as if created on that day. */
    async keep(month: string) {
      await backdateTo(id, `${month}-01`);
      await takeMissedSnapshots(id, new Date(`${month}-02T12:00:00.000Z`), rates);
    },
  };
}

test('without a history, only this month is listed, with the figures of the metrics', async () => {
  const { user, cashFlow } = somebody();
  await enterWorkedExample(user);
  const { baseCurrency, months } = await cashFlow();
  expect(baseCurrency).toBe('USD');
  expect(months).toMatchObject([{ month: thisMonth, income: '9933.33', spending: '3900.00', oneTime: '0.00' }]);
  expect(months[0]?.categories[0]).toEqual({ category: 'Mortgage', amount: '1700.00' });
});

test('a past month stays as it was on its last recorded day', async () => {
  const { user, cashFlow, keep } = somebody();
  await user.post('/api/v1/finance/incomes', income);
  const { body } = await user.post<{ id: string }>('/api/v1/finance/expenses', rent);
  await keep(monthBefore(2));
  await user.patch(`/api/v1/finance/expenses/${body.id}`, { monthlyAmount: '1500' });
  expect((await cashFlow()).months).toEqual([
    {
      month: monthBefore(2),
      income: '3000.00',
      spending: '1200.00',
      oneTime: '0.00',
      categories: [{ category: 'Rent', amount: '1200.00' }],
    },
    {
      month: thisMonth,
      income: '3000.00',
      spending: '1500.00',
      oneTime: '0.00',
      categories: [{ category: 'Rent', amount: '1500.00' }],
    },
  ]);
});

test('a payment computed from a term is, in each month, the one that would pay the loan off in the remaining months', async () => {
  const { id, user, cashFlow, keep } = somebody();
  await user.post('/api/v1/finance/loans', { lender: 'A', type: 'Car Loan', balance: '12000', termMonths: 12 });
  await LoanModel.updateOne({ userId: id }, { termFrom: `${monthBefore(8)}-01` });
  await keep(monthBefore(2));
  expect((await cashFlow()).months).toMatchObject([
    { month: monthBefore(2), spending: '2000.00' },
    { month: thisMonth, spending: '3000.00' },
  ]);
});

test('a day ends before the month of a term that begins the next day', async () => {
  const { id, user, cashFlow, keep } = somebody();
  await user.post('/api/v1/finance/loans', { lender: 'A', type: 'Car Loan', balance: '1200', termMonths: 12 });
  await LoanModel.updateOne({ userId: id }, { termFrom: `${monthBefore(3)}-02` });
  await keep(monthBefore(2)); // its 1st, on which all twelve payments are still to come
  expect((await cashFlow()).months[0]).toMatchObject({ month: monthBefore(2), spending: '100.00' });
});

test('a one-time expense counts in the month of its entry, and in no recurring figure', async () => {
  const { user, cashFlow } = somebody();
  await user.post('/api/v1/finance/expenses', { ...bicycle, recurrence: 'One-time' });
  expect((await cashFlow()).months).toEqual([
    { month: thisMonth, income: '0.00', spending: '0.00', oneTime: '890.00', categories: [] },
  ]);
});

test('months in another base currency are converted to the current one, and days without figures are skipped', async () => {
  const { id, user, cashFlow, keep } = somebody();
  await user.post('/api/v1/finance/incomes', income);
  await storeRatesOf(`${monthBefore(2)}-01`, { CAD: 1.5 });
  await keep(monthBefore(2));
  await user.patch('/api/v1/finance/settings', { baseCurrency: 'CAD' });
  expect((await cashFlow()).months).toMatchObject([{ month: monthBefore(2), income: '4500.00' }, { month: thisMonth }]);
  await SnapshotModel.updateMany({ userId: id }, { $unset: { figures: 1 } });
  expect((await cashFlow()).months).toMatchObject([{ month: thisMonth }]);
});

test('the months of another user are not visible', async () => {
  const { user } = somebody();
  await user.post('/api/v1/finance/incomes', income);
  expect((await somebody().cashFlow()).months).toMatchObject([{ month: thisMonth, income: '0.00' }]);
});

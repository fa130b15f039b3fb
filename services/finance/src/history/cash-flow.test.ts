import { randomUUID } from 'node:crypto';
import type { CashFlowHistory } from '@plaza/contracts/finance/history';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { addMonths } from '../days';
import { LoanModel } from '../loans/loan.model';
import { ExchangeRatesModel } from '../rates/stored-rates.model';
import { service } from '../service';
import { fixedRates } from '../testing/fixed-rates';
import { backdate, daysAgo, storeRatesOf } from '../testing/history';
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
  const person = finance.as({ id });
  return {
    id,
    person,
    cashFlow: async () => (await person.get<CashFlowHistory>('/api/v1/finance/cash-flow')).body,
    /** Takes the snapshot of the first day of a month that has ended. */
    keep: (month: string) => takeMissedSnapshots(id, new Date(`${month}-02T12:00:00.000Z`), rates),
  };
}

test('without a past there is this month alone, with the figures of the metrics', async () => {
  const { person, cashFlow } = somebody();
  await enterWorkedExample(person);
  const { baseCurrency, months } = await cashFlow();
  expect(baseCurrency).toBe('USD');
  expect(months).toMatchObject([{ month: thisMonth, income: '9933.33', spending: '3900.00', oneTime: '0.00' }]);
  expect(months[0]?.categories[0]).toEqual({ category: 'Mortgage', amount: '1700.00' });
});

test('a month that ended stays as it was on the last day that was kept of it', async () => {
  const { id, person, cashFlow, keep } = somebody();
  await person.post('/api/v1/finance/incomes', income);
  const { body } = await person.post<{ id: string }>('/api/v1/finance/expenses', rent);
  await backdate(id, 200);
  await keep(monthBefore(2));
  await person.patch(`/api/v1/finance/expenses/${body.id}`, { monthlyAmount: '1500' });
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

test('a payment that follows from a term is, in each month, what cleared the loan in the months left then', async () => {
  const { id, person, cashFlow, keep } = somebody();
  await person.post('/api/v1/finance/loans', { lender: 'A', type: 'Car Loan', balance: '12000', termMonths: 12 });
  await LoanModel.updateOne({ userId: id }, { termFrom: `${monthBefore(8)}-01` });
  await backdate(id, 200);
  await keep(monthBefore(2));
  expect((await cashFlow()).months).toMatchObject([
    { month: monthBefore(2), spending: '2000.00' },
    { month: thisMonth, spending: '3000.00' },
  ]);
});

test('a day ends before the month of a term that the next day begins', async () => {
  const { id, person, cashFlow, keep } = somebody();
  await person.post('/api/v1/finance/loans', { lender: 'A', type: 'Car Loan', balance: '1200', termMonths: 12 });
  await LoanModel.updateOne({ userId: id }, { termFrom: `${monthBefore(3)}-02` });
  await backdate(id, 200);
  await keep(monthBefore(2)); // its 1st, on which all twelve payments are still to come
  expect((await cashFlow()).months[0]).toMatchObject({ month: monthBefore(2), spending: '100.00' });
});

test('what is spent once counts in the month in which it was entered, and in no regular figure', async () => {
  const { person, cashFlow } = somebody();
  await person.post('/api/v1/finance/expenses', { ...bicycle, recurrence: 'One-time' });
  expect((await cashFlow()).months).toEqual([
    { month: thisMonth, income: '0.00', spending: '0.00', oneTime: '890.00', categories: [] },
  ]);
});

test('months in another base are told in the one of today, and days that were kept without figures are left out', async () => {
  const { id, person, cashFlow, keep } = somebody();
  await person.post('/api/v1/finance/incomes', income);
  await backdate(id, 200);
  await storeRatesOf(`${monthBefore(2)}-01`, { CAD: 1.5 });
  await keep(monthBefore(2));
  await person.patch('/api/v1/finance/settings', { baseCurrency: 'CAD' });
  expect((await cashFlow()).months).toMatchObject([{ month: monthBefore(2), income: '4500.00' }, { month: thisMonth }]);
  await SnapshotModel.updateMany({ userId: id }, { $unset: { figures: 1 } });
  expect((await cashFlow()).months).toMatchObject([{ month: thisMonth }]);
});

test("somebody else's months are not there", async () => {
  const { person } = somebody();
  await person.post('/api/v1/finance/incomes', income);
  expect((await somebody().cashFlow()).months).toMatchObject([{ month: thisMonth, income: '0.00' }]);
});

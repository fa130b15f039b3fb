import { randomUUID } from 'node:crypto';
import type { Loan, LoanSchedule } from '@plaza/contracts/finance/loans';
import type { PayoffSimulation } from '@plaza/contracts/finance/payoff';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { addMonths, dayOf } from '../days';
import { service } from '../service';
import { SettingsModel } from '../settings/records/settings.model';
import { type MarketsServer, startMarkets } from '../testing/markets-server';

const path = '/api/v1/finance/payoff';
const worked = [
  { lender: 'House', type: 'Mortgage', balance: '250000', interestRate: '4.8', monthlyPayment: '1700' },
  { lender: 'Car', type: 'Car Loan', balance: '12000', interestRate: '6', monthlyPayment: '400' },
  { lender: 'Card', type: 'Credit Card', balance: '3000', interestRate: '19.99', monthlyPayment: '150' },
];

let markets: MarketsServer;
let finance: TestService;
beforeAll(async () => {
  markets = await startMarkets();
  finance = await openService(service, { env: { MARKETS_URL: markets.url } });
});
afterAll(async () => {
  await finance.stop();
  await markets.stop();
});

async function personWith(loans: readonly object[], id = randomUUID()) {
  const user = finance.as({ id });
  const added: Loan[] = [];
  for (const loan of loans) added.push((await user.post<Loan>('/api/v1/finance/loans', loan)).body);
  return {
    ...user,
    loans: added,
    payoff: async (query = '') => (await user.get<PayoffSimulation>(path + query)).body,
  };
}

const cents = (amount: string | null | undefined) => Math.round(Number(amount) * 100);

test('without extra cash, every loan and the total match the schedules', async () => {
  const ana = await personWith(worked);
  const { asItIs, baseCurrency, strategy, extra } = await ana.payoff();
  expect({ baseCurrency, strategy, extra }).toEqual({ baseCurrency: 'USD', strategy: 'avalanche', extra: '0.00' });
  const schedules: LoanSchedule[] = [];
  for (const { id } of ana.loans) {
    const { body } = await ana.get<LoanSchedule>(`/api/v1/finance/loans/${id}/schedule`);
    const course = asItIs.loans.find(({ loanId }) => loanId === id);
    const { totalPaid, totalInterest, rows } = body;
    expect(course).toMatchObject({ totalPaid, totalInterest, months: rows.length, date: rows.at(-1)?.date });
    schedules.push(body);
  }
  const sum = (part: 'totalPaid' | 'totalInterest') => schedules.reduce((all, one) => all + cents(one[part]), 0);
  expect(cents(asItIs.totalPaid)).toBe(sum('totalPaid'));
  expect(cents(asItIs.totalInterest)).toBe(sum('totalInterest'));
  expect(asItIs.months).toBe(223);
  expect(asItIs.balances).toHaveLength(224);
  expect([asItIs.balances[0], asItIs.balances.at(-1)]).toEqual(['265000.00', '0.00']);
});

test('extra cash saves months and interest, and the figures add up', async () => {
  const ana = await personWith(worked);
  const today = dayOf(new Date());
  for (const strategy of ['avalanche', 'snowball']) {
    const { asItIs, plan, monthsSaved, interestSaved, extra } = await ana.payoff(`?strategy=${strategy}&extra=1000`);
    expect(extra).toBe('1000.00');
    expect(plan.months).toBeLessThan(120);
    expect(monthsSaved).toBe(223 - (plan.months ?? 0));
    expect(cents(interestSaved)).toBe(cents(asItIs.totalInterest) - cents(plan.totalInterest));
    expect(cents(interestSaved)).toBeGreaterThan(0);
    expect([today, dayOf(new Date())].map((day) => addMonths(day, plan.months ?? 0))).toContain(plan.date);
  }
});

test('a loan in another currency is listed in its own and counted in the base currency', async () => {
  const car = { lender: 'Auto', type: 'Car Loan', balance: '1400', currency: 'CAD', monthlyPayment: '140' };
  const ana = await personWith([car]);
  const { asItIs, plan } = await ana.payoff('?extra=100');
  expect(asItIs.loans[0]).toMatchObject({ currency: 'CAD', totalPaid: '1400.00', months: 10 });
  expect(asItIs).toMatchObject({ totalPaid: '1000.00', totalInterest: '0.00' });
  // 100 USD are 140 CAD more.
  expect(plan).toMatchObject({ months: 5, balances: ['1000.00', '800.00', '600.00', '400.00', '200.00', '0.00'] });
});

test('with another base currency, all figures are in that one', async () => {
  const id = randomUUID();
  await SettingsModel.create({ _id: id, baseCurrency: 'CAD' });
  const ana = await personWith([{ lender: 'Bank', type: 'Personal Loan', balance: '100', monthlyPayment: '50' }], id);
  const { baseCurrency, asItIs } = await ana.payoff();
  expect({ baseCurrency, balances: asItIs.balances }).toEqual({
    baseCurrency: 'CAD',
    balances: ['140.00', '70.00', '0.00'],
  });
});

test('loans without a rate are excluded and their currency is named', async () => {
  const krona = { lender: 'Banki', type: 'Personal Loan', balance: '1000', currency: 'ISK', monthlyPayment: '10' };
  const ana = await personWith([...worked, krona]);
  const { asItIs, plan, withoutRate } = await ana.payoff();
  expect(withoutRate).toEqual(['ISK']);
  expect([asItIs.loans.length, plan.loans.length]).toEqual([3, 3]);
});

test('a plan that never ends is marked, and shown for thirty years', async () => {
  const endless = { lender: 'Shark', type: 'Personal Loan', balance: '1000', interestRate: '60', monthlyPayment: '10' };
  const ana = await personWith([...worked, endless]);
  const { asItIs, plan, monthsSaved, interestSaved } = await ana.payoff();
  expect(asItIs).toMatchObject({ months: null, date: null, totalPaid: null, totalInterest: null });
  expect(asItIs.balances).toHaveLength(361);
  expect(asItIs.loans.map(({ months }) => months)).toEqual([223, 33, 25, null]);
  expect({ monthsSaved, interestSaved }).toEqual({ monthsSaved: null, interestSaved: null });
  // The card's payment ends it, once that is free.
  expect(plan.months).not.toBeNull();
});

test('without loans, the plan takes no time', async () => {
  const nothing = { months: 0, date: expect.any(String), totalPaid: '0.00', loans: [], balances: ['0.00'] };
  expect(await (await personWith([])).payoff()).toMatchObject({ asItIs: nothing, plan: nothing, monthsSaved: 0 });
});

test('the loans of other users are not included', async () => {
  await personWith(worked);
  expect((await (await personWith([])).payoff()).asItIs.loans).toEqual([]);
});

test.each([
  'extra=-1',
  'extra=NaN',
  'extra=1e3',
  'extra=1,000',
  'extra=1.234',
  'extra=1234567890123456',
  'extra[$gt]=',
  'extra=',
  'extra=1&extra=2',
  'strategy=hope',
  'strategy[$ne]=',
  'months=3',
])('rejects ?%s', async (query) => {
  expect(await finance.as().get(`${path}?${query}`)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_input' } },
  });
});

test('rejects a request without a session', async () => {
  expect((await finance.nobody.get(path)).status).toBe(401);
});

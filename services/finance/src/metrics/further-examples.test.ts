import { expenseCategories, expenseTypes } from '@plaza/contracts/finance/choices';
import type { Loan } from '@plaza/contracts/finance/loans';
import type { Explanation, FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import type { Client } from '@plaza/test-kit/http';
import { addMonths, dayOf } from '../days';
import { LoanModel } from '../loans/loan.model';
import { service } from '../service';
import { type MarketsServer, startMarkets } from '../testing/markets-server';
import { enterWorkedExample } from '../testing/worked-example';

const root = '/api/v1/finance';

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

async function somebodyIn(baseCurrency: string): Promise<Client> {
  const user = finance.as();
  expect((await user.patch(`${root}/settings`, { baseCurrency })).status).toBe(200);
  return user;
}

const metricsOf = async (user: Client) => (await user.get<FinancialMetrics>(`${root}/metrics`)).body;

describe('an account in another currency than the base', () => {
  // 1.40 CAD and 0.80 EUR a dollar: 100 USD are 140 CAD, and 100 EUR are 175 CAD.
  test.each([
    ['without a factor', { currency: 'USD' }, '140.00', 'market'],
    ['with the factor that the form fills in', { currency: 'EUR', conversionFactor: '1.75' }, '175.00', 'market'],
    ['in the base currency itself', { currency: 'CAD', conversionFactor: '1' }, '100.00', 'base'],
    ['with a factor that was emptied, which is 1', { currency: 'USD', conversionFactor: '' }, '100.00', 'manual'],
  ])('counts %s', async (_how, fields, total, factorSource) => {
    const user = await somebodyIn('CAD');
    const account = { name: 'Savings', type: 'Savings', balance: '100', ...fields };
    expect((await user.post(`${root}/accounts`, account)).body).toMatchObject({ factorSource });
    expect(await metricsOf(user)).toMatchObject({ baseCurrency: 'CAD', accountsTotal: total, netWorth: total });
  });

  test('counts at the rate of its currency when it is imported from a CSV file without factors', async () => {
    const user = await somebodyIn('CAD');
    const csv = 'Name,Type,Balance,Currency,Factor\nA,Savings,100,,\nB,Savings,100,EUR,\nC,Savings,100,CAD,\n';
    const mapping = { name: 'Name', type: 'Type', balance: 'Balance', currency: 'Currency' };
    await user.post(`${root}/import/rows`, { kind: 'accounts', csv, mapping, currency: 'USD' });
    await user.post(`${root}/import/rows`, {
      kind: 'accounts',
      csv,
      mapping: { ...mapping, conversionFactor: 'Factor' },
      currency: 'USD',
    });
    expect(await metricsOf(user)).toMatchObject({ activeAccounts: 6, accountsTotal: '830.00' });
  });
});

test('the worked example with a car loan whose payment is computed from its term of 36 months', async () => {
  const user = finance.as();
  await enterWorkedExample(user);
  const { body: loans } = await user.get<{ id: string; type: string }[]>(`${root}/loans`);
  const car = loans.find(({ type }) => type === 'Car Loan');
  await user.patch(`${root}/loans/${car?.id}`, { monthlyPayment: '', termMonths: 36 });
  // 12,000 at 6 % over 36 months is 365.07 a month, so 1,700 + 365.07 + 150 are paid on loans.
  expect(await metricsOf(user)).toMatchObject({
    monthlyDebtPayments: '2215.07',
    debtToIncomeRatio: 0.222994,
    currentTotalSpending: '3865.07',
    cashFlow: '6068.26',
    maxAdditionalMortgage: '351744.50',
    monthsToPayOffAllLoans: 223,
    monthsToPayOffNonEssentialLoans: 36,
  });
  expect((await user.get(`${root}/loans/${car?.id}/schedule`)).body).toMatchObject({ monthlyPayment: '365.07' });
  const { body } = await user.get(`${root}/metrics/monthlyDebtPayments`);
  expect(body).toMatchObject({
    term: { of: expect.arrayContaining([expect.objectContaining({ value: '365.07', note: expect.any(String) })]) },
  });
});

test('half a year into a term of twelve months, all figures use the remaining six', async () => {
  const user = finance.as();
  await user.post(`${root}/incomes`, { source: 'Other', type: 'Net (After Tax)', monthlyAmount: '4000' });
  const account = { name: 'Savings', type: 'Savings', status: 'Unlocked', balance: '3000' };
  await user.post(`${root}/accounts`, account);
  const loan = { lender: 'Harbour', type: 'Personal Loan', balance: '12000', termMonths: 12 };
  const { body: added } = await user.post<Loan>(`${root}/loans`, loan);
  await LoanModel.updateOne({ _id: added.id }, { termFrom: addMonths(dayOf(new Date()), -6) });
  await user.patch(`${root}/loans/${added.id}`, { balance: '6000' });
  const home = { address: '1 Main Street', propertyValue: '1', monthlyRent: '1100', downPayment: '1200' };
  const property = await user.post(`${root}/properties`, { ...home, loanId: added.id });
  expect(await metricsOf(user)).toMatchObject({
    monthlyDebtPayments: '1000.00',
    debtToIncomeRatio: 0.25,
    cashFlow: '3000.00',
    emergencyFundMonths: 3,
    monthsToPayOffAllLoans: 6,
  });
  expect(property.body).toMatchObject({ cashOnCash: 1 });
  expect((await user.get(`${root}/payoff`)).body).toMatchObject({ asItIs: { months: 6, totalPaid: '6000.00' } });
  const { body } = await user.get<Explanation>(`${root}/metrics/monthlyDebtPayments`);
  expect(JSON.stringify(body)).toContain('What clears it within the 6 months that are left of its term');
});

describe('the assumed limit of lenders', () => {
  test('the worked example at 36 % of the income and mortgages at 6 %', async () => {
    const user = finance.as();
    await enterWorkedExample(user);
    await user.patch(`${root}/settings`, { maxAllowableDTI: '0.36', mortgageRate: '6' });
    // Room 0.36 × 9,933.33 − 2,250 = 1,326.00, worth 205,804.30 over 300 months at 0.5 %.
    const expected = { maxAllowableDTI: 0.36, debtToIncomeRatio: 0.22651, maxAdditionalMortgage: '205804.30' };
    expect(await metricsOf(user)).toMatchObject(expected);
    expect((await user.get(`${root}/metrics/maxAllowableDTI`)).body).toMatchObject({
      term: { note: 'As you set it' },
    });
  });

  test('is 44 % with CAD as the base currency, and 43 % with any other', async () => {
    const user = await somebodyIn('CAD');
    expect((await metricsOf(user)).maxAllowableDTI).toBe(0.44);
    await user.patch(`${root}/settings`, { baseCurrency: 'EUR' });
    expect((await metricsOf(user)).maxAllowableDTI).toBe(0.43);
  });
});

/** Of every category, type, currency and recurrence some, with amounts that binary fractions cannot hold. */
const expenses = Array.from({ length: 120 }, (_, index) => ({
  category: expenseCategories[index % expenseCategories.length],
  description: `Expense ${index}`,
  monthlyAmount: `${index * 7}.${index % 2 ? '10' : '07'}`,
  currency: ['USD', 'EUR', 'CAD', 'KWD'][index % 4],
  type: expenseTypes[(index >> 2) % expenseTypes.length],
  recurrence: index % 5 ? 'Monthly' : 'One-time',
}));

const spent = ['monthlyExpenses', 'fixedExpenses', 'variableExpenses', 'currentTotalSpending'] as const;

describe('expenses, which the database sums up for the figures', () => {
  test.each(spent)('result in the same %s as its explanation, which names each of them', async (metric) => {
    const user = finance.as();
    const data = { format: 'plaza-finance', version: 1, expenses };
    const imported = await user.post(`${root}/import`, { mode: 'add', preview: false, data });
    expect([imported.status, imported.body]).toEqual([200, expect.objectContaining({ refused: [] })]);
    const metrics = await metricsOf(user);
    const { body: explanation } = await user.get<Explanation>(`${root}/metrics/${metric}`);
    expect(Number(metrics[metric])).toBeGreaterThan(0);
    expect(metrics[metric]).toBe(Number(explanation.term.value).toFixed(2));
    expect(metrics.withoutRate).toEqual(explanation.withoutRate);
    if (metric === 'monthlyExpenses')
      expect(explanation.term.of?.[0]?.label).toBe(`${expenses[1]?.category}: Expense 1`);
  });

  test('that are one-time count in none of them', async () => {
    const user = finance.as();
    const once = { ...expenses[1], recurrence: 'One-time' };
    expect((await user.post(`${root}/expenses`, once)).status).toBe(201);
    expect(await metricsOf(user)).toMatchObject({ monthlyExpenses: '0.00', expenseCategories: [] });
  });
});

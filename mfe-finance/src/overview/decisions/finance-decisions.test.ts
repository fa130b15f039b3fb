import type { PersonalRate, PersonalRates } from '@plaza/contracts/finance/rates';
import { loanFixture } from '../../testing/loans';
import { metricsFixture } from '../../testing/server';
import { loanDecisions, oldRates, overspending } from './finance-decisions';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const base: Omit<PersonalRates, 'rates'> = {
  baseCurrency: 'USD',
  asOf: null,
  source: null,
  simulated: false,
  stale: false,
};
const ratesWith = (source: PersonalRate['source'], asOf: string | null): PersonalRates => ({
  ...base,
  rates: [{ code: 'EUR', kind: 'fiat', factor: '1.1', source, asOf, locked: source === 'locked' }],
});

test.each([
  ['override', '2026-09-20T12:00:00.000Z', ['It was set by you 2 months ago']],
  ['locked', '2026-09-20T12:00:00.000Z', ['It was locked 2 months ago']],
  ['override', '2026-11-10T12:00:00.000Z', []],
  ['market', '2026-09-20T12:00:00.000Z', []],
  ['override', null, []], // set before the service noted when
] as const)('a rate by %s of %s is old: %j', (source, asOf, reasons) => {
  expect(oldRates(ratesWith(source, asOf), now).map(({ reason }) => reason)).toEqual(reasons);
});

test.each([
  ['60.00', 'Its payment does not cover the interest'],
  ['60.05', 'Its payment would take more than a hundred years'],
  ['0.00', 'Nothing is paid on it'],
])('a loan of 12,000 at 6 %% paying %s explains why it never ends', (effectivePayment, reason) => {
  expect(loanDecisions([loanFixture({ effectivePayment, monthsToPayOff: null })], now)).toMatchObject([{ reason }]);
});

test.each([
  ['2027-02-01', '0.00', '180000.00', ['Its term ends in Feb 2027']],
  ['2027-06-01', '0.00', '180000.00', []],
  ['2026-11-20', '0.00', '180000.00', ['Its term ended in Nov 2026; the balance counts as due now']],
  ['2026-10-31', '0.00', '180000.00', ['Its term ended in Oct 2026; the balance counts as due now']],
  ['2026-10-31', '1700.00', '180000.00', ['Its term ended in Oct 2026']],
  ['2026-10-31', '0.00', '0.00', []],
])('a loan whose term ends on %s, paying %s on %s: %j', (endDate, monthlyPayment, balance, reasons) => {
  const loan = loanFixture({ endDate, monthlyPayment, balance, monthsToPayOff: 1 });
  expect(loanDecisions([loan], now).map(({ reason }) => reason)).toEqual(reasons);
});

test.each([
  ['0.00', '500.00', 'See Expenses'],
  ['500.00', '0.00', 'See Loans'],
  ['500.00', '900.00', 'See Expenses'],
  ['900.00', '500.00', 'See Loans'],
  ['500.00', '500.00', 'See Expenses'],
])('overspending with debt payments of %s and other spending of %s leads to the larger: %s', (debt, other, action) => {
  const metrics = metricsFixture({ cashFlow: '-10.00', monthlyDebtPayments: debt, baseSpendingWithoutLoans: other });
  const tab = action === 'See Loans' ? 'loans' : 'expenses';
  expect(overspending(metrics, { displaySymbols: true })).toMatchObject([
    { action, to: `/dashboard/finance_manager?tab=${tab}` },
  ]);
});

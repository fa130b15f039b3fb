import { accountTypes, incomeFrequencies, loanTypes } from '@plaza/contracts/finance/choices';
import type { IncomeFrequency } from '@plaza/contracts/finance/incomes';
import { metricDenominators } from '@plaza/contracts/finance/metric-denominators';
import { type MetricName, metricNames, metricUnits } from '@plaza/contracts/finance/metric-names';
import fc from 'fast-check';
import type { AccountRecord } from '../accounts/account.model';
import { rebased } from '../accounts/account-factors';
import type { ExpenseRecord } from '../expenses/expense.model';
import type { IncomeRecord } from '../incomes/income.model';
import type { LoanRecord } from '../loans/loan.model';
import { Decimal, toDecimal128 } from '../money';
import type { PropertyRecord } from '../properties/property.model';
import { type RateSettings, Rates } from '../rates/conversion';
import { lendingLimitsOf } from '../settings/records/lending-limits';
import { ratesFixture } from '../testing/markets-server';
import { createMetricContext } from './metric-context';
import { toMetrics } from './metrics';
import type { RecordFacts } from './terms/facts';
import type { Term } from './terms/term';

const now = new Date('2026-11-20T15:00:00.000Z');
const exchangeRates = ratesFixture({}, now.toISOString());
const ratesIn = (baseCurrency: string, overrides: RateSettings['overrides'] = new Map()) =>
  new Rates({ baseCurrency, overrides, locked: new Map() }, exchangeRates);

let made = 0;
const kept = () => {
  made += 1;
  return { _id: `record-${made}`, userId: 'ana', notes: '', version: 0, createdAt: now, updatedAt: now };
};

const codes = ['USD', 'EUR', 'CAD', 'JPY', 'BTC'] as const;
const code = fc.constantFrom(...codes);
/** Cents, up to 15 digits before the point. */
const amount = fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n }).map((cents) => {
  const text = cents.toString().padStart(3, '0');
  return toDecimal128(`${text.slice(0, -2)}.${text.slice(-2)}`);
});
const usual = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => toDecimal128((cents / 100).toFixed(2)));

/** An account whose factor says what the rates of a base say. */
const account = (base: string, money = amount) =>
  fc.record({ type: fc.constantFrom(...accountTypes), currency: code, balance: money }).map((given): AccountRecord => {
    const factor = ratesIn(base).factorOf(given.currency)?.factor ?? new Decimal(1);
    return {
      ...kept(),
      ...given,
      name: 'One',
      status: 'Unlocked',
      owner: 'Primary',
      interestRate: null,
      perks: '',
      conversionFactor: toDecimal128(factor.toFixed()),
      factorBase: base,
      factorSource: 'market',
      factorAsOf: now,
      sortOrder: 0,
      orderTurn: 0,
    };
  });

const loan = (money = amount) =>
  fc.record({ type: fc.constantFrom(...loanTypes), currency: code, balance: money, monthlyPayment: usual }).map(
    (given): LoanRecord => ({
      ...kept(),
      ...given,
      lender: 'Bank',
      interestRate: toDecimal128('4.8'),
      termMonths: 0,
      termFrom: '2026-11-20',
    }),
  );

const income = fc
  .record({ frequency: fc.constantFrom<IncomeFrequency>(...incomeFrequencies), currency: code, monthlyAmount: usual })
  .map((given): IncomeRecord => ({ ...kept(), ...given, source: 'Other', type: 'Taxable', taxable: true }));

const expense = fc.record({ currency: code, monthlyAmount: usual }).map(
  (given): ExpenseRecord => ({
    ...kept(),
    ...given,
    category: 'Rent',
    description: 'Flat',
    type: 'Fixed',
    recurrence: 'Monthly',
    essential: true,
    paymentSource: '',
  }),
);

const property = (money = amount) =>
  fc.record({ currency: code, propertyValue: money, mortgageBalance: money }).map(
    (given): PropertyRecord => ({
      ...kept(),
      ...given,
      address: 'Here',
      propertyType: 'Residential',
      monthlyRent: toDecimal128('0'),
      downPayment: toDecimal128('0'),
      taxes: toDecimal128('0'),
      insurance: toDecimal128('0'),
      utilities: toDecimal128('0'),
      loanId: null,
    }),
  );

const facts = (base = 'USD', money = amount) =>
  fc.record({
    accounts: fc.array(account(base, money), { maxLength: 6 }),
    loans: fc.array(loan(money), { maxLength: 4 }),
    incomes: fc.array(income, { maxLength: 4 }),
    expenses: fc.array(expense, { maxLength: 4 }),
    properties: fc.array(property(money), { maxLength: 3 }),
  });

const figures = (records: RecordFacts, rates = ratesIn('USD')) =>
  toMetrics(createMetricContext({ ...records, now, rates, life: undefined, lendingLimits: lendingLimitsOf(null) }));

test('no figure depends on the order of the rows', () => {
  fc.assert(
    fc.property(facts(), (records) => {
      const turned = Object.fromEntries(
        Object.entries(records).map(([kind, rows]) => [kind, (rows as unknown[]).toReversed()]),
      ) as typeof records;
      expect(figures(turned)).toEqual(figures(records));
    }),
    { numRuns: 60 },
  );
});

test('net worth is assets minus liabilities, whatever is added', () => {
  fc.assert(
    fc.property(facts(), (records) => {
      const { netWorth, totalAssets, totalLiabilities } = figures(records);
      const difference = new Decimal(totalAssets ?? 0).minus(totalLiabilities ?? 0);
      // Each of the three is rounded by itself.
      expect(
        difference
          .minus(netWorth ?? 0)
          .abs()
          .toNumber(),
      ).toBeLessThanOrEqual(0.02);
    }),
    { numRuns: 60 },
  );
});

test('another base currency and back restores every figure, within a rounding step', () => {
  fc.assert(
    fc.property(facts('USD', usual), fc.constantFrom('CAD', 'JPY', 'BTC'), (records, base) => {
      const move = (accounts: readonly AccountRecord[], to: string) =>
        accounts.map((one) => rebased(one, ratesIn(to)) ?? one);
      const away = move(records.accounts, base);
      const back = { ...records, accounts: move(away, 'USD') };
      const [before, after] = [figures(records), figures(back)];
      for (const name of metricNames.filter((one) => metricUnits[one] === 'money')) {
        const step = new Decimal(before[name] ?? 0).minus(after[name] ?? 0).abs();
        expect([name, step.toNumber() <= 0.01]).toEqual([name, true]);
      }
    }),
    { numRuns: 60 },
  );
});

test('in another base currency every amount is the same one, converted', () => {
  fc.assert(
    fc.property(facts('USD', usual), (records) => {
      const inYen = { ...records, accounts: records.accounts.map((one) => rebased(one, ratesIn('JPY')) ?? one) };
      const dollars = new Decimal(figures(records).totalAssets ?? 0);
      const yen = new Decimal(figures(inYen, ratesIn('JPY')).totalAssets ?? 0);
      expect(yen.div(150).minus(dollars).abs().toNumber()).toBeLessThanOrEqual(0.02);
    }),
    { numRuns: 60 },
  );
});

test('JPY with a BTC base keeps its value, and 15 digits keep their cents', () => {
  const only = (currency: string, balance: string, base: string): AccountRecord => ({
    ...(fc.sample(account(base), 1)[0] as AccountRecord),
    currency,
    balance: toDecimal128(balance),
    conversionFactor: toDecimal128((ratesIn(base).factorOf(currency)?.factor ?? new Decimal(1)).toFixed()),
  });
  const none = { loans: [], incomes: [], expenses: [], properties: [] };
  const inBitcoin = figures({ ...none, accounts: [only('JPY', '13500000', 'BTC')] }, ratesIn('BTC'));
  expect(inBitcoin.totalAssets).toBe('1.00');
  const large = [only('USD', '999999999999999.99', 'USD'), only('USD', '999999999999999.99', 'USD')];
  expect(figures({ ...none, accounts: large }).totalAssets).toBe('1999999999999999.98');
});

test('records without a rate are excluded from all figures, and named', () => {
  const [one] = fc.sample(loan(), 1);
  const records = {
    accounts: [],
    incomes: [],
    expenses: [],
    properties: [],
    loans: [{ ...(one as LoanRecord), currency: 'XYZ' }],
  };
  expect(figures(records)).toMatchObject({ totalLiabilities: '0.00', withoutRate: ['XYZ'] });
  const own = ratesIn('USD', new Map([['XYZ', { factor: new Decimal('0.5'), at: null }]]));
  expect(figures(records, own).withoutRate).toEqual([]);
});

/** Whether a term, or one that it follows from, divides by nothing or is taken over nothing. */
function isOverNothing({ operation, of = [] }: Term): boolean {
  const isTaken = operation === 'mean' || operation === 'maximum' || operation === 'minimum';
  if (isTaken && of.length === 0) return true;
  if (operation === 'quotient' && isNothing(of[1])) return true;
  return of.some(isOverNothing);
}

const isNothing = (one: Term | undefined): boolean => one?.value instanceof Decimal && one.value.isZero();

const nobody = { accounts: [], loans: [], incomes: [], expenses: [], properties: [] };
const contextOf = (records: typeof nobody | Parameters<typeof figures>[0]) =>
  createMetricContext({
    ...records,
    now,
    rates: ratesIn('USD'),
    life: undefined,
    lendingLimits: lendingLimitsOf(null),
  });

test.each(metricNames)('%s divided by zero has a denominator by which a screen recognizes it', (metric) => {
  const denominators: Partial<Record<MetricName, MetricName>> = metricDenominators;
  const check = (context: ReturnType<typeof contextOf>) => {
    const denominator = denominators[metric];
    const isKnown = denominator !== undefined && isNothing(context.figure(denominator));
    if (isOverNothing(context.figure(metric)))
      expect([metric, denominator, isKnown]).toEqual([metric, denominator, true]);
  };
  check(contextOf(nobody));
  fc.assert(
    fc.property(facts('USD', usual), (records) => check(contextOf(records))),
    { numRuns: 20 },
  );
});

test('figures that a screen shows as N/A because of the denominator were not meaningful: zero, endless, or today', () => {
  const none = toMetrics(contextOf(nobody));
  for (const metric of Object.keys(metricDenominators) as MetricName[]) {
    expect([0, '0.00', null, '2026-11-20']).toContain(none[metric]);
  }
});

import fc from 'fast-check';
import { amortize, totalOf } from '../loans/amortization';
import { toCents } from '../loans/cents';
import { Decimal } from '../money';
import { type Course, inBase, inOrder, type PayoffLoan, payEachAlone, payTogether } from './run-payoff';

const base = { decimals: 2, factor: new Decimal(1) };
const currencies = [
  base,
  { decimals: 2, factor: new Decimal(1).div('1.4') },
  { decimals: 2, factor: new Decimal('1.25') },
  { decimals: 8, factor: new Decimal(90_000) },
];

/** Balance and payment in units of the currency, the rate in percent. */
function loan(
  balance: string | number,
  percent: string | number,
  payment: string | number,
  currency = base,
): PayoffLoan {
  const coins = (amount: string | number) => toCents(new Decimal(amount), currency.decimals);
  return {
    debt: { balance: coins(balance), rate: toCents(new Decimal(percent), 3) },
    payment: coins(payment),
    currency,
  };
}

/** Up to five loans that end by themselves, each in its own currency. */
const loans = fc.array(
  fc
    .record({
      balance: fc.bigInt({ min: 0n, max: 10_000_000n }),
      rate: fc.bigInt({ min: 0n, max: 30_000n }),
      months: fc.bigInt({ min: 1n, max: 60n }),
      currency: fc.constantFrom(...currencies),
    })
    // The interest of the first month and a part of the balance, both rounded up: that ends.
    .map(({ balance, rate, months, currency }): PayoffLoan => {
      const payment = balance / months + (balance * rate) / 1_200_000n + 2n;
      return { debt: { balance, rate }, payment, currency };
    }),
  { minLength: 1, maxLength: 5 },
);
const strategy = fc.constantFrom('avalanche' as const, 'snowball' as const);
const extra = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => new Decimal(cents).div(100));
const runs = { numRuns: 100 };

const monthsOf = ({ loans }: Course) => loans.map(({ months }) => months ?? Number.POSITIVE_INFINITY);
/** The sum of a part of all courses in the base currency. */
const sumOf = ({ loans }: Course, part: 'interest' | 'paid'): Decimal =>
  inBase(
    loans.map((course) => ({ currency: course.loan.currency, amount: course[part] })),
    ({ amount }) => amount,
  );

test('a single loan follows its schedule exactly', () => {
  fc.assert(
    fc.property(loans, (all) => {
      for (const { loan, months, paid, interest } of payEachAlone(all).loans) {
        const schedule = amortize(loan.debt, loan.payment);
        if (!schedule) throw new Error('It ends by its making');
        expect(months).toBe(schedule.length);
        expect([paid, interest]).toEqual([totalOf(schedule, 'payment'), totalOf(schedule, 'interest')]);
      }
    }),
    runs,
  );
});

test('in a plan, no loan takes longer or costs more than alone', () => {
  fc.assert(
    fc.property(loans, strategy, extra, (all, how, cash) => {
      const [alone, together] = [payEachAlone(all), payTogether(all, how, cash)];
      monthsOf(together).forEach((months, place) => {
        expect(months).toBeLessThanOrEqual(monthsOf(alone)[place] ?? 0);
        expect(together.loans[place]?.interest).toBeLessThanOrEqual(alone.loans[place]?.interest ?? 0n);
      });
    }),
    runs,
  );
});

test('more extra cash never takes longer and never costs more interest', () => {
  fc.assert(
    fc.property(loans, strategy, extra, extra, (all, how, one, other) => {
      const [less, more] = [Decimal.min(one, other), Decimal.max(one, other)].map((cash) =>
        payTogether(all, how, cash),
      );
      if (!less || !more) throw new Error('Two runs were made');
      expect(Math.max(...monthsOf(more))).toBeLessThanOrEqual(Math.max(...monthsOf(less)));
      expect(sumOf(more, 'interest').lte(sumOf(less, 'interest'))).toBe(true);
    }),
    runs,
  );
});

test('the payments equal debt plus interest, and the balances end with 0', () => {
  fc.assert(
    fc.property(loans, strategy, extra, (all, how, cash) => {
      const course = payTogether(all, how, cash);
      for (const { loan, paid, interest } of course.loans) expect(paid).toBe(loan.debt.balance + interest);
      expect(course.balances).toHaveLength(Math.max(...monthsOf(course)) + 1);
      expect(course.balances.at(-1)?.isZero()).toBe(true);
      expect(course.balances.slice(1).every((left, index) => left.lte(course.balances[index] ?? 0))).toBe(true);
    }),
    runs,
  );
});

test('no month costs more than all payments and the extra cash together', () => {
  fc.assert(
    fc.property(loans, strategy, extra, (all, how, cash) => {
      const course = payTogether(all, how, cash);
      const budget = inBase(all, ({ payment }) => payment).plus(cash);
      const most = budget.times(Math.max(...monthsOf(course)));
      expect(sumOf(course, 'paid').lte(most.plus('1e-9'))).toBe(true);
    }),
    runs,
  );
});

test('the highest rate is paid off first, or the smallest balance in the base currency', () => {
  const [car, card] = [loan(12_000, 6, 400), loan(3000, '19.99', 150)];
  const lira = loan(50_000, 30, 5000, { decimals: 2, factor: new Decimal('0.02') });
  expect(inOrder([car, card, lira], 'avalanche')).toEqual([lira, card, car]);
  expect(inOrder([car, card, lira], 'snowball')).toEqual([lira, card, car]);
  const [large, small, dear] = [loan(200, 5, 10), loan(100, 5, 10), loan(200, 9, 10)];
  expect(inOrder([large, small], 'avalanche')).toEqual([small, large]);
  expect(inOrder([large, dear], 'snowball')).toEqual([dear, large]);
});

test('the payment of a cleared loan goes to the next one, from the month in which it is cleared', () => {
  const all = [loan(150, 0, 100), loan(1000, 0, 100)];
  const { loans: courses, balances } = payTogether(all, 'snowball', new Decimal(0));
  // 200 a month from beginning to end.
  expect(balances.map(Number)).toEqual([1150, 950, 750, 550, 350, 150, 0]);
  expect(courses.map(({ months }) => months)).toEqual([2, 6]);
});

test('the two strategies start with different loans for the same extra cash', () => {
  const all = [loan(1000, 20, 50), loan(500, 1, 50)];
  const months = (how: 'avalanche' | 'snowball') => monthsOf(payTogether(all, how, new Decimal(200)));
  expect(months('avalanche')).toEqual([5, 6]);
  expect(months('snowball')).toEqual([6, 3]);
});

test('extra cash is converted for a loan in another currency, down to its smallest unit', () => {
  // 10.00 in the base currency are 13.33 of a currency of 0.75.
  const currency = { decimals: 2, factor: new Decimal('0.75') };
  const months = (balance: string) =>
    monthsOf(payTogether([loan(balance, 0, 0, currency)], 'avalanche', new Decimal(10)));
  expect([months('13.33'), months('13.34')]).toEqual([[1], [2]]);
});

test('extra cash ends an endless loan; a loan that is already paid off needs nothing', () => {
  const all = [loan(1000, 12, 5), loan(0, 5, 300)];
  expect(monthsOf(payEachAlone(all))).toEqual([Number.POSITIVE_INFINITY, 0]);
  // The 300 of a loan that is no more are not to be had.
  expect(payTogether(all, 'avalanche', new Decimal(0)).loans[0]?.months).toBeNull();
  expect(monthsOf(payTogether(all, 'avalanche', new Decimal(500)))).toEqual([3, 0]);
});

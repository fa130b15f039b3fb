import fc from 'fast-check';
import { Decimal } from '../money';
import { amortize, type Debt, type LoanMonth, nextMonth, totalOf } from './amortization';
import { fromCents, toCents } from './cents';
import { monthlyPaymentOf } from './loan-payment';

/** Loans of up to 15 digits at up to 40 %. */
const debt = fc.record({
  balance: fc.bigInt({ min: 1n, max: 10n ** 15n }),
  rate: fc.bigInt({ min: 0n, max: 40_000n }),
});
const loan = fc.record({ debt, termMonths: fc.integer({ min: 1, max: 600 }) });

function payment(debt: Debt, monthsLeft: number): bigint {
  const [balance, rate] = [fromCents(debt.balance, 2), fromCents(debt.rate, 3)];
  return toCents(monthlyPaymentOf({ balance, rate, monthlyPayment: new Decimal(0), monthsLeft, decimals: 2 }), 2);
}

const ended = (months: readonly LoanMonth[] | undefined): readonly LoanMonth[] => {
  if (!months) throw new Error('It never ends');
  return months;
};

test('a loan of 1,000 at 12 % paying 340 ends with the fourth payment', () => {
  const months = ended(amortize({ balance: 100_000n, rate: 12_000n }, 34_000n));
  expect(months.map(({ payment, interest, principal, balance }) => [payment, interest, principal, balance])).toEqual([
    [34_000n, 1000n, 33_000n, 67_000n],
    [34_000n, 670n, 33_330n, 33_670n],
    [34_000n, 337n, 33_663n, 7n],
    [7n, 0n, 7n, 0n],
  ]);
});

test('half a cent of interest is rounded up, also if the monthly rate has no finite decimal form', () => {
  // 1.50 at 4 % is half a cent a month, and a twelfth of 4 % is 0.333… %.
  expect(nextMonth(150n, 4000n, 0n).interest).toBe(1n);
  expect(nextMonth(149n, 4000n, 0n).interest).toBe(0n);
});

test('the principal parts sum to the balance, the last balance is 0, and every month adds up', () => {
  fc.assert(
    fc.property(loan, ({ debt, termMonths }) => {
      const months = ended(amortize(debt, payment(debt, termMonths)));
      expect(totalOf(months, 'principal')).toBe(debt.balance);
      expect(months.at(-1)?.balance).toBe(0n);
      expect(totalOf(months, 'payment')).toBe(debt.balance + totalOf(months, 'interest'));
      let before = debt.balance;
      for (const { payment, interest, principal, balance } of months) {
        expect([interest + principal, before - principal]).toEqual([payment, balance]);
        before = balance;
      }
    }),
  );
});

test('the payment computed from a term pays the loan off within the term, including rounding', () => {
  fc.assert(
    fc.property(loan, ({ debt, termMonths }) => {
      expect(ended(amortize(debt, payment(debt, termMonths))).length).toBeLessThanOrEqual(termMonths);
    }),
  );
});

test('all payments are equal except the last, which is not larger', () => {
  fc.assert(
    fc.property(loan, ({ debt, termMonths }) => {
      const each = payment(debt, termMonths);
      const months = ended(amortize(debt, each));
      expect(months.slice(0, -1).every(({ payment }) => payment === each)).toBe(true);
      expect(months.at(-1)?.payment).toBeLessThanOrEqual(each);
    }),
  );
});

test('without interest it is the balance in equal parts', () => {
  const months = ended(amortize({ balance: 10_000n, rate: 0n }, 3334n));
  expect(months.map(({ payment }) => payment)).toEqual([3334n, 3334n, 3332n]);
});

test.each([
  ['less than the interest', { balance: 100_000n, rate: 12_000n }, 999n],
  ['the interest alone', { balance: 100_000n, rate: 12_000n }, 1000n],
  ['nothing', { balance: 100_000n, rate: 0n }, 0n],
  ['too little for a century', { balance: 1201n, rate: 0n }, 1n],
])('paying %s never ends', (_what, owes, each) => {
  expect(amortize(owes, each)).toBeUndefined();
});

test('the maximum is a century; no debt takes no months', () => {
  expect(amortize({ balance: 1200n, rate: 0n }, 1n)).toHaveLength(1200);
  expect(amortize({ balance: 0n, rate: 5000n }, 0n)).toEqual([]);
});

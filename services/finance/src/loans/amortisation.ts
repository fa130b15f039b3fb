import { smallerOf } from './cents';
import { mostMonths } from './months-to-pay-off';

/** One month of a loan, in the smallest coins of its currency. */
export interface LoanMonth {
  readonly payment: bigint;
  readonly interest: bigint;
  /** Below 0 where the payment does not cover the interest. */
  readonly principal: bigint;
  /** What is left. */
  readonly balance: bigint;
}

/** What is owed, in the smallest coins of its currency, and the yearly rate in thousandths of a percent. */
export interface Owed {
  readonly balance: bigint;
  readonly rate: bigint;
}

/** A month's part of thousandths of a percent a year. */
const ofMonth = 12n * 100n * 1000n;

/**
 * The next month of a loan: interest on what is owed, half a coin rounded up; the rest of the payment is principal. The
 * last payment is what is left with its interest, so that the last balance is exactly 0.
 */
export function nextMonth(balance: bigint, rate: bigint, payment: bigint): LoanMonth {
  const interest = (balance * rate + ofMonth / 2n) / ofMonth;
  const due = balance + interest;
  const paid = smallerOf(payment, due);
  return { payment: paid, interest, principal: paid - interest, balance: due - paid };
}

/**
 * Every month until nothing is owed.
 * @returns undefined when that is never: the payment does not cover the interest, or would take more than a century
 */
export function amortise({ balance, rate }: Owed, payment: bigint): LoanMonth[] | undefined {
  const months: LoanMonth[] = [];
  let left = balance;
  while (left > 0n) {
    const month = nextMonth(left, rate, payment);
    if (month.principal <= 0n || months.length === mostMonths) return undefined;
    months.push(month);
    left = month.balance;
  }
  return months;
}

/**
 * A payment that clears a loan within its term: one coin more than asked where the rounding of each month's interest
 * would outlast the term. No rounding is more than half a coin, so that one is enough.
 * @param payment what the annuity formula gives, rounded up
 */
export function paymentWithin(owed: Owed, payment: bigint, termMonths: number): bigint {
  const months = amortise(owed, payment);
  return months && months.length <= termMonths ? payment : payment + 1n;
}

/** The sum of one part of all months. */
export const totalOf = (months: readonly LoanMonth[], part: 'payment' | 'interest' | 'principal'): bigint =>
  months.reduce((sum, month) => sum + month[part], 0n);

import { smallerOf } from './cents';
import { maxMonths } from './months-to-pay-off';

/** One month of a loan, in cents. */
export interface LoanMonth {
  readonly payment: bigint;
  readonly interest: bigint;
  /** Negative where the payment does not cover the interest. */
  readonly principal: bigint;
  /** At the end of the month. */
  readonly balance: bigint;
}

/** A balance in cents, and its yearly rate in thousandths of a percent. */
export interface Debt {
  readonly balance: bigint;
  readonly rate: bigint;
}

/** Divides a yearly rate in thousandths of a percent into a monthly fraction. */
const monthlyDivisor = 12n * 100n * 1000n;

/** The interest of a month, rounded half up. */
export const monthlyInterest = (balance: bigint, rate: bigint): bigint =>
  (balance * rate + monthlyDivisor / 2n) / monthlyDivisor;

/**
 * The next month of a loan: interest on the balance, rounded half up; the rest of the payment is principal. The last
 * payment is the remaining balance with its interest, so that the last balance is exactly 0.
 */
export function nextMonth(balance: bigint, rate: bigint, payment: bigint): LoanMonth {
  const interest = monthlyInterest(balance, rate);
  const due = balance + interest;
  const paid = smallerOf(payment, due);
  return { payment: paid, interest, principal: paid - interest, balance: due - paid };
}

/**
 * Every month until the balance is 0.
 * @returns undefined where the payment does not cover the interest, or it would take more than a century
 */
export function amortize({ balance, rate }: Debt, payment: bigint): LoanMonth[] | undefined {
  const months: LoanMonth[] = [];
  let left = balance;
  while (left > 0n) {
    const month = nextMonth(left, rate, payment);
    if (month.principal <= 0n || months.length === maxMonths) return undefined;
    months.push(month);
    left = month.balance;
  }
  return months;
}

/** The sum of one field over all months. */
export const totalOf = (months: readonly LoanMonth[], part: 'payment' | 'interest' | 'principal'): bigint =>
  months.reduce((sum, month) => sum + month[part], 0n);

import { Decimal } from '../money';
import { mostMonths } from './months-to-pay-off';

/** One month of a loan, rounded to the decimals of its currency. */
export interface LoanMonth {
  readonly payment: Decimal;
  readonly interest: Decimal;
  /** Below 0 where the payment does not cover the interest. */
  readonly principal: Decimal;
  /** What is left. */
  readonly balance: Decimal;
}

/** What is owed, at which fraction of it a month, in amounts of so many decimals. */
export interface Owed {
  readonly balance: Decimal;
  readonly monthlyRate: Decimal;
  readonly decimals: number;
}

/**
 * The next month of a loan: interest on what is owed, rounded; the rest of the payment is principal. The last payment is
 * what is left with its interest, so that the last balance is exactly 0.
 */
export function nextMonth({ balance, monthlyRate, decimals }: Owed, payment: Decimal): LoanMonth {
  const interest = balance.times(monthlyRate).toDecimalPlaces(decimals);
  const due = balance.plus(interest);
  const paid = Decimal.min(payment, due);
  return { payment: paid, interest, principal: paid.minus(interest), balance: due.minus(paid) };
}

/**
 * Every month until nothing is owed.
 * @returns undefined when that is never: the payment does not cover the interest, or would take more than a century
 */
export function amortise(owed: Owed, payment: Decimal): LoanMonth[] | undefined {
  const months: LoanMonth[] = [];
  let { balance } = owed;
  while (balance.greaterThan(0)) {
    const month = nextMonth({ ...owed, balance }, payment);
    if (month.principal.lessThanOrEqualTo(0) || months.length === mostMonths) return undefined;
    months.push(month);
    balance = month.balance;
  }
  return months;
}

/**
 * A payment that clears a loan within its term, in whole cents: rounded up, and one cent more where the rounding of each
 * month's interest would outlast the term. No rounding is more than half a cent, so that one is enough.
 * @param exact what the annuity formula gives
 */
export function paymentWithin(owed: Owed, exact: Decimal, termMonths: number): Decimal {
  const payment = exact.toDecimalPlaces(owed.decimals, Decimal.ROUND_UP);
  const months = amortise(owed, payment);
  return months && months.length <= termMonths ? payment : payment.plus(Decimal.pow(10, -owed.decimals));
}

/** The sum of one part of all months. */
export const totalOf = (months: readonly LoanMonth[], part: 'payment' | 'interest' | 'principal'): Decimal =>
  months.reduce((sum, month) => sum.plus(month[part]), new Decimal(0));

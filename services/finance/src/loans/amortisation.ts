import { Decimal } from '../money';
import { monthlyRate, mostMonths } from './months-to-pay-off';

/** One month of a loan, rounded to the decimals of its currency. */
export interface LoanMonth {
  readonly payment: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
  /** What is left. */
  readonly balance: Decimal;
}

/** A loan on its way: what is owed, at which yearly rate in percent, with amounts of so many decimals. */
export interface Owed {
  readonly balance: Decimal;
  readonly rate: Decimal;
  readonly decimals: number;
}

/**
 * The next month of a loan: interest on what is owed, rounded; the rest of the payment is principal. The last payment is
 * what is left with its interest, so that the last balance is exactly 0.
 */
export function nextMonth({ balance, rate, decimals }: Owed, payment: Decimal): LoanMonth {
  const interest = balance.times(monthlyRate(rate)).toDecimalPlaces(decimals);
  const due = balance.plus(interest);
  const paid = Decimal.min(payment, due);
  return { payment: paid, interest, principal: paid.minus(interest), balance: due.minus(paid) };
}

/**
 * Every month until nothing is owed.
 * @returns undefined when that is never: the payment does not cover the interest
 */
export function amortise(owed: Owed, payment: Decimal): LoanMonth[] | undefined {
  const months: LoanMonth[] = [];
  let { balance } = owed;
  // What pays a loan off within a term is a fraction of a cent: rounded up, it does so within that term.
  const each = payment.toDecimalPlaces(owed.decimals, Decimal.ROUND_UP);
  while (balance.greaterThan(0)) {
    const month = nextMonth({ ...owed, balance }, each);
    if (month.principal.lessThanOrEqualTo(0) || months.length === mostMonths) return undefined;
    months.push(month);
    balance = month.balance;
  }
  return months;
}

/** The sum of one part of all months. */
export const totalOf = (months: readonly LoanMonth[], part: 'payment' | 'interest' | 'principal'): Decimal =>
  months.reduce((sum, month) => sum.plus(month[part]), new Decimal(0));

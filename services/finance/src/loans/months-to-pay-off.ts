import { limits } from '@plaza/contracts/limits';
import { Decimal } from '../money';

/** A century; longer loans count as endless. */
export const mostMonths = limits.loanMonths;

const monthlyRate = (yearlyPercent: Decimal): Decimal => yearlyPercent.div(1200);

/**
 * The months until a balance is paid off by equal payments: ⌈−ln(1 − iB/P) / ln(1 + i)⌉, without interest ⌈B/P⌉.
 * Source: the annuity formula; 100,000 at 9 % paying 1,000 takes 186 (185.53).
 * @returns null when the payment does not cover the interest, or takes more than a century
 */
export function monthsToPayOff(balance: Decimal, yearlyPercent: Decimal, payment: Decimal): number | null {
  if (balance.lessThanOrEqualTo(0)) return 0;
  const rate = monthlyRate(yearlyPercent);
  if (payment.lessThanOrEqualTo(balance.times(rate))) return null;
  const months = rate.isZero() ? balance.div(payment) : monthsOf(balance.times(rate).div(payment), rate);
  // Rounded to 20 decimals first, or the last digit could turn a whole number of months into one more.
  const whole = months.toDecimalPlaces(20).ceil();
  return whole.greaterThan(mostMonths) ? null : whole.toNumber();
}

/** @param share the interest share of the first payment, below 1 */
function monthsOf(share: Decimal, rate: Decimal): Decimal {
  return new Decimal(1).minus(share).ln().neg().div(rate.plus(1).ln());
}

import { limits } from '@plaza/contracts/limits';
import { Decimal } from '../money';

/** A century; longer loans count as endless. */
export const maxMonths = limits.loanMonths;

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
  if (rate.isZero()) return withinCentury(balance.div(payment));
  const share = balance.times(rate).div(payment);
  const months = estimated(share.toNumber(), rate.toNumber()) ?? monthsOf(share, rate);
  return withinCentury(new Decimal(months));
}

function withinCentury(months: Decimal): number | null {
  // Rounded to 20 decimals first, or an error in the last digit could add a month to a whole number of months.
  const whole = months.toDecimalPlaces(20).ceil();
  return whole.greaterThan(maxMonths) ? null : whole.toNumber();
}

/** Over a century, floating-point errors stay a hundred times smaller than this while `share` is below 0.99999. */
const certain = 1e-6;

/**
 * The months in floating point, computed in a thousandth of the time that exact logarithms take; undefined where they
 * are so close to a whole number that it is uncertain on which side of it they are.
 */
function estimated(share: number, rate: number): number | undefined {
  if (share > 0.99999) return undefined;
  const months = -Math.log1p(-share) / Math.log1p(rate);
  return Math.abs(months - Math.round(months)) > certain ? months : undefined;
}

/** @param share the interest share of the first payment, below 1 */
function monthsOf(share: Decimal, rate: Decimal): Decimal {
  return new Decimal(1).minus(share).ln().neg().div(rate.plus(1).ln());
}

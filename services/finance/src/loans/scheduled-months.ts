import { amortise, type Debt } from './amortisation';
import { maxMonths } from './months-to-pay-off';

/**
 * The number of months in the schedule of a loan, whose interest is rounded each month. It is the number of the annuity
 * formula, unless that is so close to a whole number that the rounding decides. Only then is the schedule computed, as
 * a list may have thousands of loans.
 * @param payment per month, in cents
 * @returns null when the payment does not cover the interest, or takes more than a century
 */
export function scheduledMonths(debt: Debt, payment: bigint): number | null {
  if (debt.balance <= 0n) return 0;
  return byFormula(debt, payment) ?? amortise(debt, payment)?.length ?? null;
}

/** Divides a yearly rate in thousandths of a percent into a monthly fraction. */
const monthlyDivisor = 12 * 100 * 1000;
/** In months, more than the errors of floating-point numbers. */
const certain = 1e-6;

/**
 * Undefined where rounding could change the number of months: it changes the balance by half a cent a month at most,
 * which is ((1 + i)^n − 1) / i halves of a cent after n months. If a part f of a month is left then, at least
 * f / 2 payments are still owed, and at least (1 − f) / 2 of the last payment are not needed.
 */
function byFormula({ balance, rate }: Debt, payment: bigint): number | undefined {
  const monthlyRate = Number(rate) / monthlyDivisor;
  const share = (Number(balance) * monthlyRate) / Number(payment);
  if (monthlyRate === 0 || !(share < 0.99999)) return undefined;
  const months = -Math.log1p(-share) / Math.log1p(monthlyRate);
  const rounding = ((1 + monthlyRate) ** (months + 1) - 1) / monthlyRate / Number(payment);
  const toWhole = Math.abs(months - Math.round(months));
  return months < maxMonths && toWhole > Math.max(rounding, certain) ? Math.ceil(months) : undefined;
}

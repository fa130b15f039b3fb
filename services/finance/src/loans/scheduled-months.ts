import { type Debt, monthlyInterest } from './amortization';
import { maxMonths } from './months-to-pay-off';

/**
 * The number of months in the schedule of a loan, whose interest is rounded each month. It is the number of the annuity
 * formula, unless that is so close to a whole number that the rounding decides. Only then are the months counted one by
 * one, as a list may have thousands of loans.
 * @param payment per month, in cents
 * @returns null when the payment does not cover the interest, or takes more than a century
 */
export function scheduledMonths(debt: Debt, payment: bigint): number | null {
  if (debt.balance <= 0n) return 0;
  if (debt.rate === 0n) return withoutInterest(debt.balance, payment);
  return byFormula(debt, payment) ?? counted(debt, payment);
}

/**
 * A payment that pays a loan off within its term: one cent more than the given one, where the rounding of monthly
 * interest would otherwise take longer. As no rounding exceeds half a cent, one cent is enough.
 * @param payment by the annuity formula, rounded up
 */
export function paymentWithin(debt: Debt, payment: bigint, termMonths: number): bigint {
  const months = scheduledMonths(debt, payment);
  return months !== null && months <= termMonths ? payment : payment + 1n;
}

function withoutInterest(balance: bigint, payment: bigint): number | null {
  if (payment <= 0n) return null;
  const months = (balance + payment - 1n) / payment;
  return months > maxMonths ? null : Number(months);
}

function counted({ balance, rate }: Debt, payment: bigint): number | null {
  let left = balance;
  for (let months = 0; months <= maxMonths; months += 1) {
    if (left <= 0n) return months;
    const interest = monthlyInterest(left, rate);
    if (payment <= interest) return null;
    left += interest - payment;
  }
  return null;
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
  if (!(share < 0.99999)) return undefined;
  const months = -Math.log1p(-share) / Math.log1p(monthlyRate);
  const rounding = ((1 + monthlyRate) ** (months + 1) - 1) / monthlyRate / Number(payment);
  const toWhole = Math.abs(months - Math.round(months));
  return months < maxMonths && toWhole > Math.max(rounding, certain) ? Math.ceil(months) : undefined;
}

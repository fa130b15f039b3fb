import { Decimal } from '../money';
import type { Debt } from './amortization';
import { fromCents, toCents } from './cents';
import { paymentWithin } from './scheduled-months';

/** Amounts are in the currency of the loan, the rate is in percent per year. */
export interface LoanTerms {
  readonly balance: Decimal;
  readonly rate: Decimal;
  /** As entered; 0 for none. */
  readonly monthlyPayment: Decimal;
  /** How many payments are left of the term; 0 for none. */
  readonly monthsLeft: number;
  /** The decimals of the currency. */
  readonly decimals: number;
}

/**
 * The equal monthly payment that pays a balance off within a term: balance × i / (1 − (1+i)^−n), without interest
 * balance / n.
 */
export function annuityPayment(balance: Decimal, yearlyPercent: Decimal, months: number): Decimal {
  const rate = yearlyPercent.div(1200);
  if (rate.isZero()) return balance.div(months);
  return balance.times(rate).div(new Decimal(1).minus(rate.plus(1).pow(-months)));
}

/**
 * The monthly payment of a loan: as entered; else the one that pays the balance off within the rest of the term,
 * rounded up to a cent as banks do; else 0. List, schedule, metrics and payoff simulation all use this one.
 */
export function monthlyPaymentOf({ balance, rate, monthlyPayment, monthsLeft, decimals }: LoanTerms): Decimal {
  if (monthlyPayment.greaterThan(0) || monthsLeft === 0) return monthlyPayment;
  const exact = annuityPayment(balance, rate, monthsLeft);
  const rounded = toCents(exact.toDecimalPlaces(decimals, Decimal.ROUND_UP), decimals);
  return fromCents(paymentWithin(toDebt(balance, rate, decimals), rounded, monthsLeft), decimals);
}

export const toDebt = (balance: Decimal, rate: Decimal, decimals: number): Debt => ({
  balance: toCents(balance, decimals),
  rate: toCents(rate, 3),
});

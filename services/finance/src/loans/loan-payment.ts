import { Decimal } from '../money';
import { type Owed, paymentWithin } from './amortisation';
import { fromCents, toCents } from './cents';

/** A loan as far as its payment goes; amounts in its own currency, the rate in percent a year. */
export interface LoanTerms {
  readonly balance: Decimal;
  readonly rate: Decimal;
  /** As entered; 0 is none. */
  readonly monthlyPayment: Decimal;
  /** 0 is no term. */
  readonly termMonths: number;
  /** How many decimals the currency has. */
  readonly decimals: number;
}

/** The equal payments that clear a balance within a term: balance × i / (1 − (1+i)^−n), without interest balance / n. */
export function annuityPayment(balance: Decimal, yearlyPercent: Decimal, months: number): Decimal {
  const rate = yearlyPercent.div(1200);
  if (rate.isZero()) return balance.div(months);
  return balance.times(rate).div(new Decimal(1).minus(rate.plus(1).pow(-months)));
}

/**
 * What is paid on a loan each month: as entered; without a payment, what clears the balance within the term, rounded up
 * to a whole coin, as a bank asks for it; 0 without both. List, schedule, metrics and simulation all take it from here.
 */
export function monthlyPaymentOf({ balance, rate, monthlyPayment, termMonths, decimals }: LoanTerms): Decimal {
  if (monthlyPayment.greaterThan(0) || termMonths === 0) return monthlyPayment;
  const exact = annuityPayment(balance, rate, termMonths);
  const rounded = toCents(exact.toDecimalPlaces(decimals, Decimal.ROUND_UP), decimals);
  return fromCents(paymentWithin(toOwed(balance, rate, decimals), rounded, termMonths), decimals);
}

/** What is owed, in coins. */
export const toOwed = (balance: Decimal, rate: Decimal, decimals: number): Owed => ({
  balance: toCents(balance, decimals),
  rate: toCents(rate, 3),
});

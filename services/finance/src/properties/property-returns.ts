import type { Decimal } from '../money';

/** Amounts in one currency; all but value and down payment are per month. */
export interface PropertyFigures {
  readonly propertyValue: Decimal;
  readonly monthlyRent: Decimal;
  readonly downPayment: Decimal;
  readonly taxes: Decimal;
  readonly insurance: Decimal;
  readonly utilities: Decimal;
}

/** Yearly rent after taxes, insurance and utilities. */
export function netOperatingIncome({ monthlyRent, taxes, insurance, utilities }: PropertyFigures): Decimal {
  return monthlyRent.minus(taxes).minus(insurance).minus(utilities).times(12);
}

/** Net operating income divided by value, a fraction: 21,600 / 400,000 = 0.054. Null without a value. */
export function capRate(property: PropertyFigures): Decimal | null {
  const { propertyValue } = property;
  return propertyValue.isZero() ? null : netOperatingIncome(property).div(propertyValue);
}

/**
 * Net operating income after a year's loan payments, divided by the down payment, a fraction: (21,600 − 20,400) /
 * 80,000 = 0.015. Null without a down payment.
 */
export function cashOnCash(property: PropertyFigures, monthlyLoanPayment: Decimal): Decimal | null {
  const { downPayment } = property;
  if (downPayment.isZero()) return null;
  return netOperatingIncome(property).minus(monthlyLoanPayment.times(12)).div(downPayment);
}

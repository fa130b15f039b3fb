import { decimalsOf } from '@plaza/contracts/currencies';
import { Decimal } from 'decimal.js';
import { Types } from 'mongoose';

/** A decimal string as it is stored. */
export function toDecimal128(value: string): Types.Decimal128 {
  return Types.Decimal128.fromString(canonical(new Decimal(value)));
}

/** An amount as it is given out: 2 decimals for fiat; for everything else 2 to 8, as many as it has. */
export function amountText(amount: Types.Decimal128, currency: string): string {
  const value = new Decimal(amount.toString());
  const decimals = Math.min(Math.max(2, value.decimalPlaces()), decimalsOf(currency));
  return value.isZero() ? (0).toFixed(decimals) : value.toFixed(decimals);
}

/** A conversion factor or a custom rate as it is given out: always 6 decimals. */
export function factorText(factor: Types.Decimal128): string {
  return new Decimal(factor.toString()).toFixed(6);
}

/** A percentage as it is given out: the decimals that it has. */
export function rateText(rate: Types.Decimal128): string {
  return canonical(new Decimal(rate.toString()));
}

/** Whether a number has at most so many digits before and after its point. */
export function fitsDigits(value: Types.Decimal128, before: number, after: number): boolean {
  const number = new Decimal(value.toString());
  return number.isFinite() && number.abs().lessThan(Decimal.pow(10, before)) && number.decimalPlaces() <= after;
}

/** Plain digits without zeros at the end and without a negative zero. */
function canonical(value: Decimal): string {
  return value.isZero() ? '0' : value.toFixed();
}

import { Decimal } from '../money';

/**
 * An amount as an integer in the smallest unit of its currency, called cents here: integers stay exact and fast over a
 * thousand months.
 */
export const toCents = (amount: Decimal, decimals: number): bigint =>
  BigInt(amount.times(Decimal.pow(10, decimals)).toFixed(0, Decimal.ROUND_DOWN));

export const fromCents = (cents: bigint, decimals: number): Decimal =>
  new Decimal(cents.toString()).div(Decimal.pow(10, decimals));

export const smallerOf = (a: bigint, b: bigint): bigint => (a < b ? a : b);

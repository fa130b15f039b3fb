import { Decimal } from '../money';

/** An amount in the smallest coins of its currency: whole numbers stay exact and fast over a thousand months. */
export const toCents = (amount: Decimal, decimals: number): bigint =>
  BigInt(amount.times(Decimal.pow(10, decimals)).toFixed(0, Decimal.ROUND_DOWN));

/** Coins as the amount that they are. */
export const fromCents = (coins: bigint, decimals: number): Decimal =>
  new Decimal(coins.toString()).div(Decimal.pow(10, decimals));

/** The smaller of two amounts in coins. */
export const smallerOf = (a: bigint, b: bigint): bigint => (a < b ? a : b);

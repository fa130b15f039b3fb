import { Decimal } from 'decimal.js-light';

/** Decimals wide enough that a sum of balances times factors is never rounded (15 + 8 digits by 12 + 6). */
export const Exact = Decimal.clone({ precision: 80 });

/** As an amount is written: with two decimals, or all that it has. */
export const amountText = (amount: InstanceType<typeof Exact>): string =>
  amount.toFixed(Math.max(2, amount.decimalPlaces()));

/** Whether two decimal strings are the same number: "100" and "100.00" are. */
export const sameAmount = (one: string, other: string): boolean => new Exact(one).equals(other);

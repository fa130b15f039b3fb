import { Decimal } from 'decimal.js-light';

/** Precise enough that sums of balances times factors are never rounded (15 + 8 digits by 12 + 6). */
export const ExactDecimal = Decimal.clone({ precision: 80 });

/** An amount with two decimals, or with all of its decimals if it has more. */
export const amountText = (amount: InstanceType<typeof ExactDecimal>): string =>
  amount.toFixed(Math.max(2, amount.decimalPlaces()));

/** Whether two decimal strings are numerically equal, such as "100" and "100.00". */
export const sameAmount = (one: string, other: string): boolean => new ExactDecimal(one).equals(other);

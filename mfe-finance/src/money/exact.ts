import { Decimal } from 'decimal.js-light';

/** Decimals wide enough that a sum of balances times factors is never rounded (15 + 8 digits by 12 + 6). */
export const Exact = Decimal.clone({ precision: 80 });

/** Whether two decimal strings are the same number: "100" and "100.00" are. */
export const sameAmount = (one: string, other: string): boolean => new Exact(one).equals(other);

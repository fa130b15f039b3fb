import { ExactDecimal } from './exact-decimal';

const decimals = 18;
/** What is smaller would have fewer than 6 digits among so many decimals. */
const tiny = new ExactDecimal(10).pow(-13);

/**
 * A factor with as many digits as can be sent: 18 decimals, or 6 digits of a tiny one; "" stays so. It is rounded as
 * the service rounds its own rate, to see that it is the same.
 */
export function roundFactor(factor: string): string {
  if (factor === '') return '';
  const exact = new ExactDecimal(factor);
  if (exact.decimalPlaces() <= decimals) return factor;
  return (exact.lessThan(tiny) ? exact.toSignificantDigits(6) : exact.toDecimalPlaces(decimals)).toFixed();
}

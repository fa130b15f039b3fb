import { isFactor } from '@plaza/contracts/finance/factor-text';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { toast } from '@plaza/web-kit';
import { ExactDecimal } from '../money/exact-decimal';
import { roundFactor } from '../money/round-factor';

/** The error in the code of a custom currency; undefined if it is valid. */
export function codeError(typed: string, baseCurrency: string): string | undefined {
  const code = codeOf(typed);
  if (!/^[A-Z0-9]{2,10}$/.test(code)) return 'Two to ten letters or digits';
  return code === baseCurrency ? 'Your base currency is always 1' : undefined;
}

/** Converts codes to upper case. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** A positive number from a NumberInput, as it is sent; undefined, with a toast, for any other input. */
export function positiveRate(typed: string): string | undefined {
  if (isFactor(typed)) return typed;
  toast({
    title: 'Invalid rate',
    description: isPositive(typed) ? tooLong : 'Please enter a valid positive number',
    variant: 'error',
  });
  return undefined;
}

const isPositive = (typed: string): boolean => /^(?=.*[1-9])\d+(\.\d+)?$/.test(typed);
const tooLong = 'A rate can have 12 digits before the point and 18 decimals';

/**
 * A custom rate with all its digits, as it can be sent. The settings have it with fewer decimals. The rates have all
 * decimals, but may be older than the settings: if the two disagree, the value of the settings is used.
 */
export function exactRate(code: string, shown: string, rates: PersonalRates | undefined): string {
  const rate = rates?.rates.find((one) => one.code === code && one.source === 'override')?.factor;
  return rate && rounds(rate, shown) ? roundFactor(rate) : shown;
}

/** Whether a rounded number may come from an exact one. */
function rounds(exact: string, rounded: string): boolean {
  const decimals = rounded.split('.')[1]?.length ?? 0;
  const halfAStep = new ExactDecimal(10).pow(-decimals).dividedBy(2);
  return new ExactDecimal(exact).minus(rounded).absoluteValue().lessThanOrEqualTo(halfAStep);
}

import { isFactor } from '@plaza/contracts/finance/factor-text';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { toast } from '@plaza/web-kit';
import { ExactDecimal } from '../money/exact-decimal';
import { roundFactor } from '../money/round-factor';

/** What is wrong with the code of a custom currency; undefined where nothing is. */
export function codeError(typed: string, baseCurrency: string): string | undefined {
  const code = codeOf(typed);
  if (!/^[A-Z0-9]{2,10}$/.test(code)) return 'Two to ten letters or digits';
  return code === baseCurrency ? 'Your base currency is always 1' : undefined;
}

/** Codes are upper-cased. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** A positive number, as a NumberInput gives it and as it is sent; undefined, with a toast, for everything else. */
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
 * A custom rate with all its digits, as it can be sent. The settings have it with fewer decimals; the rates have them
 * all, but may be older than the settings: where they say something else, it is as the settings have it.
 */
export function exactRate(code: string, shown: string, rates: PersonalRates | undefined): string {
  const rate = rates?.rates.find((one) => one.code === code && one.source === 'override')?.factor;
  return rate && rounds(rate, shown) ? roundFactor(rate) : shown;
}

/** Whether a number is another one before its last decimals were rounded away. */
function rounds(exact: string, rounded: string): boolean {
  const decimals = rounded.split('.')[1]?.length ?? 0;
  const halfAStep = new ExactDecimal(10).pow(-decimals).dividedBy(2);
  return new ExactDecimal(exact).minus(rounded).absoluteValue().lessThanOrEqualTo(halfAStep);
}

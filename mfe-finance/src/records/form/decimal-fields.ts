import { decimalsOf, fitsCurrency } from '@plaza/contracts/currencies';
import { isDecimalText, notANumber } from '@plaza/ui';

/** The amount to send for a valid input; "0" if it is empty. */
export const amountToSend = (typed: string): string => typed.trim() || '0';

interface AmountRules {
  readonly required?: boolean;
  /** Limits the number of decimals to that of the currency. */
  readonly currency?: string;
  readonly negative?: boolean;
}

/** The error of an amount as NumberInput returns it; undefined if it is valid. An empty amount counts as 0. */
export function amountError(typed: string, { required = false, currency, negative = false }: AmountRules = {}) {
  if (typed.trim() === '') return required ? 'An amount is required' : undefined;
  if (!isDecimalText(typed)) return notANumber();
  if (!negative && typed.startsWith('-')) return 'Must not be below zero';
  if (!/^-?\d{1,15}(\.\d{1,8})?$/.test(typed)) return 'Must be a number of at most 15 digits';
  if (currency === undefined || fitsCurrency(typed, currency)) return undefined;
  return `${currency} takes at most ${decimalsOf(currency)} decimals`;
}

/** The error of a yearly rate in percent; undefined if it is valid. An empty rate counts as 0. */
export function percentError(typed: string): string | undefined {
  if (typed.trim() !== '' && !isDecimalText(typed)) return notANumber();
  return /^\d{1,3}(\.\d{1,3})?$/.test(amountToSend(typed)) ? undefined : 'Must be a percentage with at most 3 decimals';
}

/**
 * The error of a whole number; undefined if it is valid. An empty one counts as 0.
 * @param unit appended to the largest allowed number, as in "Must be at most 1200 months"
 */
export function wholeNumberError(typed: string, most: number, unit = ''): string | undefined {
  if (!/^\d+$/.test(amountToSend(typed))) return 'Must be a whole number';
  return Number(typed) > most ? `Must be at most ${most}${unit && ` ${unit}`}` : undefined;
}

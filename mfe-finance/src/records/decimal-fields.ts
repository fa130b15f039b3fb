import { decimalsOf, fitsCurrency } from '@plaza/contracts/currencies';
import { isDecimalText, notANumber } from '@plaza/ui';

/** What is sent for a valid amount: an empty one as "0". */
export const amountToSend = (typed: string): string => typed.trim() || '0';

interface AmountRules {
  readonly required?: boolean;
  /** Amounts have no more decimals than their currency. */
  readonly currency?: string;
  readonly negative?: boolean;
}

/** What is wrong with an amount, as a NumberInput gives it; undefined where nothing is. Empty counts as 0. */
export function amountError(typed: string, { required = false, currency, negative = false }: AmountRules = {}) {
  if (typed.trim() === '') return required ? 'An amount is required' : undefined;
  if (!isDecimalText(typed)) return notANumber();
  if (!negative && typed.startsWith('-')) return 'Must not be below zero';
  if (!/^-?\d{1,15}(\.\d{1,8})?$/.test(typed)) return 'Must be a number of at most 15 digits';
  if (currency === undefined || fitsCurrency(typed, currency)) return undefined;
  return `${currency} takes at most ${decimalsOf(currency)} decimals`;
}

/** What is wrong with a yearly rate in percent; undefined where nothing is. Empty counts as 0. */
export function percentError(typed: string): string | undefined {
  if (typed.trim() !== '' && !isDecimalText(typed)) return notANumber();
  return /^\d{1,3}(\.\d{1,3})?$/.test(amountToSend(typed)) ? undefined : 'Must be a percentage with at most 3 decimals';
}

/**
 * What is wrong with a whole number; undefined where nothing is. Empty counts as 0.
 * @param unit behind the largest one, as in "Must be at most 1200 months"
 */
export function wholeNumberError(typed: string, most: number, unit = ''): string | undefined {
  if (!/^\d+$/.test(amountToSend(typed))) return 'Must be a whole number';
  return Number(typed) > most ? `Must be at most ${most}${unit && ` ${unit}`}` : undefined;
}

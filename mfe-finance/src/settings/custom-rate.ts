import { toast } from '@plaza/web-kit';

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
  if (/^(?=.*[1-9])\d{1,12}(\.\d{1,18})?$/.test(typed)) return typed;
  toast({ title: 'Invalid rate', description: 'Please enter a valid positive number', variant: 'error' });
  return undefined;
}

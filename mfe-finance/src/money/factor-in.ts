import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { roundFactor } from './round-factor';

/**
 * What one unit of a currency is in the base currency, with all its digits; "" without a rate. Rates of another base,
 * which are there for a moment after a change of it, count as none.
 */
export function exactFactorIn(rates: PersonalRates | undefined, currency: string, baseCurrency: string): string {
  if (currency === baseCurrency) return '1';
  if (rates?.baseCurrency !== baseCurrency) return '';
  return rates.rates.find(({ code }) => code === currency)?.factor ?? '';
}

/** The same as it can be sent. */
export const factorIn = (rates: PersonalRates | undefined, currency: string, baseCurrency: string): string =>
  roundFactor(exactFactorIn(rates, currency, baseCurrency));

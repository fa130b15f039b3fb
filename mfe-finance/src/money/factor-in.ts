import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { roundFactor } from './round-factor';

/**
 * The value of one unit of a currency in the base currency, with all its digits; "" without a rate. Ignores rates with
 * another base, which are present briefly after a change of the base currency.
 */
export function exactFactorIn(rates: PersonalRates | undefined, currency: string, baseCurrency: string): string {
  if (currency === baseCurrency) return '1';
  if (rates?.baseCurrency !== baseCurrency) return '';
  return rates.rates.find(({ code }) => code === currency)?.factor ?? '';
}

/** The same factor in the form in which it can be sent. */
export const factorIn = (rates: PersonalRates | undefined, currency: string, baseCurrency: string): string =>
  roundFactor(exactFactorIn(rates, currency, baseCurrency));

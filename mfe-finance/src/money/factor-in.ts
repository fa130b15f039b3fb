import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { shortFactor } from './short-factor';

/**
 * What one unit of a currency is in the base currency, as it can be sent; "" without a rate. Rates of another base, which
 * are there for a moment after a change of it, count as none.
 */
export function factorIn(rates: PersonalRates | undefined, currency: string, baseCurrency: string): string {
  if (currency === baseCurrency) return '1';
  if (rates?.baseCurrency !== baseCurrency) return '';
  return shortFactor(rates.rates.find(({ code }) => code === currency)?.factor ?? '');
}

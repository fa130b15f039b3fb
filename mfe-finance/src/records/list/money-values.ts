import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { converted } from '../../money/converted';
import { exactFactorIn } from '../../money/factor-in';

/**
 * The sort values of rows: their amounts in the base currency. Omits rows without a rate. Rows that all have one
 * currency are compared without a rate.
 */
export function valuesOf<Row extends { readonly currency: string }>(
  rows: readonly Row[],
  amountOf: (row: Row) => string,
  rates: PersonalRates | 'one currency' | undefined,
): ReadonlyMap<Row, number> {
  const factors = new Map<string, string>();
  const factorOf = (currency: string): string => {
    if (rates === 'one currency') return '1';
    const known = factors.get(currency);
    if (known !== undefined) return known;
    const factor = rates ? exactFactorIn(rates, currency, rates.baseCurrency) : '';
    factors.set(currency, factor);
    return factor;
  };
  const priced = rows.flatMap((row) => {
    const factor = factorOf(row.currency);
    return factor === '' ? [] : [[row, converted(amountOf(row), factor).toNumber()] as const];
  });
  return new Map(priced);
}

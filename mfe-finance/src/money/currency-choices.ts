import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import type { SelectGroup } from '@plaza/ui';

export const asOption = (value: string) => ({ value, label: value });

/** A heading with the codes to choose from below it. */
export interface CurrencyGroup {
  readonly heading: string;
  readonly codes: readonly string[];
}

/** Built-in currencies by kind. */
export interface CurrenciesByKind {
  readonly fiat: readonly string[];
  readonly crypto: readonly string[];
}

const all: CurrenciesByKind = { fiat: fiatCurrencies, crypto: cryptoCurrencies };

/**
 * All built-in currencies, those with a custom rate, and the current choice, without duplicates.
 * @param own the codes of the user's custom rates
 * @param current "" for none
 * @param first listed before the custom rates and all other currencies
 */
export function currencyGroups(own: readonly string[], current: string, first = all): CurrencyGroup[] {
  const isBuiltIn = [...fiatCurrencies, ...cryptoCurrencies].includes(current);
  const listed = new Set([...first.fiat, ...first.crypto]);
  const custom = [...own, ...(current === '' || isBuiltIn ? [] : [current])].filter((code) => !listed.has(code));
  const isLeft = (code: string) => !listed.has(code) && !custom.includes(code);
  return [
    { heading: 'Currencies', codes: first.fiat },
    { heading: 'Cryptocurrencies', codes: first.crypto },
    { heading: 'Custom', codes: [...new Set(custom)].sort() },
    { heading: 'More Currencies', codes: fiatCurrencies.filter(isLeft) },
    { heading: 'More Cryptocurrencies', codes: cryptoCurrencies.filter(isLeft) },
  ].filter(({ codes }) => codes.length > 0);
}

/** The same as options of a select. */
export const currencyChoices = (...choice: Parameters<typeof currencyGroups>): SelectGroup[] =>
  currencyGroups(...choice).map(({ heading, codes }) => ({ heading, options: codes.map(asOption) }));

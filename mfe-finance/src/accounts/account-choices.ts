import type { CurrencyGroup } from './inline/inline-currency';

/** The currencies of the account form. */
export const formCurrencies = {
  fiat: ['USD', 'EUR', 'GBP', 'CAD', 'JPY', 'AUD', 'CHF'],
  crypto: ['BTC', 'ETH', 'ADA', 'DOT', 'SOL'],
} as const;

/** Those that the picker in the table has besides. */
const pickerAlso = ['CNY', 'INR', 'KRW'];

/** The currencies of the picker in the table, with those that the person has a rate of their own for. */
export function pickerGroups(overrides: Readonly<Record<string, string>>): CurrencyGroup[] {
  const fiat = [...formCurrencies.fiat, ...pickerAlso];
  const listed: readonly string[] = [...fiat, ...formCurrencies.crypto];
  const custom = Object.keys(overrides).filter((code) => !listed.includes(code));
  return [
    { heading: 'Currencies', codes: fiat },
    { heading: 'Cryptocurrencies', codes: formCurrencies.crypto },
    { heading: 'Custom', codes: custom.sort() },
  ].filter(({ codes }) => codes.length > 0);
}

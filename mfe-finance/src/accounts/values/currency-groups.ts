/** Codes to choose from under a heading. */
export interface CurrencyGroup {
  readonly heading: string;
  readonly codes: readonly string[];
}

/** The currencies of the account form. */
export const formCurrencies = {
  fiat: ['USD', 'EUR', 'GBP', 'CAD', 'JPY', 'AUD', 'CHF'],
  crypto: ['BTC', 'ETH', 'ADA', 'DOT', 'SOL'],
} as const;

/** The picker in the table has these as well. */
const onlyInPicker = ['CNY', 'INR', 'KRW'];

/** The currencies of the picker in the table, and those that the user has a custom rate for. */
export function pickerGroups(overrides: Readonly<Record<string, string>>): CurrencyGroup[] {
  const fiat = [...formCurrencies.fiat, ...onlyInPicker];
  const listed: readonly string[] = [...fiat, ...formCurrencies.crypto];
  const custom = Object.keys(overrides).filter((code) => !listed.includes(code));
  return [
    { heading: 'Currencies', codes: fiat },
    { heading: 'Cryptocurrencies', codes: formCurrencies.crypto },
    { heading: 'Custom', codes: custom.sort() },
  ].filter(({ codes }) => codes.length > 0);
}

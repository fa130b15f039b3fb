/** A heading with the codes to choose from below it. */
export interface CurrencyGroup {
  readonly heading: string;
  readonly codes: readonly string[];
}

/** The currencies that the account form offers. */
export const formCurrencies = {
  fiat: ['USD', 'EUR', 'GBP', 'CAD', 'JPY', 'AUD', 'CHF'],
  crypto: ['BTC', 'ETH', 'ADA', 'DOT', 'SOL'],
} as const;

/** Currencies that only the picker of the table offers in addition. */
const onlyInPicker = ['CNY', 'INR', 'KRW'];

/** The currencies of the picker in the table, plus those with a custom rate of the user. */
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

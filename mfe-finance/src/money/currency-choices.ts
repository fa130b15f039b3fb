import type { SelectGroup } from '@plaza/ui';

export const asOption = (value: string) => ({ value, label: value });

/**
 * Currencies to choose from, by kind: the offered ones, those with a custom rate, and the current choice.
 * @param own the codes of the user's custom rates
 */
export function currencyChoices(
  { fiat, crypto = [] }: { fiat: readonly string[]; crypto?: readonly string[] },
  own: readonly string[],
  current: string,
): SelectGroup[] {
  const listed = new Set([...fiat, ...crypto]);
  const custom = new Set([...own, current].filter((code) => code !== '' && !listed.has(code)));
  return [
    { heading: 'Currencies', options: fiat.map(asOption) },
    { heading: 'Cryptocurrencies', options: crypto.map(asOption) },
    { heading: 'Custom', options: [...custom].sort().map(asOption) },
  ].filter(({ options }) => options.length > 0);
}

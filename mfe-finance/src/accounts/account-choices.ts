import type { AccountStatus, AccountType } from '@plaza/contracts/finance/accounts';
import type { SelectGroup } from '@plaza/ui';

export const accountTypes = [
  'Chequing',
  'Savings',
  'TFSA',
  'RRSP',
  'Investment',
  'Crypto',
  'Wallet',
  'GIC',
  'Money Market',
] as const satisfies readonly AccountType[];

export const accountStatuses = ['Unlocked', 'Locked'] as const satisfies readonly AccountStatus[];

const fiat = ['USD', 'EUR', 'GBP', 'CAD', 'JPY', 'AUD', 'CHF'];
const crypto = ['BTC', 'ETH', 'ADA', 'DOT', 'SOL'];

/** The currencies of the account form, by kind; whatever else an account may be in already can be kept. */
export function currencyChoices(overrides: Readonly<Record<string, string>>, current: string): SelectGroup[] {
  const listed = new Set([...fiat, ...crypto]);
  const custom = new Set([...Object.keys(overrides), current].filter((code) => code !== '' && !listed.has(code)));
  return [
    { heading: 'Currencies', options: fiat.map(asOption) },
    { heading: 'Cryptocurrencies', options: crypto.map(asOption) },
    { heading: 'Custom', options: [...custom].sort().map(asOption) },
  ].filter(({ options }) => options.length > 0);
}

export const asOption = (value: string) => ({ value, label: value });

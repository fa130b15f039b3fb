import type { Coin } from './coins';

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The orders that a phone offers, where there are no headers to press; the default first. */
export const coinOrders = [
  { value: 'price', label: 'Price, highest first', compare: (a: Coin, b: Coin) => b.price_usd - a.price_usd },
  { value: 'gain', label: 'Biggest gains', compare: (a: Coin, b: Coin) => b.price_change_24h - a.price_change_24h },
  { value: 'loss', label: 'Biggest losses', compare: (a: Coin, b: Coin) => a.price_change_24h - b.price_change_24h },
  { value: 'name', label: 'Name, A to Z', compare: (a: Coin, b: Coin) => byName.compare(a.name, b.name) },
] as const;

/** The coins in one of the orders. */
export function ordered(coins: readonly Coin[], order: string): Coin[] {
  const { compare } = coinOrders.find(({ value }) => value === order) ?? coinOrders[0];
  return [...coins].sort(compare);
}

import type { CryptoPrice, CryptoPrices } from '@plaza/contracts/markets';

/** A coin under the key that it has in the prices map; symbols are not unique. */
export interface Coin extends CryptoPrice {
  readonly id: string;
}

const listLength = 100;

/** The hundred coins with the highest price in USD, the highest first. */
export function dearestFirst(prices: CryptoPrices['prices']): Coin[] {
  return Object.entries(prices)
    .map(([id, price]) => ({ id, ...price }))
    .sort((a, b) => b.price_usd - a.price_usd)
    .slice(0, listLength);
}

/** Those whose symbol or name contains the words, in the order given. */
export function matching(coins: readonly Coin[], search: string): readonly Coin[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return coins;
  return coins.filter(({ symbol, name }) => `${symbol} ${name}`.toLowerCase().includes(wanted));
}

import type { CryptoPrice, CryptoPrices } from '@plaza/contracts/markets/quotes';
import type { QuoteListData } from '../quotes/feed/quote-list-data';

/** A coin with its key in the prices map; symbols are not unique. */
export interface Coin extends CryptoPrice {
  id: string;
}

/** The total market cap of all coins in USD, and its change within 24 hours in percent. */
export interface MarketCap {
  usd: number;
  changePercent: number;
}

/** The coins with their feed. `marketCap` is set if the source has the market cap of any coin. */
export interface CryptoListData extends QuoteListData<Coin> {
  marketCap: MarketCap | undefined;
}

const listLength = 100;

/** The hundred coins with the highest price in USD, the highest first. */
export function dearestFirst(prices: CryptoPrices['prices']): Coin[] {
  return Object.entries(prices)
    .map(([id, price]) => ({ id, ...price }))
    .sort((a, b) => b.price_usd - a.price_usd)
    .slice(0, listLength);
}

/** The sum over all coins with a known market cap. */
export function marketCapOf(coins: readonly CryptoPrice[]): MarketCap | undefined {
  let [now, before] = [0, 0];
  for (const { market_cap = 0, price_change_24h } of coins) {
    now += market_cap;
    before += market_cap / (1 + Math.max(price_change_24h, -99.99) / 100);
  }
  return now > 0 ? { usd: now, changePercent: (now / before - 1) * 100 } : undefined;
}

/** The quote list of a response whose body contains the feed as well. */
export function toCryptoList({ prices, ...feed }: CryptoPrices): CryptoListData {
  return withMarketCap({ feed, rows: dearestFirst(prices) });
}

/** The list with the market cap of its rows. */
export const withMarketCap = (list: QuoteListData<Coin>): CryptoListData => ({
  ...list,
  marketCap: marketCapOf(list.rows),
});

/** A coin at a new price. Its market cap changes with the price, as the number of its coins stays the same. */
export const repriced = (coin: Coin, price_usd: number, price_change_24h: number): Coin => ({
  ...coin,
  price_usd,
  price_change_24h,
  ...(coin.market_cap !== undefined && { market_cap: (coin.market_cap * price_usd) / coin.price_usd }),
});

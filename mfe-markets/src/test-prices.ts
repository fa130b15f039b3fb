import type { CryptoPrice, CryptoPrices } from '@plaza/contracts/markets';

export const coin = (symbol: string, name: string, price_usd: number, price_change_24h = 1.5): CryptoPrice => ({
  symbol,
  name,
  price_usd,
  price_change_24h,
});

/** An answer of the crypto call, fresh and real unless said otherwise. */
export function cryptoAnswer(prices: CryptoPrices['prices'], other: Partial<CryptoPrices> = {}): CryptoPrices {
  return { prices, source: 'test', simulated: false, asOf: new Date().toISOString(), intervalMs: 240_000, ...other };
}

export const threeCoins: CryptoPrices['prices'] = {
  dogecoin: coin('DOGE', 'Dogecoin', 0.33612, -4.2),
  bitcoin: coin('BTC', 'Bitcoin', 97250, 1.5),
  tether: coin('USDT', 'Tether', 1, 0),
};

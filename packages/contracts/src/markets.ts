import { z } from 'zod';
import { call } from './call';
import { Instant } from './ids';

/** One coin: price in USD, change over 24 hours in percent. */
export const CryptoPrice = z.object({
  symbol: z.string(),
  name: z.string(),
  price_usd: z.number().positive(),
  price_change_24h: z.number(),
});
export type CryptoPrice = z.infer<typeof CryptoPrice>;

/** The prices map, keyed by coin, with where it came from and when. `intervalMs`: how often the source renews it. */
export const CryptoPrices = z.object({
  prices: z.record(z.string(), CryptoPrice),
  source: z.string(),
  simulated: z.boolean(),
  asOf: Instant,
  intervalMs: z.number().int(),
});
export type CryptoPrices = z.infer<typeof CryptoPrices>;

export const marketsCalls = {
  crypto: call({
    method: 'GET',
    path: '/api/v1/markets/crypto',
    summary: 'Prices of the 100 largest coins.',
    access: { scope: 'markets' },
    answer: CryptoPrices,
  }),
} as const;

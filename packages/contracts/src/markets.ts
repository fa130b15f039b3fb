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

/**
 * Units of each currency for one US dollar, of the currencies that the provider has; `lastUpdated` is the provider's own
 * time. `intervalMs`: how often they are renewed.
 */
export const ExchangeRates = z.object({
  rates: z.record(z.string(), z.number().positive()),
  lastUpdated: Instant,
  source: z.string(),
  simulated: z.boolean(),
  intervalMs: z.number().int(),
});
export type ExchangeRates = z.infer<typeof ExchangeRates>;

/** What markets answers to other services alone. `GET /internal/exchange-rates` answers ExchangeRates. */
export const marketsInternal = { exchangeRatesPath: '/internal/exchange-rates' } as const;

export const marketsCalls = {
  crypto: call({
    method: 'GET',
    path: '/api/v1/markets/crypto',
    summary: 'Prices of the 100 largest coins.',
    access: { scope: 'markets' },
    answer: CryptoPrices,
  }),
  exchangeRates: call({
    method: 'GET',
    path: '/api/v1/markets/exchange-rates',
    summary: 'Units of each currency for one US dollar.',
    access: 'session',
    answer: ExchangeRates,
  }),
  refreshExchangeRates: call({
    method: 'POST',
    path: '/api/v1/markets/exchange-rates/refresh',
    summary: 'Ask the provider for new rates now.',
    access: 'session',
    answer: ExchangeRates,
  }),
} as const;

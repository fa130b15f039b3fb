import { z } from 'zod';
import { call } from '../call';
import { Instant } from '../ids';

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

export const exchangeRateCalls = {
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

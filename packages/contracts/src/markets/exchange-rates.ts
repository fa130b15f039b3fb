import { z } from 'zod';
import { call } from '../call';
import { Instant } from '../ids';
import * as marketsRoutes from './routes';

/**
 * Units of each currency for one US dollar, for the provider's currencies; `lastUpdated` is the time that the provider
 * gave. `intervalMs`: how often the rates are refreshed.
 */
export const ExchangeRates = z.object({
  rates: z.record(z.string(), z.number().positive()),
  lastUpdated: Instant,
  source: z.string(),
  simulated: z.boolean(),
  intervalMs: z.number().int(),
});
export type ExchangeRates = z.infer<typeof ExchangeRates>;

/**
 * The answer to a refresh. `refreshed`: false if the budget that all users share is exhausted; the provider was not
 * asked then, the rates are those of `lastUpdated`, and another refresh is possible after this many seconds (otherwise
 * 0).
 */
export const RefreshedRates = ExchangeRates.extend({
  refreshed: z.boolean(),
  retryAfterSeconds: z.number().int().min(0),
});
export type RefreshedRates = z.infer<typeof RefreshedRates>;

/** The internal API of markets for other services. `GET /internal/exchange-rates` answers ExchangeRates. */
export const marketsInternal = { exchangeRatesPath: '/internal/exchange-rates' } as const;

export const exchangeRateCalls = {
  exchangeRates: call(marketsRoutes.exchangeRates, {
    summary: 'Units of each currency for one US dollar.',
    access: 'session',
    answer: ExchangeRates,
  }),
  refreshExchangeRates: call(marketsRoutes.refreshExchangeRates, {
    summary: 'Ask the provider for new rates now; beyond the budget, the rates that are there and when to ask again.',
    access: 'session',
    answer: RefreshedRates,
  }),
} as const;

import { z } from 'zod';
import { call } from '../call';
import { Instant } from '../ids';
import * as marketsRoutes from './routes';

/**
 * Units of each currency for one US dollar; `lastUpdated` is the time that the provider gave. `intervalMs`: how often
 * there are new rates, in milliseconds: how often the provider is asked, or longer if it publishes less often. `coins`:
 * where the provider has no coins, those that come from the list of coins, with their own time, source and interval.
 */
export const ExchangeRates = z.object({
  rates: z.record(z.string(), z.number().positive()),
  lastUpdated: Instant,
  source: z.string(),
  simulated: z.boolean(),
  intervalMs: z.number().int(),
  coins: z
    .object({ codes: z.array(z.string()), lastUpdated: Instant, source: z.string(), intervalMs: z.number().int() })
    .optional(),
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
    summary: 'Units of each currency per US dollar.',
    access: 'session',
    answer: ExchangeRates,
  }),
  refreshExchangeRates: call(marketsRoutes.refreshExchangeRates, {
    summary:
      'Fetch new rates from the provider now; beyond the budget, answers the current rates and when to try again.',
    access: 'session',
    answer: RefreshedRates,
  }),
} as const;

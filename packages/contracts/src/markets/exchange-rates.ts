import { z } from 'zod';
import { call } from '../call';
import { Instant } from '../ids';
import * as marketsRoutes from './routes';

/**
 * Units of each currency for one US dollar, of the currencies that the provider has; `lastUpdated` is the provider's
 * own time. `intervalMs`: how often they are renewed.
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
 * What a refresh answers. `refreshed`: whether the provider was asked; beyond the budget that all people share it is
 * not, the rates are those of `lastUpdated`, and it may be asked again after so many seconds, which are 0 otherwise.
 */
export const RefreshedRates = ExchangeRates.extend({
  refreshed: z.boolean(),
  retryAfterSeconds: z.number().int().min(0),
});
export type RefreshedRates = z.infer<typeof RefreshedRates>;

/** What markets answers to other services alone. `GET /internal/exchange-rates` answers ExchangeRates. */
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

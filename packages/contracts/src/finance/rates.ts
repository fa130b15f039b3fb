import { z } from 'zod';
import { call } from '../call';
import { Instant } from '../ids';
import * as financeRoutes from './routes';

/**
 * Where a conversion factor comes from: the base currency itself is 1; what the person set for the currency; what held
 * when they locked it; the market's rates; what they typed at one account.
 */
export const FactorSource = z.enum(['base', 'override', 'locked', 'market', 'manual']);
export type FactorSource = z.infer<typeof FactorSource>;

/**
 * What one unit of a currency is in the base currency, for one person. `factor` is null where there is no rate. `asOf`:
 * the time of the market's rates or of the lock, or when the person set it; null for the base, and where nobody knows
 * it.
 */
export const PersonalRate = z.object({
  code: z.string(),
  kind: z.enum(['fiat', 'crypto', 'custom']),
  factor: z.string().nullable(),
  source: FactorSource.nullable(),
  asOf: Instant.nullable(),
  locked: z.boolean(),
});
export type PersonalRate = z.infer<typeof PersonalRate>;

/** The rates that a person's figures are made with. `asOf`, `source` and `simulated` are of the market's rates. */
export const PersonalRates = z.object({
  baseCurrency: z.string(),
  asOf: Instant.nullable(),
  source: z.string().nullable(),
  simulated: z.boolean(),
  /** Whether the market's rates are older than twice their interval, or were not to be had at all. */
  stale: z.boolean(),
  rates: z.array(PersonalRate),
});
export type PersonalRates = z.infer<typeof PersonalRates>;

export const rateCalls = {
  rates: call(financeRoutes.rates, {
    summary: 'What each currency is in the base currency of the caller: override, lock or market, with its age.',
    access: { scope: 'finance' },
    answer: PersonalRates,
  }),
} as const;

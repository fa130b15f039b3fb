import { z } from 'zod';
import { call } from '../call';
import { Instant } from '../ids';
import * as financeRoutes from './routes';

/**
 * The source of a conversion factor. `base`: the base currency itself, which is 1; `override`: the user's own rate for
 * the currency; `locked`: the rate at the time when the user locked the currency; `market`: the market rate; `manual`:
 * entered for one account.
 */
export const FactorSource = z.enum(['base', 'override', 'locked', 'market', 'manual']);
export type FactorSource = z.infer<typeof FactorSource>;

/**
 * The value of one unit of a currency in a user's base currency. `factor` is null without a rate. `asOf`: the time of
 * the older one of the two market rates, or of the lock, or when the user set it; null for the base currency and where
 * it is unknown.
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

/** The rates from which a user's figures are computed. `asOf`, `source` and `simulated` describe the market rates. */
export const PersonalRates = z.object({
  baseCurrency: z.string(),
  asOf: Instant.nullable(),
  source: z.string().nullable(),
  simulated: z.boolean(),
  /** Whether newer market rates are late by another interval or, if that is shorter, by a day; true without any. */
  stale: z.boolean(),
  /** After this instant they are stale, also without another answer. */
  freshUntil: Instant.optional(),
  rates: z.array(PersonalRate),
});
export type PersonalRates = z.infer<typeof PersonalRates>;

export const rateCalls = {
  rates: call(financeRoutes.rates, {
    summary: "The rate of each currency in the caller's base currency: override, lock or market, with its age.",
    access: { scope: 'finance' },
    answer: PersonalRates,
  }),
} as const;

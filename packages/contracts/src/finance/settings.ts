import { z } from 'zod';
import { call } from '../call';
import { limits } from '../limits';
import { CurrencyCode } from '../money';
import { changesSomething, emptyAs, Factor, InterestRate, Share, Version } from './fields';
import * as financeRoutes from './routes';

const settingsFields = {
  /** One of the currencies with a market rate. */
  baseCurrency: CurrencyCode,
  displaySymbols: z.boolean(),
  autoRefreshRates: z.boolean(),
  /** Code → units of the base currency for one unit of it. Replaces all stored overrides. */
  manualRateOverrides: z
    .record(CurrencyCode, Factor)
    .refine((map) => Object.keys(map).length <= limits.customRates, `At most ${limits.customRates} custom rates`),
  /** Code → whether rate updates skip it. Replaces all stored locks. */
  lockedRates: z
    .record(CurrencyCode, z.boolean())
    .refine((map) => Object.keys(map).length <= limits.customRates, `At most ${limits.customRates} locks`),
  /** The share of income that debt payments may take, as a fraction; null or empty restores the default. */
  maxAllowableDTI: emptyAs(null, Share.nullable()),
  /** The interest of a new mortgage in percent a year; null or empty restores the default. */
  mortgageRate: emptyAs(null, InterestRate.nullable()),
};

/** The settings about lenders' limits; each has a default. */
export const LendingLimit = z.enum(['maxAllowableDTI', 'mortgageRate']);
export type LendingLimit = z.infer<typeof LendingLimit>;

export const FinanceSettings = z.object({
  baseCurrency: z.string(),
  displaySymbols: z.boolean(),
  autoRefreshRates: z.boolean(),
  manualRateOverrides: z.record(z.string(), z.string()),
  lockedRates: z.record(z.string(), z.boolean()),
  /** A fraction: 0.43 unless set, 0.44 where the base currency is CAD. */
  maxAllowableDTI: z.number(),
  /** Percent a year: "5" unless set. */
  mortgageRate: z.string(),
  /** Which of these the user set; the others are defaults that depend on the base currency. */
  ownLimits: z.array(LendingLimit),
  version: Version,
});
export type FinanceSettings = z.infer<typeof FinanceSettings>;

/**
 * When the base currency changes, the overrides are multiplied by rate[new] / rate[old], unless new overrides are sent,
 * which then apply to the new base; and the factors of all accounts are recomputed.
 */
export const SettingsChanges = z
  .strictObject({ ...settingsFields, version: Version })
  .partial()
  .refine(changesSomething, 'Nothing to change');
export type SettingsChanges = z.infer<typeof SettingsChanges>;

/**
 * The settings after the change. `withoutRate`: currencies without a rate in a new base, whose accounts got no new
 * factor.
 */
export const SavedSettings = FinanceSettings.extend({
  factorsUpdated: z.number().int(),
  withoutRate: z.array(z.string()),
});
export type SavedSettings = z.infer<typeof SavedSettings>;

const access = { scope: 'finance' } as const;

export const settingsCalls = {
  settings: call(financeRoutes.settings, {
    summary: "The caller's currency settings.",
    access,
    answer: FinanceSettings,
  }),
  changeSettings: call(financeRoutes.changeSettings, {
    summary: 'Change currency settings; a new base currency recomputes all dependent values, or fails as a whole.',
    access,
    body: SettingsChanges,
    answer: SavedSettings,
  }),
} as const;

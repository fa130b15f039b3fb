import { z } from 'zod';
import { call } from '../call';
import { limits } from '../limits';
import { CurrencyCode } from '../money';
import { changesSomething, emptyAs, Factor, InterestRate, Share, Version } from './fields';
import * as financeRoutes from './routes';

const settingsFields = {
  /** One of the currencies that the market has rates for. */
  baseCurrency: CurrencyCode,
  displaySymbols: z.boolean(),
  autoRefreshRates: z.boolean(),
  /** Code → units of the base currency for one unit of it. Replaces all that were there. */
  manualRateOverrides: z
    .record(CurrencyCode, Factor)
    .refine((map) => Object.keys(map).length <= limits.customRates, `At most ${limits.customRates} custom rates`),
  /** Code → whether refreshes pass over it. Replaces all that were there. */
  lockedRates: z
    .record(CurrencyCode, z.boolean())
    .refine((map) => Object.keys(map).length <= limits.customRates, `At most ${limits.customRates} locks`),
  /** What share of the income debts may take, a fraction; null or empty is the default again. */
  maxAllowableDTI: emptyAs(null, Share.nullable()),
  /** Percent a year that a new mortgage is reckoned with; null or empty is the default again. */
  mortgageRate: emptyAs(null, InterestRate.nullable()),
};

/** The settings that say what lenders would do; each has a default. */
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
  /** Which of these the person set; the others are the defaults, which follow the base currency. */
  ownLimits: z.array(LendingLimit),
  version: Version,
});
export type FinanceSettings = z.infer<typeof FinanceSettings>;

/**
 * With another base currency the overrides are multiplied by rate[new] / rate[old], unless new ones come along, which
 * then count in the new base; and every account's factor is computed anew.
 */
export const SettingsChanges = z
  .strictObject({ ...settingsFields, version: Version })
  .partial()
  .refine(changesSomething, 'Nothing to change');
export type SettingsChanges = z.infer<typeof SettingsChanges>;

/** The settings as they are now. `withoutRate`: currencies whose accounts got no factor from a rate in a new base. */
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
    summary: 'Change currency settings; another base currency recomputes what depends on it, all or nothing.',
    access,
    body: SettingsChanges,
    answer: SavedSettings,
  }),
} as const;

import type { FinanceExport } from '@plaza/contracts/finance/import-export';
import { Decimal, equalsAsTyped, storedDecimal } from '../money';
import type { RateSettings } from '../rates/conversion';
import type { SettingsRecord } from '../stored-settings/settings.model';
import { earlierOf } from './earlier-of';

export type ImportedTimes = FinanceExport['settings']['overridesSetAt'];

/**
 * Overrides in place of those before. Forms send them with the decimals that they show: one that is unchanged keeps all
 * its digits, and the time at which it was set.
 * @param times of a file, which count before any other
 */
export function mergeOverrides(
  input: Readonly<Record<string, string>>,
  before: RateSettings['overrides'],
  times: ImportedTimes,
  now: Date,
): RateSettings['overrides'] {
  return new Map(
    Object.entries(input).map(([code, typed]) => {
      const exact = before.get(code);
      const override = exact && equalsAsTyped(typed, exact.factor) ? exact : { factor: new Decimal(typed), at: now };
      const imported = times?.[code];
      return [code, imported ? { ...override, at: earlierOf(new Date(imported), now) } : override];
    }),
  );
}

export function toOverrideFields(
  overrides: RateSettings['overrides'],
): Pick<SettingsRecord, 'manualRateOverrides' | 'overridesSetAt'> {
  const factors = [...overrides].map(([code, { factor }]) => [code, storedDecimal(factor)] as const);
  const times = [...overrides].flatMap(([code, { at }]) => (at ? [[code, at] as const] : []));
  return { manualRateOverrides: Object.fromEntries(factors), overridesSetAt: Object.fromEntries(times) };
}

import type { FinanceExport } from '@plaza/contracts/finance/import-export';
import { Decimal, equalsAsTyped, storedDecimal } from '../money';
import type { RateSettings } from '../rates/conversion';
import type { SettingsRecord } from '../stored-settings/settings.model';
import { earlierOf } from './earlier-of';

/** What a file says of its overrides beside their factors. */
export interface ImportedOverrides {
  readonly overridesSetAt?: FinanceExport['settings']['overridesSetAt'];
  readonly exactOverrides?: FinanceExport['settings']['exactOverrides'];
}

/**
 * Overrides in place of those before. Forms send them with the decimals that they show: one that is unchanged keeps all
 * its digits, and the time at which it was set.
 * @param imported of a file: its digits and times count before any others
 */
export function mergeOverrides(
  input: Readonly<Record<string, string>>,
  before: RateSettings['overrides'],
  imported: ImportedOverrides,
  now: Date,
): RateSettings['overrides'] {
  return new Map(
    Object.entries(input).map(([code, typed]) => {
      const exact = before.get(code);
      const given = exactFactor(typed, imported.exactOverrides?.[code]);
      const isUnchanged = !given && exact && equalsAsTyped(typed, exact.factor);
      const override = isUnchanged ? exact : { factor: given ?? new Decimal(typed), at: now };
      const setAt = imported.overridesSetAt?.[code];
      return [code, setAt ? { ...override, at: earlierOf(new Date(setAt), now) } : override];
    }),
  );
}

/** With the digits that are stored; undefined where a file has none of them, or says another number. */
function exactFactor(typed: string, digits: string | undefined): Decimal | undefined {
  const exact = digits === undefined ? undefined : new Decimal(digits).toSignificantDigits(34);
  return exact && equalsAsTyped(typed, exact) ? exact : undefined;
}

export function toOverrideFields(
  overrides: RateSettings['overrides'],
): Pick<SettingsRecord, 'manualRateOverrides' | 'overridesSetAt'> {
  const factors = [...overrides].map(([code, { factor }]) => [code, storedDecimal(factor)] as const);
  const times = [...overrides].flatMap(([code, { at }]) => (at ? [[code, at] as const] : []));
  return { manualRateOverrides: Object.fromEntries(factors), overridesSetAt: Object.fromEntries(times) };
}

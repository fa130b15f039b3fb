import type { FinanceExport } from '@plaza/contracts/finance/import-export';
import { Decimal, equalsAsTyped, storedDecimal, withStoredDigits } from '../money';
import type { RateSettings } from '../rates/conversion';
import { earlierOf } from './earlier-of';
import type { SettingsRecord } from './records/settings.model';

/** What a file contains about its overrides in addition to their factors. */
export interface ImportedOverrides {
  readonly overridesSetAt?: FinanceExport['settings']['overridesSetAt'];
  readonly exactOverrides?: FinanceExport['settings']['exactOverrides'];
}

/**
 * Replaces the overrides. Forms send them with the decimals that they show: an unchanged override keeps all its digits
 * and the time at which it was set.
 * @param imported the digits and times of a file, which take precedence over all others
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

/** The factor with all its stored digits; undefined if a file has no digits for it, or they contradict the factor. */
function exactFactor(typed: string, digits: string | undefined): Decimal | undefined {
  const exact = digits === undefined ? undefined : withStoredDigits(digits);
  return exact && equalsAsTyped(typed, exact) ? exact : undefined;
}

export function toOverrideFields(
  overrides: RateSettings['overrides'],
): Pick<SettingsRecord, 'manualRateOverrides' | 'overridesSetAt'> {
  const factors = [...overrides].map(([code, { factor }]) => [code, storedDecimal(factor)] as const);
  const times = [...overrides].flatMap(([code, { at }]) => (at ? [[code, at] as const] : []));
  return { manualRateOverrides: Object.fromEntries(factors), overridesSetAt: Object.fromEntries(times) };
}

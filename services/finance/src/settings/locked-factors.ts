import type { FinanceExport } from '@plaza/contracts/finance/import-export';
import { storedDecimal, withStoredDigits } from '../money';
import type { RateSettings, Rates } from '../rates/conversion';
import { earlierOf } from './earlier-of';
import type { SettingsRecord } from './records/settings.model';

export type ImportedLocks = FinanceExport['settings']['lockedFactors'];

/**
 * Adds the locks of a file, which replace those of the same currencies, with the digits that are stored; none is dated
 * later than now.
 */
export function withImportedLocks(
  locked: RateSettings['locked'],
  imported: ImportedLocks,
  now: Date,
): RateSettings['locked'] {
  const locks = Object.entries(imported ?? {}).map(([code, { factor, at }]) => {
    const lock = { factor: withStoredDigits(factor), at: earlierOf(new Date(at), now) };
    return [code, lock] as const;
  });
  return new Map([...locked, ...locks]);
}

/**
 * The factor of each locked currency: its earlier one if it was locked before, else the current one. A lock on the base
 * currency is stored as well, so that it exists after a change of the base.
 */
export function toLockedFactors(
  locks: Readonly<Record<string, boolean>>,
  rates: Rates,
  now: Date,
): SettingsRecord['lockedFactors'] {
  return Object.fromEntries(
    Object.keys(locks).flatMap((code) => {
      const locked = rates.settings.locked.get(code) ?? rates.factorOf(code);
      if (!locks[code] || !locked) return [];
      return [[code, { factor: storedDecimal(locked.factor), at: 'at' in locked ? locked.at : now }]];
    }),
  );
}

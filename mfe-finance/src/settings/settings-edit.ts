import type { FinanceSettings, SettingsChanges } from '@plaza/contracts/finance/settings';

/** A change of settings as made on the screen: single rates and locks, whereas the API takes all of them at once. */
export interface SettingsEdit extends Omit<SettingsChanges, 'version' | 'manualRateOverrides' | 'lockedRates'> {
  /** Code → units of the base currency per unit; null removes the rate. */
  readonly customRates?: Readonly<Record<string, string | null>>;
  /** Code → whether it is locked. */
  readonly locks?: Readonly<Record<string, boolean>>;
}

/**
 * The request body of a change: the current rates and locks, merged with the changed ones.
 * @param seen the settings that the user saw
 * @param newest the latest settings known to this window, including its own earlier changes
 */
export function toSettingsChanges(edit: SettingsEdit, seen: FinanceSettings, newest: FinanceSettings): SettingsChanges {
  const { customRates, locks, ...others } = edit;
  const { manualRateOverrides, lockedRates } = newest;
  // A rate is relative to the base currency that the user saw. If that has changed, sending the older version makes the
  // service refuse the change.
  const isInAnotherBase = customRates !== undefined && newest.baseCurrency !== seen.baseCurrency;
  return {
    ...others,
    ...(customRates && { manualRateOverrides: withRates(manualRateOverrides, customRates) }),
    ...(locks && { lockedRates: { ...lockedRates, ...locks } }),
    version: isInAnotherBase ? seen.version : newest.version,
  };
}

function withRates(rates: Readonly<Record<string, string>>, changes: Readonly<Record<string, string | null>>) {
  const all = Object.entries({ ...rates, ...changes });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null));
}

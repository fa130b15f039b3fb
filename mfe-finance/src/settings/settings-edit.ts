import type { FinanceSettings, SettingsChanges } from '@plaza/contracts/finance/settings';

/** A change of settings as it is made on the screen: rates and locks one by one, where the call takes all of them. */
export interface SettingsEdit extends Omit<SettingsChanges, 'version' | 'manualRateOverrides' | 'lockedRates'> {
  /** Code → units of the base currency for one unit; null removes the rate. */
  readonly customRates?: Readonly<Record<string, string | null>>;
  /** Code → whether it is locked. */
  readonly locks?: Readonly<Record<string, boolean>>;
}

/**
 * What is sent for a change: the rates and the locks of now with those of the change.
 * @param seen the settings that the person saw
 * @param newest the settings that this window knows by now, which its own earlier changes may have left
 */
export function toSettingsChanges(edit: SettingsEdit, seen: FinanceSettings, newest: FinanceSettings): SettingsChanges {
  const { customRates, locks, ...others } = edit;
  const { manualRateOverrides, lockedRates } = newest;
  // A rate counts in the base currency that the person saw: over another one the service refuses the older version.
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

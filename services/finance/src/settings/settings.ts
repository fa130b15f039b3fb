import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { factorText } from '../money';
import { Settings, type SettingsRecord } from './settings.model';

const defaults: FinanceSettings = {
  baseCurrency: 'USD',
  displaySymbols: true,
  autoRefreshRates: true,
  manualRateOverrides: {},
  lockedRates: {},
  version: 0,
};

/** A person's settings; the defaults, without a write, until they save some. */
export async function settingsOf(userId: string): Promise<FinanceSettings> {
  return given(await Settings.findById(userId).lean());
}

/** Settings as they are given out. */
export function given(stored: SettingsRecord | null): FinanceSettings {
  if (!stored) return defaults;
  const overrides = Object.entries(stored.manualRateOverrides).map(([code, rate]) => [code, factorText(rate)]);
  return {
    baseCurrency: stored.baseCurrency,
    displaySymbols: stored.displaySymbols,
    autoRefreshRates: stored.autoRefreshRates,
    manualRateOverrides: Object.fromEntries(overrides),
    lockedRates: stored.lockedRates,
    version: stored.version ?? 0,
  };
}

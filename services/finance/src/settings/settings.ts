import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { factorText } from '../money';
import { Settings } from './settings.model';

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
  const stored = await Settings.findById(userId).lean();
  if (!stored) return defaults;
  const { baseCurrency, displaySymbols, autoRefreshRates, manualRateOverrides, lockedRates, version } = stored;
  const overrides = Object.entries(manualRateOverrides).map(([code, rate]) => [code, factorText(rate)]);
  return {
    baseCurrency,
    displaySymbols,
    autoRefreshRates,
    manualRateOverrides: Object.fromEntries(overrides),
    lockedRates,
    version,
  };
}

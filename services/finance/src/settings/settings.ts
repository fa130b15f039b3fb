import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { exactText, factorText } from '../money';
import { lendingLimitsOf, ownLimitsOf } from './lending-limits';
import { Settings, type SettingsRecord } from './settings.model';

const defaults = {
  baseCurrency: 'USD',
  displaySymbols: true,
  autoRefreshRates: true,
  lockedRates: {},
  version: 0,
};

/** A person's settings; the defaults, without a write, until they save some. */
export async function settingsOf(userId: string): Promise<FinanceSettings> {
  return given(await Settings.findById(userId).lean());
}

/** Settings as they are given out; what an earlier release did not store yet is as by default. */
export function given(stored: Partial<SettingsRecord> | null): FinanceSettings {
  const { baseCurrency, displaySymbols, autoRefreshRates, lockedRates, version } = { ...defaults, ...stored };
  const { maxAllowableDTI, mortgageRate } = lendingLimitsOf(stored);
  const overrides = Object.entries(stored?.manualRateOverrides ?? {}).map(([code, rate]) => [code, factorText(rate)]);
  return {
    baseCurrency,
    displaySymbols,
    autoRefreshRates,
    manualRateOverrides: Object.fromEntries(overrides),
    lockedRates,
    maxAllowableDTI: maxAllowableDTI.value.toNumber(),
    mortgageRate: exactText(mortgageRate.value),
    ownLimits: ownLimitsOf(stored ?? {}),
    version,
  };
}

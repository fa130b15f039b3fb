import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { exactText, factorText } from '../../money';
import { lendingLimitsOf, ownLimitsOf } from './lending-limits';
import { SettingsModel, type SettingsRecord } from './settings.model';

const defaults = {
  baseCurrency: 'USD',
  displaySymbols: true,
  autoRefreshRates: true,
  lockedRates: {},
  version: 0,
};

/** A user's settings; the defaults until they save some. */
export async function readSettings(userId: string): Promise<FinanceSettings> {
  return toSettings(await SettingsModel.findById(userId).lean());
}

/** Fills in the defaults for fields that an earlier release did not store. */
export function toSettings(stored: Partial<SettingsRecord> | null): FinanceSettings {
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

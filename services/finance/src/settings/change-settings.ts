import type { FinanceSettings, SavedSettings, SettingsChanges } from '@plaza/contracts/finance/settings';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { readAccounts } from '../accounts/read-accounts';
import { Rates } from '../rates/conversion';
import type { MarketRates } from '../rates/market-rates';
import { toRateSettings } from '../rates/user-rates';
import { changedElsewhere, fromVersion } from '../records/version';
import { toSettings } from './records/read-settings';
import { SettingsModel, type SettingsRecord } from './records/settings.model';
import { type SettingsInput, toSettingsFields } from './settings-fields';

/**
 * Saves settings. One write to the settings document commits the change: a new base currency, with overrides and locks
 * rescaled. The factors of accounts follow; if that is interrupted, the next read of the accounts completes it, as each
 * factor names its base currency.
 * @throws Conflict `changed_elsewhere`, with nothing written, where `version` is not the current one
 */
export async function changeSettings(
  userId: string,
  changes: SettingsChanges,
  market: MarketRates,
): Promise<SavedSettings> {
  const exchangeRates = await market.latest();
  const { before, after } = await saveSettings(userId, changes, exchangeRates);
  if (before.baseCurrency === after.baseCurrency) return { ...toSettings(after), factorsUpdated: 0, withoutRate: [] };
  const rates = new Rates(toRateSettings(after), exchangeRates);
  const currencies = (await readAccounts(userId, rates)).map(({ currency }) => currency);
  const withoutRate = currencies.filter((currency) => !rates.factorOf(currency));
  return {
    ...toSettings(after),
    factorsUpdated: currencies.length - withoutRate.length,
    withoutRate: [...new Set(withoutRate)].sort(),
  };
}

/**
 * Only writes the settings document. If another request saved in between, reads the settings again, unless `version` is
 * given.
 */
export async function saveSettings(
  userId: string,
  { version, ...changes }: SettingsInput & Pick<SettingsChanges, 'version'>,
  exchangeRates: ExchangeRates | undefined,
): Promise<{ before: FinanceSettings; after: SettingsRecord }> {
  const attempt = async () => {
    const stored = await SettingsModel.findById(userId).lean();
    const before = toSettings(stored);
    if (version !== undefined && version !== before.version) throw changedElsewhere();
    const after = await write(userId, before.version, toSettingsFields(changes, stored, exchangeRates));
    return after && { before, after };
  };
  return retryOnConflict(attempt, { exhausted: changedElsewhere });
}

/**
 * @param version 0 also means that no settings are stored yet.
 * @returns null where the version is outdated
 */
async function write(userId: string, version: number, fields: object): Promise<SettingsRecord | null> {
  try {
    return await SettingsModel.findOneAndUpdate(
      { _id: userId, ...fromVersion(version) },
      { $set: fields, $inc: { version: 1 } },
      { upsert: version === 0, returnDocument: 'after', runValidators: true, setDefaultsOnInsert: false },
    ).lean();
  } catch (error) {
    if (isDuplicateKey(error)) return null; // another request wrote them first
    throw error;
  }
}

import type { FinanceSettings, SavedSettings, SettingsChanges } from '@plaza/contracts/finance/settings';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { readAccounts } from '../accounts/read-accounts';
import { Rates } from '../rates/conversion';
import type { MarketRates } from '../rates/market-rates';
import { toRateSettings } from '../rates/user-rates';
import { changedElsewhere, fromVersion } from '../records/version';
import { toSettings } from './settings';
import { SettingsModel, type SettingsRecord } from './settings.model';
import { toSettingsFields } from './settings-fields';

/**
 * Saves settings. The one write to the settings document decides: from then on the new base holds, with overrides and
 * locks rescaled in the same write. The accounts' factors follow at once; where that is interrupted, whoever reads the
 * accounts next completes it, as each factor says which base it counts in.
 * @throws changed_elsewhere, with nothing written, when the settings went on since the version that is given
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
 * The commit point, without what follows from it. Tries again where another request saved in between, unless the caller
 * said which version it saw.
 */
export async function saveSettings(
  userId: string,
  { version, ...changes }: SettingsChanges,
  exchangeRates: ExchangeRates | undefined,
): Promise<{ before: FinanceSettings; after: SettingsRecord }> {
  for (;;) {
    const stored = await SettingsModel.findById(userId).lean();
    const before = toSettings(stored);
    if (version !== undefined && version !== before.version) throw changedElsewhere();
    const after = await write(userId, before.version, toSettingsFields(changes, stored, exchangeRates));
    if (after) return { before, after };
  }
}

/** Null when the settings are no longer of that version; version 0 may be not there at all. */
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

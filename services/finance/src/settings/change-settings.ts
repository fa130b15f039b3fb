import type { FinanceSettings, SavedSettings, SettingsChanges } from '@plaza/contracts/finance/settings';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { readAccounts } from '../accounts/read-accounts';
import { Rates } from '../rates/conversion';
import type { MarketRates, RateSheet } from '../rates/market-rates';
import { wishesOf } from '../rates/rates-of-person';
import { changedElsewhere, fromVersion } from '../records/version';
import { changedFields } from './changed-fields';
import { given } from './settings';
import { Settings, type SettingsRecord } from './settings.model';

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
  const sheet = await market.latest();
  const { before, after } = await saveSettings(userId, changes, sheet);
  if (before.baseCurrency === after.baseCurrency) return { ...given(after), factorsUpdated: 0, withoutRate: [] };
  const rates = new Rates(wishesOf(after), sheet);
  const currencies = (await readAccounts(userId, rates)).map(({ currency }) => currency);
  const withoutRate = currencies.filter((currency) => !rates.factorOf(currency));
  return {
    ...given(after),
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
  sheet: RateSheet | undefined,
): Promise<{ before: FinanceSettings; after: SettingsRecord }> {
  for (;;) {
    const stored = await Settings.findById(userId).lean();
    const before = given(stored);
    if (version !== undefined && version !== before.version) throw changedElsewhere();
    const after = await write(userId, before.version, changedFields(changes, stored, sheet));
    if (after) return { before, after };
  }
}

/** Null when the settings are no longer of that version; version 0 may be not there at all. */
async function write(userId: string, version: number, fields: object): Promise<SettingsRecord | null> {
  try {
    return await Settings.findOneAndUpdate(
      { _id: userId, ...fromVersion(version) },
      { $set: fields, $inc: { version: 1 } },
      { upsert: version === 0, returnDocument: 'after', runValidators: true, setDefaultsOnInsert: false },
    ).lean();
  } catch (error) {
    if (isDuplicateKey(error)) return null; // another request wrote them first
    throw error;
  }
}

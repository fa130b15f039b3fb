import { toDecimal } from '../money';
import { SettingsModel, type SettingsRecord } from '../settings/records/settings.model';
import { type RateSettings, Rates } from './conversion';
import type { MarketRates } from './market-rates';

type StoredSettings = Promise<Partial<SettingsRecord> | null>;

/**
 * A user's current rates.
 * @param stored the settings of the user, for a caller that has read them already
 */
export async function userRates(
  userId: string,
  market: MarketRates,
  stored: StoredSettings = findSettings(userId),
): Promise<Rates> {
  const [settings, exchangeRates] = await Promise.all([stored, market.latest()]);
  return new Rates(toRateSettings(settings), exchangeRates);
}

/** Null for a user who has not saved settings yet. */
export const findSettings = async (userId: string): StoredSettings => SettingsModel.findById(userId).lean();

export async function findBaseCurrency(userId: string): Promise<string> {
  return toRateSettings(await SettingsModel.findById(userId, { baseCurrency: 1 }).lean()).baseCurrency;
}

/** Fills in the defaults for what the user has not set. */
export function toRateSettings(settings: Partial<SettingsRecord> | null): RateSettings {
  const overrides = Object.entries(settings?.manualRateOverrides ?? {}).map(
    ([code, factor]) => [code, { factor: toDecimal(factor), at: settings?.overridesSetAt?.[code] ?? null }] as const,
  );
  const locked = Object.entries(settings?.lockedFactors ?? {}).map(
    ([code, { factor, at }]) => [code, { factor: toDecimal(factor), at }] as const,
  );
  return {
    baseCurrency: settings?.baseCurrency ?? 'USD',
    overrides: new Map(overrides),
    locked: new Map(locked),
  };
}

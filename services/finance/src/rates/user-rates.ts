import { toDecimal } from '../money';
import { SettingsModel, type SettingsRecord } from '../settings/settings.model';
import { type RateSettings, Rates } from './conversion';
import type { MarketRates } from './market-rates';

type StoredSettings = Promise<Partial<SettingsRecord> | null>;

/**
 * A person's rates of this moment.
 * @param stored their settings, for a caller who reads them for more than that
 */
export async function userRates(
  userId: string,
  market: MarketRates,
  stored: StoredSettings = findSettings(userId),
): Promise<Rates> {
  const [settings, exchangeRates] = await Promise.all([stored, market.latest()]);
  return new Rates(toRateSettings(settings), exchangeRates);
}

/** What a person saved of their settings; null before the first time. */
export const findSettings = async (userId: string): StoredSettings => SettingsModel.findById(userId).lean();

/** The base currency that a person has just now. */
export async function findBaseCurrency(userId: string): Promise<string> {
  return toRateSettings(await SettingsModel.findById(userId, { baseCurrency: 1 }).lean()).baseCurrency;
}

/** What a person set; what holds for everybody until they set something. */
export function toRateSettings(settings: Partial<SettingsRecord> | null): RateSettings {
  const overrides = Object.entries(settings?.manualRateOverrides ?? {}).map(
    ([code, factor]) => [code, toDecimal(factor)] as const,
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

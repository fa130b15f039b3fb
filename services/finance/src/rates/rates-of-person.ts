import { toDecimal } from '../money';
import { Settings, type SettingsRecord } from '../settings/settings.model';
import { Rates, type RateWishes } from './conversion';
import type { MarketRates } from './market-rates';

type StoredSettings = Promise<Partial<SettingsRecord> | null>;

/**
 * A person's rates of this moment.
 * @param stored their settings, for a caller who reads them for more than that
 */
export async function ratesOf(
  userId: string,
  market: MarketRates,
  stored: StoredSettings = storedSettings(userId),
): Promise<Rates> {
  const [settings, sheet] = await Promise.all([stored, market.latest()]);
  return new Rates(wishesOf(settings), sheet);
}

/** What a person saved of their settings; null before the first time. */
export const storedSettings = async (userId: string): StoredSettings => Settings.findById(userId).lean();

/** The base currency that a person has just now. */
export async function baseCurrencyOf(userId: string): Promise<string> {
  return wishesOf(await Settings.findById(userId, { baseCurrency: 1 }).lean()).baseCurrency;
}

/** What a person set; what holds for everybody until they set something. */
export function wishesOf(settings: Partial<SettingsRecord> | null): RateWishes {
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

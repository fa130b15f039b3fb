import { toDecimal } from '../money';
import { Settings, type SettingsRecord } from '../settings/settings.model';
import { Rates, type RateWishes } from './conversion';
import type { MarketRates } from './market-rates';

/** A person's rates of this moment. */
export async function ratesOf(userId: string, market: MarketRates): Promise<Rates> {
  const [settings, sheet] = await Promise.all([Settings.findById(userId).lean(), market.latest()]);
  return new Rates(wishesOf(settings), sheet);
}

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

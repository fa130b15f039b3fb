import type { SavedSettings, SettingsChanges } from '@plaza/contracts/finance/settings';
import { BadInput, Failure } from '@plaza/service-kit/errors';
import { rebaseAccounts } from '../accounts/account-factors';
import { Decimal, storedDecimal, toDecimal128 } from '../money';
import { marketFactor, Rates } from '../rates/conversion';
import type { MarketRates, RateSheet } from '../rates/market-rates';
import { wishesOf } from '../rates/rates-of-person';
import { changedElsewhere, fromVersion } from '../records/version';
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
  const saved = await save(userId, changes, sheet);
  const rates = new Rates(wishesOf(saved), sheet);
  const { updated, withoutRate } = await rebaseAccounts(userId, rates);
  return { ...given(saved), factorsUpdated: updated, withoutRate };
}

/** Tries again where another request saved in between, unless the caller said which version it saw. */
async function save(
  userId: string,
  { version, ...changes }: SettingsChanges,
  sheet: RateSheet | undefined,
): Promise<SettingsRecord> {
  await Settings.updateOne(
    { _id: userId },
    { $setOnInsert: { version: 0 } },
    { upsert: true, setDefaultsOnInsert: true },
  );
  for (;;) {
    const stored = await Settings.findById(userId).lean();
    if (!stored) continue; // deleted in between, and about to be made again
    if (version !== undefined && version !== (stored.version ?? 0)) throw changedElsewhere();
    const saved = await Settings.findOneAndUpdate(
      { _id: userId, ...fromVersion(stored.version ?? 0) },
      { $set: fieldsOf(changes, stored, sheet), $inc: { version: 1 } },
      { returnDocument: 'after', runValidators: true },
    ).lean();
    if (saved) return saved;
  }
}

type Changes = Omit<SettingsChanges, 'version'>;

/** What is written for the changes, given what is stored. */
function fieldsOf(changes: Changes, stored: SettingsRecord, sheet: RateSheet | undefined): object {
  const { baseCurrency = stored.baseCurrency, manualRateOverrides, lockedRates, ...switches } = changes;
  const before = wishesOf(stored);
  const ratio = baseRatio(stored.baseCurrency, baseCurrency, sheet);
  const scaled = (factors: ReadonlyMap<string, Decimal>) =>
    new Map([...factors].map(([code, factor]) => [code, factor.times(ratio)]));
  const overrides = manualRateOverrides ? decimals(manualRateOverrides) : scaled(before.overrides);
  const held = new Map([...before.locked].map(([code, lock]) => [code, { ...lock, factor: lock.factor.times(ratio) }]));
  const wanted = lockedRates ?? stored.lockedRates;
  const rates = new Rates({ baseCurrency, overrides, locked: held }, sheet);
  return {
    ...switches,
    baseCurrency,
    manualRateOverrides: storedMap(overrides),
    lockedRates: wanted,
    lockedFactors: locks(wanted, rates),
  };
}

/** What one unit of the old base is in the new one. */
function baseRatio(from: string, to: string, sheet: RateSheet | undefined): Decimal {
  if (from === to) return new Decimal(1);
  if (!sheet)
    throw new Failure('unavailable', 'rates_unavailable', 'There are no exchange rates just now. Try again later.');
  const ratio = marketFactor(sheet, from, to);
  if (ratio) return ratio;
  const message = `The market has no rate for ${sheet.rates[to] === undefined ? to : from}`;
  throw new BadInput(`baseCurrency: ${message}`, [{ path: 'baseCurrency', message }]);
}

/** What each locked currency is held at: what it was held at before, else what it is worth now. */
function locks(wanted: Readonly<Record<string, boolean>>, rates: Rates): object {
  const codes = Object.keys(wanted).filter((code) => wanted[code]);
  return Object.fromEntries(
    codes.flatMap((code) => {
      // Kept also while the currency is the base itself, so that going back to another base finds it again.
      const held = rates.wishes.locked.get(code);
      if (held) return [[code, { factor: storedDecimal(held.factor), at: held.at }]];
      if (code === rates.baseCurrency) return [];
      const now = rates.factorOf(code);
      if (now) return [[code, { factor: storedDecimal(now.factor), at: new Date() }]];
      const message = `${code} has no rate that could be locked`;
      throw new BadInput(`lockedRates: ${message}`, [{ path: `lockedRates.${code}`, message }]);
    }),
  );
}

function decimals(factors: Readonly<Record<string, string>>): Map<string, Decimal> {
  return new Map(Object.entries(factors).map(([code, factor]) => [code, new Decimal(factor)]));
}

const storedMap = (factors: ReadonlyMap<string, Decimal>) =>
  Object.fromEntries([...factors].map(([code, factor]) => [code, toDecimal128(factor.toFixed())]));

import type { SettingsChanges } from '@plaza/contracts/finance/settings';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { BadInput, Failure } from '@plaza/service-kit/errors';
import type { Types } from 'mongoose';
import { Decimal, saysTheSame, storedDecimal, toDecimal128 } from '../money';
import { marketFactor, type RateSettings, Rates } from '../rates/conversion';
import { toRateSettings } from '../rates/user-rates';
import { toSettings } from './settings';
import type { SettingsRecord } from './settings.model';

/**
 * What is written to the settings document for the changes, given what is stored: all of it, in the base currency that
 * holds afterwards.
 * @throws rates_unavailable, or BadInput for a base or a lock without a rate
 */
export function toSettingsFields(
  changes: Omit<SettingsChanges, 'version'>,
  stored: SettingsRecord | null,
  exchangeRates: ExchangeRates | undefined,
): object {
  const before = toSettings(stored);
  const { baseCurrency, displaySymbols, autoRefreshRates, lockedRates } = { ...before, ...changes };
  const rescaled = inBase(toRateSettings(stored), baseCurrency, exchangeRates);
  const overrides = changes.manualRateOverrides
    ? mergeOverrides(changes.manualRateOverrides, rescaled.overrides)
    : rescaled.overrides;
  const rates = new Rates({ ...rescaled, overrides }, exchangeRates);
  if (changes.lockedRates) requireRates(changes.lockedRates, rates);
  return {
    baseCurrency,
    displaySymbols,
    autoRefreshRates,
    manualRateOverrides: Object.fromEntries([...overrides].map(([code, factor]) => [code, storedDecimal(factor)])),
    lockedRates,
    lockedFactors: toLockedFactors(lockedRates, rates),
    maxAllowableDTI: limit(changes.maxAllowableDTI, stored?.maxAllowableDTI),
    mortgageRate: limit(changes.mortgageRate, stored?.mortgageRate),
  };
}

/** What is sent of a limit, null being its default again; else what there is. */
function limit(sent: string | number | null | undefined, before: Types.Decimal128 | null | undefined) {
  if (sent === undefined) return before ?? null;
  return sent === null ? null : toDecimal128(String(sent));
}

/** Everything a person set, in another base currency. */
function inBase(wishes: RateSettings, baseCurrency: string, exchangeRates: ExchangeRates | undefined): RateSettings {
  if (baseCurrency === wishes.baseCurrency) return wishes;
  const ratio = baseRatio(wishes.baseCurrency, baseCurrency, exchangeRates);
  return {
    baseCurrency,
    overrides: new Map([...wishes.overrides].map(([code, factor]) => [code, factor.times(ratio)])),
    locked: new Map(
      [...wishes.locked].map(([code, { factor, at }]) => [code, { factor: factor.times(ratio), at }] as const),
    ),
  };
}

/** What one unit of the old base is in the new one. */
function baseRatio(from: string, to: string, exchangeRates: ExchangeRates | undefined): Decimal {
  if (!exchangeRates) {
    throw new Failure('unavailable', 'rates_unavailable', 'There are no exchange rates just now. Try again later.');
  }
  const ratio = marketFactor(exchangeRates, from, to);
  if (ratio) return ratio;
  throw badInput('baseCurrency', `The market has no rate for ${exchangeRates.rates[to] === undefined ? to : from}`);
}

/** Overrides come back from forms with the decimals that were shown: one that is unchanged keeps all its digits. */
function mergeOverrides(
  sent: Readonly<Record<string, string>>,
  before: ReadonlyMap<string, Decimal>,
): Map<string, Decimal> {
  return new Map(
    Object.entries(sent).map(([code, typed]) => {
      const exact = before.get(code);
      return [code, exact && saysTheSame(typed, exact) ? exact : new Decimal(typed)];
    }),
  );
}

function requireRates(locks: Readonly<Record<string, boolean>>, rates: Rates): void {
  const missing = Object.keys(locks).find((code) => locks[code] && !rates.factorOf(code));
  if (missing) throw badInput(`lockedRates.${missing}`, `${missing} has no rate that could be locked`);
}

/**
 * What each locked currency is held at: as before, else what it is worth now. The base currency has its lock too, so that
 * another base finds it.
 */
function toLockedFactors(locks: Readonly<Record<string, boolean>>, rates: Rates): object {
  const now = new Date();
  return Object.fromEntries(
    Object.keys(locks).flatMap((code) => {
      const held = rates.wishes.locked.get(code) ?? rates.factorOf(code);
      if (!locks[code] || !held) return [];
      return [[code, { factor: storedDecimal(held.factor), at: 'at' in held ? held.at : now }]];
    }),
  );
}

const badInput = (path: string, message: string) => new BadInput(message, [{ path, message }]);

import type { SettingsChanges } from '@plaza/contracts/finance/settings';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { InvalidInput, ServiceError } from '@plaza/service-kit/errors';
import type { Types } from 'mongoose';
import { type Decimal, toDecimal128 } from '../money';
import { marketFactor, type RateSettings, Rates } from '../rates/conversion';
import { toRateSettings } from '../rates/user-rates';
import { type ImportedLocks, toLockedFactors, withImportedLocks } from './locked-factors';
import { type ImportedOverrides, mergeOverrides, toOverrideFields } from './overrides';
import { toSettings } from './records/read-settings';
import type { SettingsRecord } from './records/settings.model';

/**
 * The changes from a form, or the settings from an import: the locks of a file include their rates, in its base
 * currency, and its overrides include all their digits and the times at which they were set.
 */
export interface SettingsInput extends Omit<SettingsChanges, 'version'>, ImportedOverrides {
  readonly lockedFactors?: ImportedLocks;
}

/**
 * All stored fields after the changes, in the base currency that then applies.
 * @throws ServiceError `rates_unavailable`; InvalidInput for a base currency or a lock without a rate
 */
export function toSettingsFields(
  changes: SettingsInput,
  stored: SettingsRecord | null,
  exchangeRates: ExchangeRates | undefined,
): object {
  const now = new Date();
  const before = toSettings(stored);
  const { baseCurrency, displaySymbols, autoRefreshRates, lockedRates } = { ...before, ...changes };
  const rescaled = inBase(toRateSettings(stored), baseCurrency, exchangeRates);
  const overrides = changes.manualRateOverrides
    ? mergeOverrides(changes.manualRateOverrides, rescaled.overrides, changes, now)
    : rescaled.overrides;
  const locked = withImportedLocks(rescaled.locked, changes.lockedFactors, now);
  const rates = new Rates({ ...rescaled, overrides, locked }, exchangeRates);
  if (changes.lockedRates) requireRates(changes.lockedRates, rates);
  return {
    baseCurrency,
    displaySymbols,
    autoRefreshRates,
    ...toOverrideFields(overrides),
    lockedRates,
    lockedFactors: toLockedFactors(lockedRates, rates, now),
    maxAllowableDTI: toLimit(changes.maxAllowableDTI, stored?.maxAllowableDTI),
    mortgageRate: toLimit(changes.mortgageRate, stored?.mortgageRate),
  };
}

/** Null resets a limit to its default. */
function toLimit(input: string | number | null | undefined, before: Types.Decimal128 | null | undefined) {
  if (input === undefined) return before ?? null;
  return input === null ? null : toDecimal128(String(input));
}

/** The same settings in another base currency. */
function inBase(settings: RateSettings, baseCurrency: string, exchangeRates: ExchangeRates | undefined): RateSettings {
  if (baseCurrency === settings.baseCurrency) return settings;
  const ratio = baseRatio(settings.baseCurrency, baseCurrency, exchangeRates);
  const scaled = <Rate extends { readonly factor: Decimal }>(rates: ReadonlyMap<string, Rate>) =>
    new Map([...rates].map(([code, rate]) => [code, { ...rate, factor: rate.factor.times(ratio) }] as const));
  return {
    baseCurrency,
    overrides: scaled(settings.overrides),
    locked: scaled(settings.locked),
  };
}

/** Units of the new base currency for one unit of the old one. */
function baseRatio(from: string, to: string, exchangeRates: ExchangeRates | undefined): Decimal {
  if (!exchangeRates) {
    throw new ServiceError(
      'unavailable',
      'rates_unavailable',
      'There are no exchange rates just now. Try again later.',
    );
  }
  const ratio = marketFactor(exchangeRates, from, to);
  if (ratio) return ratio;
  throw badInput('baseCurrency', `The market has no rate for ${exchangeRates.rates[to] === undefined ? to : from}`);
}

function requireRates(locks: Readonly<Record<string, boolean>>, rates: Rates): void {
  const missing = Object.keys(locks).find((code) => locks[code] && !rates.factorOf(code));
  if (missing) throw badInput(`lockedRates.${missing}`, `${missing} has no rate that could be locked`);
}

const badInput = (path: string, message: string) => new InvalidInput(message, [{ path, message }]);

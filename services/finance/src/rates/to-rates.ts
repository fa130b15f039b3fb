import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import type { PersonalRate, PersonalRates } from '@plaza/contracts/finance/rates';
import { exactText } from '../money';
import type { Rates } from './conversion';
import { freshUntil, isStale } from './rate-times';

export function toRates(rates: Rates, now: Date): PersonalRates {
  const { exchangeRates, baseCurrency } = rates;
  return {
    baseCurrency,
    asOf: exchangeRates?.lastUpdated ?? null,
    source: exchangeRates?.source ?? null,
    simulated: exchangeRates?.simulated ?? false,
    stale: isStale(exchangeRates, now),
    ...(exchangeRates && { freshUntil: freshUntil(exchangeRates).toISOString() }),
    rates: rates.codes().map((code) => toRate(code, rates)),
  };
}

function toRate(code: string, rates: Rates): PersonalRate {
  const rate = rates.factorOf(code);
  return {
    code,
    kind: kindOf(code),
    factor: rate ? exactText(rate.factor) : null,
    source: rate?.source ?? null,
    asOf: rate?.asOf?.toISOString() ?? null,
    locked: rates.settings.locked.has(code),
  };
}

function kindOf(code: string): PersonalRate['kind'] {
  if (fiatCurrencies.includes(code)) return 'fiat';
  return cryptoCurrencies.includes(code) ? 'crypto' : 'custom';
}

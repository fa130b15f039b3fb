import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import type { PersonalRate, PersonalRates } from '@plaza/contracts/finance/rates';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { exactText } from '../money';
import type { Rates } from './conversion';

export function toRates(rates: Rates, now: Date): PersonalRates {
  const { exchangeRates, baseCurrency } = rates;
  return {
    baseCurrency,
    asOf: exchangeRates?.lastUpdated ?? null,
    source: exchangeRates?.source ?? null,
    simulated: exchangeRates?.simulated ?? false,
    stale: isStale(exchangeRates, now),
    rates: rates.codes().map((code) => toRate(code, rates)),
  };
}

/** Whether rates are missing, or older than twice their interval. */
export function isStale(exchangeRates: ExchangeRates | undefined, now: Date): boolean {
  return !exchangeRates || now.getTime() - Date.parse(exchangeRates.lastUpdated) > 2 * exchangeRates.intervalMs;
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

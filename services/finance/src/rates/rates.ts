import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import type { PersonalRate, PersonalRates } from '@plaza/contracts/finance/rates';
import { exactText } from '../money';
import type { Rates } from './conversion';
import type { RateSheet } from './market-rates';

/** A person's rates as they are given out, the listed currencies first. */
export function given(rates: Rates, now: Date): PersonalRates {
  const { sheet, baseCurrency } = rates;
  return {
    baseCurrency,
    asOf: sheet?.lastUpdated ?? null,
    source: sheet?.source ?? null,
    simulated: sheet?.simulated ?? false,
    stale: isStale(sheet, now),
    rates: rates.codes().map((code) => rateOf(code, rates)),
  };
}

/** Whether rates are older than twice their interval, or were not to be had at all. */
export function isStale(sheet: RateSheet | undefined, now: Date): boolean {
  return !sheet || now.getTime() - Date.parse(sheet.lastUpdated) > 2 * sheet.intervalMs;
}

function rateOf(code: string, rates: Rates): PersonalRate {
  const held = rates.factorOf(code);
  return {
    code,
    kind: kindOf(code),
    factor: held ? exactText(held.factor) : null,
    source: held?.source ?? null,
    asOf: held?.asOf?.toISOString() ?? null,
    locked: rates.wishes.locked.has(code),
  };
}

function kindOf(code: string): PersonalRate['kind'] {
  if (fiatCurrencies.includes(code)) return 'fiat';
  return cryptoCurrencies.includes(code) ? 'crypto' : 'custom';
}

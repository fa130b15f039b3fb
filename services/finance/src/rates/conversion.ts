import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import type { FactorSource } from '@plaza/contracts/finance/rates';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { Decimal } from '../money';
import { factorTime } from './rate-times';

/** Units of the base currency for one unit of a currency, and the source of this factor. */
export interface Factor {
  readonly factor: Decimal;
  readonly source: FactorSource;
  /**
   * The time of the older one of the two market rates, or of the lock, or when an override was set; null for the base
   * currency, and if unknown.
   */
  readonly asOf: Date | null;
}

/** A user's settings for rates. Factors are in the base currency. */
export interface RateSettings {
  readonly baseCurrency: string;
  /** `at` is null for overrides that were stored before their times were. */
  readonly overrides: ReadonlyMap<string, { readonly factor: Decimal; readonly at: Date | null }>;
  /** The factor that each locked currency had when it was locked. */
  readonly locked: ReadonlyMap<string, { readonly factor: Decimal; readonly at: Date }>;
}

/** A user's rates at a moment: overrides first, then locked rates, then the market. */
export class Rates {
  constructor(
    readonly settings: RateSettings,
    readonly exchangeRates: ExchangeRates | undefined,
  ) {}

  get baseCurrency(): string {
    return this.settings.baseCurrency;
  }

  /** The factor of a currency; undefined where neither the user nor the market has a rate. */
  factorOf(code: string): Factor | undefined {
    const { baseCurrency, overrides, locked } = this.settings;
    if (code === baseCurrency) return { factor: one, source: 'base', asOf: null };
    const override = overrides.get(code);
    if (override) return { factor: override.factor, source: 'override', asOf: override.at };
    const lock = locked.get(code);
    if (lock) return { factor: lock.factor, source: 'locked', asOf: lock.at };
    const factor = this.exchangeRates && marketFactor(this.exchangeRates, code, baseCurrency);
    return factor && { factor, source: 'market', asOf: factorTime(this.exchangeRates, code, baseCurrency) };
  }

  /** All listed currencies, then the others for which the user has a rate. */
  codes(): string[] {
    const { overrides, locked } = this.settings;
    return [...new Set([...fiatCurrencies, ...cryptoCurrencies, ...overrides.keys(), ...locked.keys()])];
  }
}

const one = new Decimal(1);

/** Units of `to` for one unit of `from`: rate[to] / rate[from]. Undefined where one of them has no rate. */
export function marketFactor({ rates }: ExchangeRates, from: string, to: string): Decimal | undefined {
  const [ofFrom, ofTo] = [rates[from], rates[to]];
  return ofFrom === undefined || ofTo === undefined ? undefined : new Decimal(ofTo).div(ofFrom);
}

/** Whether an amount may be in this currency: it is listed, or the user has an override for it. */
export function isKnownCurrency(code: string, { overrides }: Pick<RateSettings, 'overrides'>): boolean {
  return fiatCurrencies.includes(code) || cryptoCurrencies.includes(code) || overrides.has(code);
}

import { cryptoCurrencies, fiatCurrencies } from '@plaza/contracts/currencies';
import type { FactorSource } from '@plaza/contracts/finance/rates';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { Decimal } from '../money';

/** What one unit of a currency is in the base currency, and where that comes from. */
export interface Factor {
  readonly factor: Decimal;
  readonly source: FactorSource;
  /** Of what the market said, or of when it was locked; null for what is true by itself or by the person's word. */
  readonly asOf: Date | null;
}

/** What a person set, as far as rates go. Factors in the base currency. */
export interface RateSettings {
  readonly baseCurrency: string;
  readonly overrides: ReadonlyMap<string, Decimal>;
  /** What each locked currency was worth when it was locked. */
  readonly locked: ReadonlyMap<string, { readonly factor: Decimal; readonly at: Date }>;
}

/** One person's rates at one moment: their overrides first, then what they locked, then the market. */
export class Rates {
  constructor(
    readonly wishes: RateSettings,
    readonly exchangeRates: ExchangeRates | undefined,
  ) {}

  get baseCurrency(): string {
    return this.wishes.baseCurrency;
  }

  /** Undefined where neither the person nor the market has a rate. */
  factorOf(code: string): Factor | undefined {
    const { baseCurrency, overrides, locked } = this.wishes;
    if (code === baseCurrency) return { factor: one, source: 'base', asOf: null };
    const override = overrides.get(code);
    if (override) return { factor: override, source: 'override', asOf: null };
    const held = locked.get(code);
    if (held) return { factor: held.factor, source: 'locked', asOf: held.at };
    const factor = this.exchangeRates && marketFactor(this.exchangeRates, code, baseCurrency);
    return factor && { factor, source: 'market', asOf: new Date(this.exchangeRates.lastUpdated) };
  }

  /** Every currency that can be converted or is on the list, the listed ones first. */
  codes(): string[] {
    const { overrides, locked } = this.wishes;
    return [...new Set([...fiatCurrencies, ...cryptoCurrencies, ...overrides.keys(), ...locked.keys()])];
  }
}

const one = new Decimal(1);

/** Units of `to` for one unit of `from`: rate[to] / rate[from]. Undefined where the rates lacks one of both. */
export function marketFactor({ rates }: ExchangeRates, from: string, to: string): Decimal | undefined {
  const [ofFrom, ofTo] = [rates[from], rates[to]];
  return ofFrom === undefined || ofTo === undefined ? undefined : new Decimal(ofTo).div(ofFrom);
}

/** Whether an amount may be in this currency: one of the list, or one that the person has a rate of their own for. */
export function isKnownCurrency(code: string, { overrides }: Pick<RateSettings, 'overrides'>): boolean {
  return fiatCurrencies.includes(code) || cryptoCurrencies.includes(code) || overrides.has(code);
}

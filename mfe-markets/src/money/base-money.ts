import { createContext, use } from 'react';
import { formatPrice, inDollars, type PriceStyle } from './price';

/** The currency that prices are shown in, and the factors that convert to it. */
export interface BaseMoney {
  /** The user's base currency; USD where none is known. */
  readonly base: string;
  readonly symbols: boolean;
  /**
   * What one unit of each currency is in the base currency by the user's rates in finance: override, lock or market.
   * Empty while they are unknown or not needed.
   */
  readonly factors: Readonly<Record<string, number>>;
}

export const plainDollars: BaseMoney = { base: 'USD', symbols: true, factors: {} };

/** The base currency, for everything inside the terminal. */
export const BaseMoneyContext = createContext<BaseMoney>(plainDollars);

export const useMoney = (): BaseMoney => use(BaseMoneyContext);

/** An amount in the base currency; in its own where there is no rate. */
export function inBase({ base, symbols, factors }: BaseMoney, amount: number, currency: string) {
  const factor = currency === base ? 1 : factors[currency];
  return factor
    ? { amount: amount * factor, style: { currency: base, symbols } }
    : { amount, style: { currency, symbols } };
}

/** A price in the base currency, as it is shown. */
export function formatInBase(money: BaseMoney, amount: number, currency = 'USD'): string {
  const shown = inBase(money, amount, currency);
  return formatPrice(shown.amount, shown.style);
}

/** The style of what stays in dollars whatever the base currency is. */
export const dollarsOf = ({ symbols }: BaseMoney): PriceStyle => ({ ...inDollars, symbols });

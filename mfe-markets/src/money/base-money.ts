import { createContext, use } from 'react';
import { formatPrice, inDollars, type PriceStyle } from './price';

/** The currency in which prices are shown, and the factors that convert to it. */
export interface BaseMoney {
  /** The user's base currency; USD if unknown. */
  readonly base: string;
  readonly symbols: boolean;
  /**
   * The value of one unit of each currency in the base currency, by the user's rates in finance: override, lock or
   * market. Empty while unknown or not needed.
   */
  readonly factors: Readonly<Record<string, number>>;
}

export const plainDollars: BaseMoney = { base: 'USD', symbols: true, factors: {} };

/** The base currency for all components inside the terminal. */
export const BaseMoneyContext = createContext<BaseMoney>(plainDollars);

export const useMoney = (): BaseMoney => use(BaseMoneyContext);

/** Converts an amount to the base currency; leaves it in its own currency if there is no rate. */
export function inBase({ base, symbols, factors }: BaseMoney, amount: number, currency: string) {
  const factor = currency === base ? 1 : factors[currency];
  return factor
    ? { amount: amount * factor, style: { currency: base, symbols } }
    : { amount, style: { currency, symbols } };
}

/** Formats a price converted to the base currency. */
export function formatInBase(money: BaseMoney, amount: number, currency = 'USD'): string {
  const shown = inBase(money, amount, currency);
  return formatPrice(shown.amount, shown.style);
}

/** The style of amounts that are always in dollars. */
export const dollarsOf = ({ symbols }: BaseMoney): PriceStyle => ({ ...inDollars, symbols });

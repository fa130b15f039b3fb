import { createContext, use } from 'react';
import { formatPrice, inDollars, type PriceStyle } from '../figures/price';

/** The currency that prices are shown in, and what it takes to get there. */
export interface BaseMoney {
  /** The person's base currency; USD where none is known. */
  readonly base: string;
  readonly symbols: boolean;
  /** Units of each currency for one US dollar; none while they are not known, or not needed. */
  readonly rates: Readonly<Record<string, number>>;
}

export const plainDollars: BaseMoney = { base: 'USD', symbols: true, rates: {} };

/** What prices are shown in, for everything inside the terminal. */
export const BaseMoneyContext = createContext<BaseMoney>(plainDollars);

export const useMoney = (): BaseMoney => use(BaseMoneyContext);

/** An amount in the base currency; in its own where there is no rate. */
export function inBase({ base, symbols, rates }: BaseMoney, amount: number, currency: string) {
  const stays = { amount, style: { currency, symbols } };
  if (currency === base) return stays;
  const [from, to] = [rateOf(rates, currency), rateOf(rates, base)];
  return from && to ? { amount: (amount / from) * to, style: { currency: base, symbols } } : stays;
}

/** A price in the base currency, as it is shown. */
export function formatInBase(money: BaseMoney, amount: number, currency = 'USD'): string {
  const shown = inBase(money, amount, currency);
  return formatPrice(shown.amount, shown.style);
}

/** The style of what stays in dollars whatever the base currency is. */
export const dollarsOf = ({ symbols }: BaseMoney): PriceStyle => ({ ...inDollars, symbols });

const rateOf = (rates: BaseMoney['rates'], code: string) => (code === 'USD' ? 1 : rates[code]);

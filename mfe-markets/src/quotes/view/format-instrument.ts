import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { formatRate, formatYield } from '../../figures/plain-figures';
import { type BaseMoney, dollarsOf, formatInBase } from '../../money/base-money';
import { formatPrice } from '../../money/price';

/** Formats a price in the units of alerts: dollars, a rate, or a yield. */
export function formatAlertPrice(kind: QuoteKind, price: number): string {
  if (kind === 'forex') return formatRate(price);
  return kind === 'bonds' ? formatYield(price) : formatPrice(price);
}

/** Formats a price as the list of its kind does: coins and commodities in the base currency. */
export function formatQuotePrice(kind: QuoteKind, price: number, money: BaseMoney): string {
  if (kind === 'crypto' || kind === 'commodities') return formatInBase(money, price);
  return kind === 'stocks' || kind === 'etfs' ? formatPrice(price, dollarsOf(money)) : formatAlertPrice(kind, price);
}

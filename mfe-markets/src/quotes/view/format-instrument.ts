import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { formatRate, formatYield } from '../../figures/plain-figures';
import { type BaseMoney, dollarsOf, formatInBase } from '../../money/base-money';
import { formatPrice } from '../../money/price';

/** Formats a price as the list of its kind does: coins and commodities in the base currency. */
export function formatQuotePrice(kind: QuoteKind, price: number, money: BaseMoney): string {
  if (kind === 'crypto' || kind === 'commodities') return formatInBase(money, price);
  if (kind === 'forex') return formatRate(price);
  return kind === 'bonds' ? formatYield(price) : formatPrice(price, dollarsOf(money));
}

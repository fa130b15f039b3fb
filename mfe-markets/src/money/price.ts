import { numberFormatter } from '@plaza/ui';

const smallest = 0.000001;
const format = (currency: string | undefined, minimumFractionDigits: number, maximumFractionDigits: number) =>
  numberFormatter({ ...(currency && { style: 'currency', currency }), minimumFractionDigits, maximumFractionDigits });

export interface PriceStyle {
  /** An ISO code, or the code of a cryptocurrency. */
  readonly currency: string;
  /** If false, the code follows the figure. */
  readonly symbols: boolean;
}

export const inDollars: PriceStyle = { currency: 'USD', symbols: true };

/**
 * Formats a price: "$97,250.00" from 1 on, 4 to 6 decimals below that, and "<$0.000001" for prices that would round to
 * 0. Without symbols "97,250.00 USD".
 */
export function formatPrice(amount: number, { currency, symbols }: PriceStyle = inDollars): string {
  const withSymbol = symbols && /^[A-Z]{3}$/.test(currency); // other codes have no symbol, and Intl throws for them
  const figure = plainPrice(amount, withSymbol ? currency : undefined);
  return withSymbol ? figure : `${figure} ${currency}`;
}

function plainPrice(amount: number, currency: string | undefined): string {
  const size = Math.abs(amount);
  if (size >= 1 || size === 0) return format(currency, 2, 2).format(amount);
  const belowOne = format(currency, 4, 6);
  return amount > 0 && amount < smallest / 2 ? `<${belowOne.format(smallest)}` : belowOne.format(amount);
}

const compact = { notation: 'compact', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Formats the value of a whole market: "$3.42T". */
export function formatLargeAmount(amount: number, { currency, symbols }: PriceStyle = inDollars): string {
  const withSymbol = symbols && /^[A-Z]{3}$/.test(currency);
  const figure = numberFormatter({ ...compact, ...(withSymbol && { style: 'currency', currency }) }).format(amount);
  return withSymbol ? figure : `${figure} ${currency}`;
}

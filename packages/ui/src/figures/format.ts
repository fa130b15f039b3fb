import { numberFormatter } from './number-formatter';

/** An amount as an exact decimal string, or a number for figures that are not money. */
export type Amount = string | number;

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

function exact(amount: Amount): number | `${number}` {
  if (typeof amount === 'number') return amount;
  const text = amount.trim();
  return isDecimal(text) ? text : Number.NaN;
}

/** The sign of the rounded amount, so that -0.001 counts as zero. */
export function signOf(amount: Amount, decimals = 2): -1 | 0 | 1 {
  const shown = numberFormatter({ maximumFractionDigits: decimals, useGrouping: false }).format(exact(amount));
  const value = Number(shown);
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

export interface MoneyFormat {
  /** 2 by default; up to 8 for crypto. */
  decimals?: number;
  /** Adds a plus sign to positive amounts. */
  signed?: boolean;
}

/**
 * "-$1,200.50" for "-1200.5" and "USD", always en-US; a code that is no ISO currency follows the figure. "—" for
 * invalid amounts.
 */
export function formatMoney(
  amount: Amount,
  currency: string,
  { decimals = 2, signed = false }: MoneyFormat = {},
): string {
  const value = exact(amount);
  if (Number.isNaN(value)) return '—';
  const known = /^[A-Z]{3}$/.test(currency);
  const text = numberFormatter({
    ...(known && { style: 'currency', currency }),
    minimumFractionDigits: Math.min(2, decimals),
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'negative',
  }).format(value);
  return known ? text : `${text} ${currency}`;
}

/** "+1.25%" for 1.25 or "1.25": a change in percent, always with a sign. "—" for invalid numbers. */
export function formatPercentChange(percent: Amount, decimals = 2): string {
  const value = exact(percent);
  if (Number.isNaN(value)) return '—';
  const text = numberFormatter({
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'exceptZero',
  }).format(value);
  return `${text}%`;
}

import type { MetricUnit } from '@plaza/contracts/finance/metric-names';
import { formatCount, formatDay, formatMonths, formatShare, notAvailable } from '../metrics/format-figure';
import { ExactDecimal } from '../money/exact-decimal';
import { type AmountStyle, formatAmount } from '../money/format-amount';

/** Formats the number of a term by its unit: "$1,200.00", "60.7%", "223 months". */
export function showValue(value: string | null, unit: MetricUnit, baseCurrency: string, style: AmountStyle): string {
  if (value === null) return notAvailable;
  if (unit === 'date') return formatDay(value);
  if (unit === 'money') return formatAmount(cut(value, 8), baseCurrency, style);
  if (unit === 'ratio') return formatShare(Number(value));
  if (unit === 'months') return formatMonths(Number(cut(value, 6)));
  if (unit === 'percent') return `${cut(value, 3)}%`;
  return unit === 'years' ? `${cut(value, 1)} years` : formatCount(Number(value));
}

/** Whether two numbers are equal in every digit that is shown to users. */
export function isSame(one: string | null, other: string | null, unit: MetricUnit): boolean {
  if (one === null || other === null || unit === 'date') return one === other;
  return cut(one, unit === 'money' ? 8 : 6) === cut(other, unit === 'money' ? 8 : 6);
}

const cut = (value: string, decimals: number): string => new ExactDecimal(value).toDecimalPlaces(decimals).toFixed();

import { type MetricName, type MetricUnit, metricUnits } from '@plaza/contracts/finance/metric-names';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { numberFormatter } from '@plaza/ui';
import { formatDay as formatCalendarDay } from '@plaza/ui/time';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { hasZeroDenominator, isMissingOrZero } from './zero-denominator';

/** Shown where there is no figure: an endless payoff, a division by zero, an unknown birth date. */
export const notAvailable = 'N/A';

/** Formats numbers that round to zero without a sign. */
const decimals = (count: number) =>
  numberFormatter({ minimumFractionDigits: count, maximumFractionDigits: count, signDisplay: 'negative' });
const [whole, tenth, hundredth] = [decimals(0), decimals(1), decimals(2)];

/** "60.7%" for 0.6074; "N/A" for null. */
export const formatShare = (share: number | null): string =>
  share === null ? notAvailable : `${tenth.format(share * 100)}%`;

/** The label of a slice of a pie: "61%" for 0.6074; "<1%" for a share that would round to nothing. */
export const formatSlice = (share: number): string =>
  share > 0 && share < 0.005 ? '<1%' : `${whole.format(share * 100)}%`;

/** A share of a total: "12.5%"; "N/A" if the total is zero. */
export const formatPart = (share: number, total: string | null): string =>
  formatShare(isMissingOrZero(total) ? null : share);

/** "223 months" for whole numbers, otherwise "7.7 months"; "N/A" for null (never). */
export function formatMonths(months: number | null): string {
  if (months === null) return notAvailable;
  const figure = Number.isInteger(months) ? whole.format(months) : tenth.format(months);
  return `${figure} ${figure === '1' ? 'month' : 'months'}`;
}

/** "Jun 2045" for 2045-06-20; "N/A" for null (never). */
export const formatMonth = (day: string | null): string =>
  day === null ? notAvailable : formatCalendarDay(day, 'monthAndYear');

/** "Jun 20, 2045" for 2045-06-20. */
export const formatDay = (day: string | null): string => (day === null ? notAvailable : formatCalendarDay(day));

/** "8,941" for 8941: formats a number of days or of items. */
export const formatCount = (count: number): string => whole.format(count);

const asNumber: Record<Exclude<MetricUnit, 'money' | 'date'>, (figure: number) => string> = {
  ratio: (share) => formatShare(share),
  percent: (percent) => `${hundredth.format(percent)}%`,
  months: (months) => formatMonths(months),
  years: (years) => `${tenth.format(years)} years`,
  days: formatCount,
  count: formatCount,
};

/** Any metric as screens show it; "N/A" if it is missing or its denominator is zero. */
export function formatMetric(name: MetricName, metrics: FinancialMetrics, style: AmountStyle): string {
  const figure = metrics[name];
  if (figure === null || hasZeroDenominator(name, metrics)) return notAvailable;
  const unit: MetricUnit = metricUnits[name];
  if (unit === 'money') return formatAmount(String(figure), metrics.baseCurrency, style);
  if (unit === 'date') return formatDay(String(figure));
  return asNumber[unit](Number(figure));
}

import { formatDate } from '@plaza/ui/time';

/** The month this many months from now: "Jun 2045". */
export function monthFromNow(months: number): string {
  const now = new Date();
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1);
  return formatDate(month, { style: 'monthAndYear', timeZone: 'UTC' });
}

/** Months to label on an axis: at most six, whole years apart, or quarters if all loans end within two years. */
export function yearTicks(last: number): number[] {
  const unit = last > 24 ? 12 : 3;
  const step = unit * Math.max(1, Math.ceil(last / unit / 5));
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

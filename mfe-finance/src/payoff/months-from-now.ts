import { formatDate } from '@plaza/ui/time';

/** "Jun 2045" for so many months from now. */
export function monthFromNow(months: number): string {
  const now = new Date();
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1);
  return formatDate(month, { style: 'monthAndYear', timeZone: 'UTC' });
}

/** Months that stand below an axis: whole years apart, or quarters where all is over within two, at most six. */
export function yearTicks(last: number): number[] {
  const unit = last > 24 ? 12 : 3;
  const step = unit * Math.max(1, Math.ceil(last / unit / 5));
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

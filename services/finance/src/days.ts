/** The UTC day (YYYY-MM-DD) of an instant. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The same day some months later, or the last day of a month that has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, lastDate));
  return dayOf(first);
}

/** Whole months from one day to a later one, as `addMonths` counts them. */
export function monthsBetween(from: string, to: string): number {
  const months = calendarMonth(to) - calendarMonth(from);
  return addMonths(from, months) > to ? months - 1 : months;
}

/** Months since the beginning of year 0. */
function calendarMonth(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return 12 * year + month;
}

export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs));

/** Whole days from one day to another; negative when `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

const dayMs = 24 * 3600 * 1000;

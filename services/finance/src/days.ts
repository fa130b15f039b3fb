/** Days are YYYY-MM-DD, and always of UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day so many months later; a day that its month lacks becomes the month's last one. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, lastDate));
  return dayOf(first);
}

/** The day so many days later. */
export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs));

/** Whole days from one day to another, below 0 when the other comes first. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

const dayMs = 24 * 3600 * 1000;

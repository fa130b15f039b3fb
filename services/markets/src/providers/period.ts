/** How often a figure is told. */
export type Every = 'day' | 'month' | 'quarter';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What a figure is of: `Nov 20, 2026`, `Oct 2026` or `Q3 2026`. @param date any instant in it, by UTC */
export function periodWords(every: Every, date: Date): string {
  const [month, year] = [date.getUTCMonth(), date.getUTCFullYear()];
  if (every === 'quarter') return `Q${Math.floor(month / 3) + 1} ${year}`;
  return every === 'month' ? `${months[month]} ${year}` : `${months[month]} ${date.getUTCDate()}, ${year}`;
}

/** How often a figure is published. */
export type Frequency = 'day' | 'month' | 'quarter';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The label of a figure's period: `Nov 20, 2026`, `Oct 2026` or `Q3 2026`. @param date any instant in it, by UTC */
export function periodLabel(frequency: Frequency, date: Date): string {
  const [month, year] = [date.getUTCMonth(), date.getUTCFullYear()];
  if (frequency === 'quarter') return `Q${Math.floor(month / 3) + 1} ${year}`;
  return frequency === 'month' ? `${months[month]} ${year}` : `${months[month]} ${date.getUTCDate()}, ${year}`;
}

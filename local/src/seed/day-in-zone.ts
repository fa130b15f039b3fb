/** The date in a time zone at an instant, as YYYY-MM-DD, or the date `daysLater` days after it. */
export function dayInZone(at: Date, timeZone: string, daysLater = 0): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  const parts = format.formatToParts(at);
  const read = (type: 'year' | 'month' | 'day') => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(read('year'), read('month') - 1, read('day') + daysLater)).toISOString().slice(0, 10);
}

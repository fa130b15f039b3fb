/** Formatters are slow to make, and a board asks for hundreds of times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  clocks.set(timeZone, made);
  return made;
}

/** The time of day of an instant: "09:30". */
export const timeOf = (at: string | number, timeZone: string): string => clockIn(timeZone).format(new Date(at));

/** "10:00–12:00". */
export const timesOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }, timeZone: string): string =>
  `${timeOf(startsAt, timeZone)}–${timeOf(endsAt, timeZone)}`;

/** "Sat, Mar 14, 10:00–12:00". */
export const whenInWords = (job: { startsAt: string; endsAt: string }, timeZone: string): string =>
  `${dayInWords(dayOf(job.startsAt, timeZone))}, ${timesOf(job, timeZone)}`;

/** The day of an instant: YYYY-MM-DD. */
export const dayOf = (at: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(
    new Date(at),
  );

/** The day so many days later; the calendar's, whatever the clocks do. */
export function shiftedDay(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** "Sat, Mar 14"; with `weekday: 'long'` the whole words. */
export function dayInWords(day: string, weekday: 'short' | 'long' = 'short'): string {
  const month = weekday;
  const options = { weekday, month, day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(`${day}T00:00:00Z`));
}

/** Where the reader is. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

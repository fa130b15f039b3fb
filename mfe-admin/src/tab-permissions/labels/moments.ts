const formats = {
  weekday: { weekday: 'short' },
  day: { day: 'numeric', month: 'short' },
  dayOfAYear: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const;

const said = (at: Date, format: keyof typeof formats) => at.toLocaleString('en-GB', formats[format]);

/** "Fri 21 Nov", in the reader's zone; with the year where it is another one. */
export function dayOf(instant: string): string {
  const at = new Date(instant);
  const thisYear = at.getFullYear() === new Date().getFullYear();
  return `${said(at, 'weekday')} ${said(at, thisYear ? 'day' : 'dayOfAYear')}`;
}

/** "Fri 21 Nov, 18:00". */
export const momentOf = (instant: string): string => `${dayOf(instant)}, ${said(new Date(instant), 'time')}`;

/** The reader's zone: "Europe/Berlin (GMT+1)". */
export function localZone(): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' });
  const { timeZone } = format.resolvedOptions();
  const short = format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return short === timeZone ? timeZone : `${timeZone} (${short})`;
}

const padded = (part: number) => String(part).padStart(2, '0');

/** As a date-and-time field takes it, in the reader's zone: "2026-11-21T18:00". */
export function fieldValueOf(at: Date): string {
  const date = [at.getFullYear(), padded(at.getMonth() + 1), padded(at.getDate())].join('-');
  return `${date}T${padded(at.getHours())}:${padded(at.getMinutes())}`;
}

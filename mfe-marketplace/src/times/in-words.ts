import { dayOf, wallClock } from './zoned-time';

/** How much is said of a day: "Mon, Jun 15, 2026", "Mon, Jun 15" or "Monday, June 15". */
export const fullDay: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
};
export const shortDay: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' };
export const longDay: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' };

/** A day (YYYY-MM-DD) in words. */
export const dayInWords = (day: string, options: Intl.DateTimeFormatOptions = fullDay): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** "09:30" of minutes since midnight. */
export function clockInWords(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}

/** "09:30" of an instant, on the clocks of a zone. */
export const timeOf = (at: string | number, timeZone: string): string =>
  clockInWords(wallClock(new Date(at).getTime(), timeZone).minutes);

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** "10:00–12:00". */
export const timesOf = ({ startsAt, endsAt }: Span, timeZone: string): string =>
  `${timeOf(startsAt, timeZone)}–${timeOf(endsAt, timeZone)}`;

/** "Sat, Mar 14, 10:00–12:00". */
export const whenInWords = (span: Span, timeZone: string): string =>
  `${dayInWords(dayOf(span.startsAt, timeZone), shortDay)}, ${timesOf(span, timeZone)}`;

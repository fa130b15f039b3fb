import { addDays, browserTimeZone, calendarDays, type Instant, toDay } from './zoned-time';

type Format = Intl.DateTimeFormatOptions;

const dateFormats = {
  full: { dateStyle: 'full' }, // Monday, June 15, 2026
  long: { dateStyle: 'long' }, // June 15, 2026
  medium: { dateStyle: 'medium' }, // Jun 15, 2026
  monthAndDay: { month: 'short', day: 'numeric' }, // Jun 15
  monthAndYear: { month: 'short', year: 'numeric' }, // Jun 2026
  dayOfMonth: { day: 'numeric' }, // 15
  weekday: { weekday: 'short' }, // Mon
  weekdayShort: { weekday: 'short', month: 'short', day: 'numeric' }, // Mon, Jun 15
  weekdayMedium: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }, // Mon, Jun 15, 2026
  weekdayLong: { weekday: 'long', month: 'long', day: 'numeric' }, // Monday, June 15
  weekdayLongYear: { weekday: 'short', month: 'long', day: 'numeric', year: 'numeric' }, // Mon, June 15, 2026
} as const satisfies Record<string, Format>;

export type DateStyle = keyof typeof dateFormats;

interface ZoneOptions {
  /** An IANA name; by default the browser's zone. */
  readonly timeZone?: string | undefined;
}

interface DateOptions extends ZoneOptions {
  readonly style?: DateStyle;
}

/** The date of an instant: "Jun 15, 2026". */
export const formatDate = (at: Instant, { style = 'medium', timeZone }: DateOptions = {}): string =>
  format(at, dateFormats[style], timeZone);

/** A calendar day (YYYY-MM-DD), the same in every zone: "Jun 15, 2026". */
export const formatDay = (day: string, style: DateStyle = 'medium'): string => format(day, dateFormats[style], 'UTC');

/** The first and last of several days (YYYY-MM-DD): "Jun 15 – Jun 28, 2026", or without the year. */
export const formatDayInterval = (first: string, last: string, { withYear = true } = {}): string =>
  `${formatDay(first, 'monthAndDay')} – ${formatDay(last, withYear ? 'medium' : 'monthAndDay')}`;

/**
 * The day of an instant relative to now: "Today", "Yesterday", "Monday, June 15", "Mon, June 15, 2020" in another year.
 */
export function formatRelativeDay(at: Instant, now: Instant, { timeZone }: ZoneOptions = {}): string {
  const [day, present] = [toDay(at, timeZone), toDay(now, timeZone)];
  if (day === present) return 'Today';
  if (day === addDays(present, -1)) return 'Yesterday';
  return formatDay(day, yearOf(day) === yearOf(present) ? 'weekdayLong' : 'weekdayLongYear');
}

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** The number of days until an instant, by the reader's calendar: "today", "tomorrow", "in 5 days". */
export const formatDaysUntil = (at: Instant, now: Instant): string => relative.format(calendarDays(now, at), 'day');

/** A time zone: "Europe/Berlin (GMT+1)", with its offset at an instant. */
export function formatTimeZone(timeZone = browserTimeZone(), at: Instant = Date.now()): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(at));
  const short = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return short === timeZone ? timeZone : `${timeZone} (${short})`;
}

/** The city that a time zone is named after: "New York" for America/New_York. */
export const formatZoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

const yearOf = (day: string) => day.slice(0, 4);

/** By format, then by zone. */
const formatters = new Map<Format, Map<string | undefined, Intl.DateTimeFormat>>();

/** Creating a formatter takes far longer than formatting. */
function formatter(chosen: Format, timeZone: string | undefined): Intl.DateTimeFormat {
  const byZone = formatters.get(chosen) ?? new Map<string | undefined, Intl.DateTimeFormat>();
  formatters.set(chosen, byZone);
  const cached = byZone.get(timeZone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('en-US', { ...chosen, timeZone });
  byZone.set(timeZone, created);
  return created;
}

function format(at: Instant, chosen: Format, timeZone: string | undefined): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : formatter(chosen, timeZone).format(date);
}

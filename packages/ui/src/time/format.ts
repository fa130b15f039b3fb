import { addDays, browserTimeZone, type Instant, toDay } from './zoned-time';

/** In the locale en-US where no other one is named; `[]` is the browser's. A `12` in a name: a clock of twelve hours. */
type Format = Intl.DateTimeFormatOptions & { readonly locale?: string | readonly [] };

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

const timeFormats = {
  short: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, // 09:30
  short12: { hour: 'numeric', minute: '2-digit' }, // 9:30 AM
  seconds12: { hour: 'numeric', minute: '2-digit', second: '2-digit' }, // 9:30:05 AM
  localized: { locale: [], hour: '2-digit', minute: '2-digit' }, // 09:30 AM, or 09:30 in a German browser
} as const satisfies Record<string, Format>;

const dateTimeFormats = {
  medium: { ...dateFormats.monthAndDay, year: 'numeric', ...timeFormats.short }, // Jun 15, 2026, 09:30
  medium12: { dateStyle: 'medium', timeStyle: 'short' }, // Jun 15, 2026, 9:30 AM
  monthAndDay12: { ...dateFormats.monthAndDay, ...timeFormats.short12 }, // Jun 15, 9:30 AM
  long12: { dateStyle: 'long', timeStyle: 'short' }, // June 15, 2026 at 9:30 AM
  longSeconds12: { dateStyle: 'long', timeStyle: 'medium' }, // June 15, 2026 at 9:30:05 AM
  numeric12: { year: 'numeric', month: 'numeric', day: 'numeric', ...timeFormats.seconds12 }, // 6/15/2026, 9:30:05 AM
  dayFirst: { locale: 'en-GB', dateStyle: 'medium', timeStyle: 'short' }, // 15 Jun 2026, 09:30
  dayFirstSeconds: { locale: 'en-GB', dateStyle: 'medium', timeStyle: 'medium' }, // 15 Jun 2026, 09:30:05
} as const satisfies Record<string, Format>;

const compactFormats = {
  weekday: { locale: 'en-GB', weekday: 'short' },
  day: { locale: 'en-GB', day: 'numeric', month: 'short' },
  dayAndYear: { locale: 'en-GB', day: 'numeric', month: 'short', year: 'numeric' },
  time: { locale: 'en-GB', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Format>;

export type DateStyle = keyof typeof dateFormats;
export type TimeStyle = keyof typeof timeFormats;
export type DateTimeStyle = keyof typeof dateTimeFormats;

interface ZoneOptions {
  /** An IANA name; the browser's zone without one. */
  readonly timeZone?: string | undefined;
}

interface StyleOptions<Style> extends ZoneOptions {
  readonly style?: Style;
}

/** The date of an instant: "Jun 15, 2026". */
export const formatDate = (at: Instant, { style = 'medium', timeZone }: StyleOptions<DateStyle> = {}): string =>
  format(at, dateFormats[style], timeZone);

/** A day of the calendar (YYYY-MM-DD), the same in every zone: "Jun 15, 2026". */
export const formatDay = (day: string, style: DateStyle = 'medium'): string => format(day, dateFormats[style], 'UTC');

/** @deprecated in favour of clockTime. */
export const formatTime = (at: Instant, { style = 'short', timeZone }: StyleOptions<TimeStyle> = {}): string =>
  format(at, timeFormats[style], timeZone);

/** @deprecated in favour of clockDateTime, or clockExactly in a title. */
export const formatDateTime = (at: Instant, { style = 'medium', timeZone }: StyleOptions<DateTimeStyle> = {}): string =>
  format(at, dateTimeFormats[style], timeZone);

/** @deprecated in favour of clockHour. */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface Interval {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** @deprecated in favour of clockInterval. */
export const formatTimeInterval = ({ startsAt, endsAt }: Interval, options?: ZoneOptions): string =>
  `${formatTime(startsAt, options)}–${formatTime(endsAt, options)}`;

/** @deprecated in favour of clockDayInterval. */
export const formatInterval = (interval: Interval, options?: ZoneOptions): string =>
  `${formatDate(interval.startsAt, { ...options, style: 'weekdayShort' })}, ${formatTimeInterval(interval, options)}`;

/** The first and the last of some days (YYYY-MM-DD): "Jun 15 – Jun 28, 2026", or without the year. */
export const formatDayInterval = (first: string, last: string, { withYear = true } = {}): string =>
  `${formatDay(first, 'monthAndDay')} – ${formatDay(last, withYear ? 'medium' : 'monthAndDay')}`;

/** The day of an instant as of now: "Today", "Yesterday", "Monday, June 15", "Mon, June 15, 2020" in another year. */
export function formatRelativeDay(at: Instant, now: Instant, { timeZone }: ZoneOptions = {}): string {
  const [day, present] = [toDay(at, timeZone), toDay(now, timeZone)];
  if (day === present) return 'Today';
  if (day === addDays(present, -1)) return 'Yesterday';
  return formatDay(day, yearOf(day) === yearOf(present) ? 'weekdayLong' : 'weekdayLongYear');
}

interface CompactOptions extends ZoneOptions {
  readonly now?: Instant;
}

/** @deprecated in favour of formatDate. */
export function formatCompactDate(at: Instant, { now = Date.now(), timeZone }: CompactOptions = {}): string {
  const { weekday, day, dayAndYear } = compactFormats;
  const isThisYear = yearOf(toDay(at, timeZone)) === yearOf(toDay(now, timeZone));
  return `${format(at, weekday, timeZone)} ${format(at, isThisYear ? day : dayAndYear, timeZone)}`;
}

/** @deprecated in favour of clockDateTime. */
export const formatCompactDateTime = (at: Instant, options: CompactOptions = {}): string =>
  `${formatCompactDate(at, options)}, ${format(at, compactFormats.time, options.timeZone)}`;

/** A time zone: "Europe/Berlin (GMT+1)", with the offset of an instant. */
export function formatTimeZone(timeZone = browserTimeZone(), at: Instant = Date.now()): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(at));
  const short = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return short === timeZone ? timeZone : `${timeZone} (${short})`;
}

/** The city that a time zone is named after: "New York" of America/New_York. */
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
  const { locale, ...options } = { locale: 'en-US', ...chosen };
  const created = new Intl.DateTimeFormat(typeof locale === 'string' ? locale : [], { ...options, timeZone });
  byZone.set(timeZone, created);
  return created;
}

function format(at: Instant, chosen: Format, timeZone: string | undefined): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : formatter(chosen, timeZone).format(date);
}

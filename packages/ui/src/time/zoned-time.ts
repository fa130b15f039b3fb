/** An instant: ISO 8601 text, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/** The day and time on the clocks of a time zone. */
export interface WallClock {
  /** YYYY-MM-DD */
  readonly day: string;
  /** Since midnight on the wall clock, 0 to 1439. */
  readonly minutes: number;
}

const dayMs = 86_400_000;

/**
 * How long the browser's zone is cached, in milliseconds: a list needs it hundreds of times, and it changes at most
 * when the user travels.
 */
const zoneKnownMs = 1000;
let knownZone = { name: '', at: Number.NEGATIVE_INFINITY };

/** The IANA name of the browser's time zone: "Europe/Berlin". */
export function browserTimeZone(): string {
  const now = performance.now();
  // Getting the zone from the browser takes longer than formatting a time.
  if (Math.abs(now - knownZone.at) >= zoneKnownMs) {
    knownZone = { name: Intl.DateTimeFormat().resolvedOptions().timeZone, at: now };
  }
  return knownZone.name;
}

/** The day and time of an instant on the clocks of a time zone; by default the browser's. */
export function toWallClock(at: Instant, timeZone?: string): WallClock {
  const parts = clockFormat(timeZone).formatToParts(new Date(at));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`,
    minutes: Number(read('hour')) * 60 + Number(read('minute')),
  };
}

const clockFormats = new Map<string | undefined, Intl.DateTimeFormat>();

function clockFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const cached = clockFormats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clockFormats.set(timeZone, format);
  return format;
}

/** The day of an instant in a time zone, YYYY-MM-DD; by default the browser's. */
export const toDay = (at: Instant, timeZone?: string): string => toWallClock(at, timeZone).day;

/** The current day, YYYY-MM-DD, in a time zone; by default the browser's. */
export const currentDay = (timeZone?: string): string => toDay(Date.now(), timeZone);

/** The value of an `<input type="datetime-local">`: "2026-11-21T18:00", in a time zone; by default the browser's. */
export function toDateTimeInput(at: Instant, timeZone?: string): string {
  const { day, minutes } = toWallClock(at, timeZone);
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The instant at which a day begins in a time zone; the first one of the day if daylight saving skips midnight. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offsets before and after a clock change near this midnight.
  const [before, after] = [midnight - dayMs, midnight + dayMs].map((at) => offset(at, timeZone));
  const found = [midnight - (before ?? 0), midnight - (after ?? 0)].sort((one, other) => one - other);
  const exact = found.find((at) => {
    const clock = toWallClock(at, timeZone);
    return clock.day === day && clock.minutes === 0;
  });
  return exact ?? found.find((at) => toDay(at, timeZone) === day) ?? midnight;
}

/** The offset of a time zone from UTC, in milliseconds. */
function offset(instant: number, timeZone: string): number {
  const { day, minutes } = toWallClock(instant, timeZone);
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - minute;
}

/** The day (YYYY-MM-DD) a number of days later, or earlier if it is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The number of days from one instant to another by the reader's calendar; negative if the second one is earlier. */
export const calendarDays = (from: Instant, to: Instant): number =>
  (Date.parse(toDay(to)) - Date.parse(toDay(from))) / dayMs;

/** The Monday of a day's week, both YYYY-MM-DD. */
export function startOfWeek(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

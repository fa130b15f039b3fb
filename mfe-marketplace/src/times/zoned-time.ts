/** Day and time that the clocks of a time zone show; `minutes` since midnight on the wall clock. */
export interface WallClock {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
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
  formats.set(timeZone, format);
  return format;
}

export function wallClock(instant: number, timeZone: string): WallClock {
  const parts = formatFor(timeZone).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`,
    minutes: Number(read('hour')) * 60 + Number(read('minute')),
  };
}

/** The instant at which a day begins in a time zone; the first one of the day where daylight saving skips midnight. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offsets before and after a change of the clocks around this midnight.
  const [before, after] = [midnight - 86_400_000, midnight + 86_400_000].map((at) => offset(at, timeZone));
  const found = [midnight - (before ?? 0), midnight - (after ?? 0)].sort((one, other) => one - other);
  const exact = found.find((at) => {
    const clock = wallClock(at, timeZone);
    return clock.day === day && clock.minutes === 0;
  });
  return exact ?? found.find((at) => wallClock(at, timeZone).day === day) ?? midnight;
}

/** The offset of a time zone from UTC, in milliseconds. */
function offset(instant: number, timeZone: string): number {
  const { day, minutes } = wallClock(instant, timeZone);
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - minute;
}

/** The day a number of days later, or earlier where it is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The time zone of the browser. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of an instant in a time zone. */
export const dayOf = (at: string | number, timeZone: string): string => wallClock(new Date(at).getTime(), timeZone).day;

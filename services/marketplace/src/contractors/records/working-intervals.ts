import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';

/** `until` is exclusive. */
export interface Interval {
  readonly from: Date;
  readonly until: Date;
}

const dayMs = 24 * 3_600_000;
const epoch = Temporal.PlainDate.from('1970-01-01');
/** Resolving a local time is slow, and a list of contractors needs the same few again and again. */
const cachedInstants = new LRUCache<string, number>({ max: 10_000 });

/** The intervals of a range that are within the working hours, in order; adjacent ones are merged. */
export function workingIntervals({ timeZone, spans }: WorkingHours, from: Date, until: Date): Interval[] {
  const found: { from: Date; until: Date }[] = [];
  for (const interval of intervalsAround(from, until)) {
    const begin = Math.max(instantOfLocalTime(interval.day, interval.from, timeZone), from.getTime());
    const end = Math.min(instantOfLocalTime(interval.day, interval.until, timeZone), until.getTime());
    if (begin >= end) continue;
    const last = found.at(-1);
    if (last?.until.getTime() === begin) last.until = new Date(end);
    else found.push({ from: new Date(begin), until: new Date(end) });
  }
  return found;

  /** Includes every day that overlaps the range in any time zone; days are counted from 1970. */
  function* intervalsAround(first: Date, last: Date) {
    const lastDay = Math.floor(last.getTime() / dayMs) + 1;
    for (let day = Math.floor(first.getTime() / dayMs) - 1; day <= lastDay; day += 1) {
      const ofDay = spans.filter(({ weekday }) => weekday === weekdayOf(day));
      ofDay.sort((one, other) => one.from.localeCompare(other.from));
      for (const interval of ofDay) yield { day, ...interval };
    }
  }
}

/** Whether an interval is completely within the working hours; null allows any time. */
export function isWithinWorkingHours(hours: WorkingHours | null, from: Date, until: Date): boolean {
  if (hours === null) return true;
  const [first] = workingIntervals(hours, from, until);
  return first !== undefined && first.from.getTime() === from.getTime() && first.until.getTime() === until.getTime();
}

/** 1 is Monday; the first day of 1970 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/**
 * The first instant of a local time or, if clocks skip it, the instant at which they are set forward. So intervals keep
 * their order on every day, and intervals that are adjacent in local time are adjacent in time.
 */
function instantOfLocalTime(day: number, time: string, timeZone: string): number {
  const key = `${timeZone}|${day}|${time}`;
  const cached = cachedInstants.get(key);
  if (cached !== undefined) return cached;
  const date = epoch.add({ days: time === '24:00' ? day + 1 : day });
  const local = date.toPlainDateTime(Temporal.PlainTime.from(time === '24:00' ? '00:00' : time));
  const before = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const exists = before.toPlainDateTime().equals(local);
  const reached = exists ? before : (before.getTimeZoneTransition('next') ?? before);
  cachedInstants.set(key, reached.epochMilliseconds);
  return reached.epochMilliseconds;
}

import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';

/** From when until when, the end not included. */
export interface Interval {
  readonly from: Date;
  readonly until: Date;
}

const dayMs = 24 * 3_600_000;
const epoch = Temporal.PlainDate.from('1970-01-01');
/** Finding an instant takes its time, and a list of contractors asks for the same few over and over. */
const cachedInstants = new LRUCache<string, number>({ max: 10_000 });

/** The spans within a range in which somebody works, in order; those that touch are one. */
export function workingIntervals({ timeZone, spans }: WorkingHours, from: Date, until: Date): Interval[] {
  const found: { from: Date; until: Date }[] = [];
  for (const span of spansAround(from, until)) {
    const begin = Math.max(whenClocksReach(span.day, span.from, timeZone), from.getTime());
    const end = Math.min(whenClocksReach(span.day, span.until, timeZone), until.getTime());
    if (begin >= end) continue;
    const last = found.at(-1);
    if (last?.until.getTime() === begin) last.until = new Date(end);
    else found.push({ from: new Date(begin), until: new Date(end) });
  }
  return found;

  /** Those of every day that is somewhere on earth within the range; days are counted from 1970. */
  function* spansAround(first: Date, last: Date) {
    const lastDay = Math.floor(last.getTime() / dayMs) + 1;
    for (let day = Math.floor(first.getTime() / dayMs) - 1; day <= lastDay; day += 1) {
      const ofDay = spans.filter(({ weekday }) => weekday === weekdayOf(day));
      ofDay.sort((one, other) => one.from.localeCompare(other.from));
      for (const span of ofDay) yield { day, ...span };
    }
  }
}

/** Whether somebody works the whole of a time; null are hours of whoever works at any time. */
export function isWithinWorkingHours(hours: WorkingHours | null, from: Date, until: Date): boolean {
  if (hours === null) return true;
  const [first] = workingIntervals(hours, from, until);
  return first !== undefined && first.from.getTime() === from.getTime() && first.until.getTime() === until.getTime();
}

/** 1 is Monday; the first day of 1970 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/**
 * When clocks first show a time of a day or, where they are set forward past it, are set forward. So a span keeps its
 * place among others on every day, and what touches on the clock touches in time.
 */
function whenClocksReach(day: number, time: string, timeZone: string): number {
  const key = `${timeZone}|${day}|${time}`;
  const known = cachedInstants.get(key);
  if (known !== undefined) return known;
  const date = epoch.add({ days: time === '24:00' ? day + 1 : day });
  const local = date.toPlainDateTime(Temporal.PlainTime.from(time === '24:00' ? '00:00' : time));
  const before = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const isShown = before.toPlainDateTime().equals(local);
  const reached = isShown ? before : (before.getTimeZoneTransition('next') ?? before);
  cachedInstants.set(key, reached.epochMilliseconds);
  return reached.epochMilliseconds;
}

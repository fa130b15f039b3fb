import { Temporal } from 'temporal-polyfill';
import { dayBounds, instantOf, type LocalTime } from '../time/zoned-time';

const halfHourMs = 30 * 60_000;
const times = Array.from({ length: 48 }, (_none, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 ? '30' : '00'}`;
});

interface HalfHour extends LocalTime {
  readonly startsAt: Date;
}

/**
 * Every full and half hour of a zone's local time, starting with a day (YYYY-MM-DD); of a repeated local time only the
 * first.
 */
export function listHalfHours(firstDay: string, days: number, timeZone: string): HalfHour[] {
  const first = Temporal.PlainDate.from(firstDay);
  return Array.from({ length: days }, (_none, index) => first.add({ days: index }))
    .filter(({ year }) => year <= 9999) // the contracts accept no later day
    .flatMap((day) => ofDay(day.toString(), timeZone));
}

function ofDay(date: string, timeZone: string): HalfHour[] {
  const { from, until } = dayBounds(date, timeZone);
  // On a day without a clock change times can be computed, which is much faster than resolving each in the time zone.
  const hasNoClockChange = until.getTime() - from.getTime() === times.length * halfHourMs;
  return times.flatMap((time, index) => {
    const computed = () => new Date(from.getTime() + index * halfHourMs);
    const startsAt = hasNoClockChange ? computed() : instantOf({ date, time }, timeZone);
    return startsAt ? [{ startsAt, date, time }] : [];
  });
}

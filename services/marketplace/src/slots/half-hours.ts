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

/** Every full and half hour that a zone's clocks show from a day (YYYY-MM-DD) on; of two, the first. */
export function listHalfHours(firstDay: string, days: number, timeZone: string): HalfHour[] {
  const first = Temporal.PlainDate.from(firstDay);
  return Array.from({ length: days }, (_none, index) => first.add({ days: index }))
    .filter(({ year }) => year <= 9999) // no day of the contracts is later
    .flatMap((day) => ofDay(day.toString(), timeZone));
}

function ofDay(date: string, timeZone: string): HalfHour[] {
  const { from, until } = dayBounds(date, timeZone);
  // Clocks that nobody sets can be counted, which is far quicker than asking the zone for each time.
  const isPlain = until.getTime() - from.getTime() === times.length * halfHourMs;
  return times.flatMap((time, index) => {
    const counted = () => new Date(from.getTime() + index * halfHourMs);
    const startsAt = isPlain ? counted() : instantOf({ date, time }, timeZone);
    return startsAt ? [{ startsAt, date, time }] : [];
  });
}

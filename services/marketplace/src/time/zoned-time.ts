import { Temporal } from 'temporal-polyfill';

/** A day and a time on the clocks of a zone. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:mm */
  readonly time: string;
}

/**
 * The instant at which a zone's clocks show a time; of the two when they are set back, the first.
 * @returns undefined where they never show it, as they are set forward past it, or the zone has no such day
 */
export function instantOf({ date, time }: LocalTime, timeZone: string): Date | undefined {
  const local = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  // In a gap the instant before it stands for the time, which shows another one.
  return zoned.toPlainDateTime().equals(local) ? new Date(zoned.epochMilliseconds) : undefined;
}

/** What a zone's clocks show at an instant. */
export function localTimeOf(instant: Date, timeZone: string): LocalTime {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return { date: zoned.toPlainDate().toString(), time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** When a day (YYYY-MM-DD) begins in a zone, and when the day `days` later does: 23, 24 or 25 hours later for one. */
export function dayBounds(day: string, timeZone: string, days = 1): { from: Date; until: Date } {
  const first = Temporal.PlainDate.from(day);
  const startOf = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(timeZone).epochMilliseconds);
  return { from: startOf(first), until: startOf(first.add({ days })) };
}

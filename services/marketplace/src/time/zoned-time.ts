import { Temporal } from 'temporal-polyfill';

/** A local day and time in a zone. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:mm */
  readonly time: string;
}

/**
 * The instant of a local time; the first of two if clocks are set back.
 * @returns undefined for a time that clocks skip when they are set forward, or a day that the zone does not have
 */
export function instantOf({ date, time }: LocalTime, timeZone: string): Date | undefined {
  const local = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  const zoned = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  // Temporal resolves a skipped time to another one.
  return zoned.toPlainDateTime().equals(local) ? new Date(zoned.epochMilliseconds) : undefined;
}

/** The local time of an instant in a zone. */
export function localTimeOf(instant: Date, timeZone: string): LocalTime {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return { date: zoned.toPlainDate().toString(), time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** The beginning of a day (YYYY-MM-DD) in a zone, and of the day `days` later; one day has 23, 24 or 25 hours. */
export function dayBounds(day: string, timeZone: string, days = 1): { from: Date; until: Date } {
  const first = Temporal.PlainDate.from(day);
  const startOf = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime(timeZone).epochMilliseconds);
  return { from: startOf(first), until: startOf(first.add({ days })) };
}

/** The days of the week that contains a day (YYYY-MM-DD), starting on Monday. */
export function daysOfWeek(day: string): string[] {
  const given = Temporal.PlainDate.from(day);
  const monday = given.subtract({ days: given.dayOfWeek - 1 });
  return Array.from({ length: 7 }, (_, place) => monday.add({ days: place }).toString());
}

import { z } from 'zod';
import { Money } from '../money';
import { must } from '../sentences';
import { untrimmedText } from '../text';

export { requiredText, text } from '../text';

/** A price as a decimal string: above zero, at most 8 digits before the point and 2 after it. */
export const Price = Money.refine(
  (value) => /^\d{1,8}(\.\d{1,2})?$/.test(value) && /[1-9]/.test(value),
  must('be an amount above zero, below 100 million, with at most 2 decimals'),
);

/** A calendar day without a time or time zone: YYYY-MM-DD. */
export const Day = z.iso.date().refine((day) => day.startsWith('20'), must('be a day of this century'));

/** A local time of day: HH:mm. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, must('be a time such as 09:30'));

/** The name of an IANA time zone, such as America/Toronto. */
export const TimeZone = untrimmedText(64).refine(isListed, must('be a time zone such as America/Toronto'));

function isListed(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    // Offsets such as +02:00 have no daylight saving time, and not every platform knows short names such as PST.
    return /^(UTC|GMT|[A-Za-z_]+(\/[\w+-]+)+)$/.test(zone);
  } catch {
    return false; // this platform does not know the zone
  }
}

/** A duration in hours, in steps of a quarter: 0.25 to 24. */
export const Hours = z.number().min(0.25).max(24).multipleOf(0.25);

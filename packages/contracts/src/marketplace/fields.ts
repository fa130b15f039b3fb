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

/** A day in some place, without a time: YYYY-MM-DD. */
export const Day = z.iso.date().refine((day) => day.startsWith('20'), must('be a day of this century'));

/** A time of day in some place: HH:mm. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, must('be a time such as 09:30'));

/** A zone of the IANA list, such as America/Toronto. */
export const TimeZone = untrimmedText(64).refine(isListed, must('be a time zone such as America/Toronto'));

function isListed(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    // Offsets such as +02:00 know no daylight saving, and short names such as PST are not of the list everywhere.
    return /^(UTC|GMT|[A-Za-z_]+(\/[\w+-]+)+)$/.test(zone);
  } catch {
    return false; // the list does not have it
  }
}

/** Hours of work, in quarters: 0.25 to 24. */
export const Hours = z.number().min(0.25).max(24).multipleOf(0.25);

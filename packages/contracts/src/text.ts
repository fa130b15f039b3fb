import { z } from 'zod';
import { atMost, isRequired, must } from './sentences';

/**
 * Text of at most `max` UTF-16 units, stored as typed. A browser's maxlength and the database count UTF-16 units too;
 * zod counts code points, some of which take two units, so that zod's own limit only appears in documents. An unpaired
 * surrogate, such as half of an emoji that was cut, is refused because it cannot be stored.
 */
export const untrimmedText = (max: number) => limited(z.string(), max);

/** Text with surrounding blanks removed. */
export const text = (max: number) => limited(z.string().trim(), max);

/** Trimmed text that must not be empty; `sentence` replaces the error message with the field's name. */
export const requiredText = (max: number, sentence?: string) =>
  limited(z.string(sentence).trim(), max).min(1, sentence ?? isRequired);

const limited = (schema: z.ZodString, max: number) =>
  schema
    .max(max, { ...must(atMost(max)), abort: true })
    .refine((value) => value.length <= max, { ...must(atMost(max)), abort: true })
    .refine((value) => !/\p{Surrogate}/u.test(value), must('hold whole characters'));

/** For `refine`: whether a text has at least this many UTF-16 units. */
export const hasAtLeast = (min: number) => (value: string) => value.length >= min;

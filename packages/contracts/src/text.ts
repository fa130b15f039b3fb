import { z } from 'zod';
import { atMost, isRequired, must } from './sentences';

/**
 * Text of at most `max` UTF-16 units, kept as it is typed. A browser's maxlength and the database count the same; the
 * schema library counts code points, of which the longest characters are several, so its own limit is only the one
 * that documents show. Half of a surrogate pair, as a cut through an emoji leaves it, is refused: it cannot be stored.
 */
export const untrimmedText = (max: number) => limited(z.string(), max);

/** The same without blanks around it. */
export const text = (max: number) => limited(z.string().trim(), max);

/** The same with something in it; `sentence` where nothing is, instead of one that names the field. */
export const requiredText = (max: number, sentence?: string) =>
  limited(z.string(sentence).trim(), max).min(1, sentence ?? isRequired);

const limited = (schema: z.ZodString, max: number) =>
  schema
    .max(max, { ...must(atMost(max)), abort: true })
    .refine((value) => value.length <= max, { ...must(atMost(max)), abort: true })
    .refine((value) => !/\p{Surrogate}/u.test(value), must('hold whole characters'));

/** At least so many UTF-16 units: a rule for `refine`. */
export const hasAtLeast = (min: number) => (value: string) => value.length >= min;

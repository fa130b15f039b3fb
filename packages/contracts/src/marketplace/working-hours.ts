import { z } from 'zod';
import { TimeOfDay, TimeZone } from './fields';

/** A time range in which somebody works on a weekday; `24:00` is the end of the day. */
export const WorkingSpan = z.strictObject({
  /** 1 is Monday, 7 Sunday. */
  weekday: z.number().int().min(1).max(7),
  from: TimeOfDay,
  until: z.union([TimeOfDay, z.literal('24:00')]),
});

/** Ranges in the worker's time zone; those of one day must not overlap. */
export const WorkingHours = z
  .strictObject({ timeZone: TimeZone, spans: z.array(WorkingSpan).max(28) })
  .refine(({ spans }) => spans.every(({ from, until }) => from < until), 'Working hours must end after they begin')
  .refine(({ spans }) => {
    const inOrder = [...spans].sort((one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from));
    return inOrder.every((span, index) => {
      const next = inOrder[index + 1];
      return !next || next.weekday !== span.weekday || span.until <= next.from;
    });
  }, 'Working hours must not overlap');
export type WorkingHours = z.infer<typeof WorkingHours>;

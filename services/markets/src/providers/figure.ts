import { z } from 'zod';

/** A number that a source writes as one, or as a text. */
export const Figure = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?([eE][-+]?\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number());

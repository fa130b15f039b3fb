import { z } from 'zod';

/** A number, or a string that contains one. */
export const NumberLike = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?([eE][-+]?\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number());

import { z } from 'zod';
import { Instant } from '../ids';

/**
 * What is known of a list besides its rows. Of lists that are plain arrays it comes in headers; other answers hold it.
 * Each has an ETag, and is answered by 304 when the browser has it already.
 */
export const Feed = z.object({
  /** When the source gave the rows. */
  asOf: Instant,
  /** A name to show: a host, or that it is simulated. */
  source: z.string(),
  /** Nothing of it is real. */
  simulated: z.boolean(),
  /** How often the source is asked, in milliseconds. */
  intervalMs: z.number().int().positive(),
});
export type Feed = z.infer<typeof Feed>;

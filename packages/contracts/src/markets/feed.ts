import { z } from 'zod';
import { Instant } from '../ids';

/**
 * The metadata of a quote list. Lists that are plain arrays send it in headers; other answers include it. Each answer
 * has an ETag, and is a 304 if the browser has it already.
 */
export const Feed = z.object({
  /** When the provider gave the rows. */
  asOf: Instant,
  /** A name to display: the provider's host, or that it is simulated. */
  source: z.string(),
  /** True if no value is real. */
  simulated: z.boolean(),
  /** How often the provider is asked, in milliseconds. */
  intervalMs: z.number().int().positive(),
});
export type Feed = z.infer<typeof Feed>;

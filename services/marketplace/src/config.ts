import { BaseConfig } from '@plaza/service-kit/config';
import { z } from 'zod';

const minutes = z.coerce
  .number()
  .min(0.01)
  .max(60 * 24 * 30);

export const Config = BaseConfig.extend({
  /** How long a request waits to be confirmed before it ends by itself; it never outlives the time that it asks for. */
  BOOKING_REQUEST_MINUTES: minutes.default(60 * 48),
  /** How often it is looked for requests whose time is over. */
  BOOKING_SWEEP_MS: z.coerce.number().int().min(100).max(3_600_000).default(5000),
  /** How many messages one person may send within a minute. */
  MESSAGES_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(120),
});
export type Config = z.infer<typeof Config>;

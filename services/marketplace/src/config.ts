import { BaseConfig } from '@plaza/service-kit/config';
import { z } from 'zod';

const minutes = z.coerce
  .number()
  .min(0.01)
  .max(60 * 24 * 30);

export const Config = BaseConfig.extend({
  /**
   * After how many minutes a pending request is cancelled automatically; at the latest when the requested time begins.
   */
  BOOKING_REQUEST_MINUTES: minutes.default(60 * 48),
  /** The interval of the expiry job. */
  BOOKING_EXPIRY_MS: z.coerce.number().int().min(100).max(3_600_000).default(5000),
  /** How many messages a user may send per minute. */
  MESSAGES_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(120),
});
export type Config = z.infer<typeof Config>;

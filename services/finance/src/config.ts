import { BaseConfig } from '@plaza/service-kit/config';
import { z } from 'zod';

export const Config = BaseConfig.extend({
  /** The service that provides exchange rates. */
  MARKETS_URL: z.url().default('http://127.0.0.1:4103'),
  /** How many imports, previews of imports and exports a user may make within an hour. */
  IMPORTS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(60),
  /** How long this process may compute for one user within a minute. */
  COMPUTING_MS_PER_MINUTE: z.coerce.number().int().min(1).max(600_000).default(6000),
  /** The interval of the job that takes missing snapshots of net worth. */
  SNAPSHOT_INTERVAL_MS: z.coerce.number().int().min(1000).max(3_600_000).default(300_000),
});
export type Config = z.infer<typeof Config>;

import { z } from 'zod';

/** The platform's own services. The services of teams are known by their areas. */
export const ServiceName = z.enum(['identity', 'finance', 'markets', 'marketplace', 'registry']);
export type ServiceName = z.infer<typeof ServiceName>;

/** The name of the targets that run one version of a service; a rollout of a remote may send its people to a subset. */
export const Subset = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{0,39}$/, 'Must be a word of small letters, digits, dots and dashes');

import { z } from 'zod';
import { call } from '../call';
import { RemoteName } from '../permission-graph';
import { ReleaseNeeds } from './needs';
import * as registryRoutes from './routes';

/**
 * A release that users get now, or would get if another one were rolled back. `needs`: missing for builds that did not
 * record it.
 */
export const LiveRelease = z.object({
  name: RemoteName,
  version: z.string(),
  is: z.enum(['stable', 'previous', 'rollout']),
  contract: z.number().int(),
  needs: ReleaseNeeds.optional(),
});
export type LiveRelease = z.infer<typeof LiveRelease>;

export const liveReleaseCalls = {
  liveReleases: call(registryRoutes.liveReleases, {
    summary: 'The live releases, and what each requires of the shell and of services.',
    access: { deployer: 'publish' },
    answer: z.array(LiveRelease),
  }),
} as const;

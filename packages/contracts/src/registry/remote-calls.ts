import { z } from 'zod';
import { call } from '../call';
import { RemoteName, Scope } from '../permission-graph';
import * as registryRoutes from './routes';

/**
 * What a remote stands on: the calls that its stable release can make. `route`: method and path; `service`: who answers
 * it; `scope`: what a tab has to open for it, null for calls of everybody who is signed in, of roles, and of an area
 * that is not built in to its own service: builds do not tell which of its tabs opens which.
 */
export const RemoteCalls = z.object({
  name: RemoteName,
  version: z.string(),
  calls: z.array(z.object({ route: z.string(), service: z.string(), scope: Scope.nullable() })),
});
export type RemoteCalls = z.infer<typeof RemoteCalls>;

export const remoteCallsCalls = {
  remoteCalls: call(registryRoutes.remoteCalls, {
    summary: 'The calls that the stable release of each remote can make, and who answers them.',
    access: { roles: ['admin_high'] },
    answer: z.array(RemoteCalls),
  }),
} as const;

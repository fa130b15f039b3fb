import { z } from 'zod';
import { call } from '../call';
import { RemoteName, Scope } from '../permission-graph';
import * as registryRoutes from './routes';

/**
 * The calls on which a remote depends: those that its stable release can make. `route`: method and path; `service`: the
 * service that answers it; `scope`: the scope that a tab must open for it. The scope is null for calls that any session
 * or certain roles may make, and for an area's calls to its own service, as builds do not record which of the area's
 * tabs opens which scope.
 */
export const RemoteCalls = z.object({
  name: RemoteName,
  version: z.string(),
  calls: z.array(z.object({ route: z.string(), service: z.string(), scope: Scope.nullable() })),
});
export type RemoteCalls = z.infer<typeof RemoteCalls>;

export const remoteUsageCalls = {
  remoteCalls: call(registryRoutes.remoteCalls, {
    summary: 'The calls that the stable release of each remote can make, and the services that answer them.',
    access: { roles: ['admin_high'] },
    answer: z.array(RemoteCalls),
  }),
} as const;

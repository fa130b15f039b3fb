import { call } from '@plaza/contracts/call';
import type { Caller } from '@plaza/contracts/identity/session';
import { ServedAreas } from '@plaza/contracts/internal/registry';
import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import { registryCalls } from '@plaza/contracts/registry/calls';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { approveArea, removeArea } from '../approvals/decide-area';
import { findArea, listAreas, servedAreas } from '../approvals/list-areas';
import type { ActAuthor } from '../audit';
import type { RegistryDependencies } from '../dependencies';

type Context = Pick<RegistryDependencies, 'trust' | 'flushOutbox' | 'isProduction' | 'now'>;

export const internalAreaCalls = {
  servedAreas: call(`GET ${registryInternal.areasPath}`, {
    access: 'service',
    summary: 'The areas that are not built in and were approved.',
    answer: ServedAreas,
  }),
};

/** Areas that are not built in: the decisions of administrators, and the lists for the gateway and identity. */
export function areaRoutes({ trust, flushOutbox, isProduction, now }: Context): Routes {
  return createRoutes(trust)
    .on(registryCalls.areas, () => listAreas())
    .on(registryCalls.approveArea, async ({ params, body, ...by }) => {
      await approveArea(params.area, body, authorOf(by), { isProduction, now: now() });
      await flushOutbox();
      return findArea(params.area);
    })
    .on(registryCalls.removeArea, async ({ params, ...by }) => {
      await removeArea(params.area, authorOf(by), now());
      await flushOutbox();
      return findArea(params.area);
    })
    .on(internalAreaCalls.servedAreas, () => servedAreas());
}

const authorOf = ({ caller: { id, role }, requestId }: { caller: Caller; requestId: string }): ActAuthor => ({
  actor: { id, role },
  requestId,
});

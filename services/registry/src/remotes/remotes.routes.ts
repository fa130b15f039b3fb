import { call } from '@plaza/contracts/call';
import { CurrentReleases, KnownRelease, ReleaseKey, registryInternal } from '@plaza/contracts/internal/registry';
import { registryCalls } from '@plaza/contracts/registry/releases';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';
import { requireDeployer } from '../deployer';
import { currentReleases, knownRelease, pointRemote, remoteStates } from './remotes';

type Context = Pick<RegistryDependencies, 'trust' | 'deployToken' | 'shellFederation' | 'flushOutbox'>;

/** The current release of each remote, and all its releases. */
export function remoteRoutes({ trust, deployToken, shellFederation, flushOutbox }: Context): Routes {
  return createRoutes(trust, { deployer: requireDeployer(trust, deployToken) })
    .on(registryCalls.remoteStates, async () => remoteStates())
    .on(registryCalls.pointRemote, async ({ params, body, caller, requestId, ctx }) => {
      const actor = caller ? { id: caller.id, role: caller.role } : null;
      const author = { by: ctx.state.deployer, actor, requestId };
      const state = await pointRemote(params.name, body.version, author, shellFederation);
      await flushOutbox();
      return state;
    });
}

export const internalCalls = {
  currentReleases: call(`GET ${registryInternal.currentPath}`, {
    access: 'service',
    summary: 'The current releases.',
    answer: CurrentReleases,
  }),
  knownRelease: call(`GET ${registryInternal.releasePath}`, {
    access: 'service',
    summary: 'One release, current or not.',
    params: ReleaseKey,
    answer: KnownRelease,
  }),
};

/** For the gateway, over the private network only. */
export function internalRoutes({ trust, shellFederation }: Context): Routes {
  return createRoutes(trust)
    .on(internalCalls.currentReleases, () => currentReleases(shellFederation))
    .on(internalCalls.knownRelease, ({ params }) => knownRelease(params.name, params.version));
}

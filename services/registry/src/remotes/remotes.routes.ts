import { ReleaseKey, registryInternal } from '@plaza/contracts/internal/registry';
import { registryCalls } from '@plaza/contracts/registry/releases';
import { parse } from '@plaza/service-kit/errors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';
import { requireDeployer } from '../deployer';
import { currentReleases, knownRelease, pointRemote, remoteStates } from './remotes';

type Context = Pick<RegistryDependencies, 'trust' | 'deployToken' | 'shellFederation' | 'flushOutbox'>;

/** The current release of each remote, and all its releases. */
export function remoteRoutes({ trust, deployToken, shellFederation, flushOutbox }: Context): Routes {
  return createRoutes(trust, { deployer: requireDeployer(trust, deployToken) })
    .on(registryCalls.remoteStates, async () => remoteStates())
    .on(registryCalls.pointRemote, async ({ params, body, ctx }) => {
      const state = await pointRemote(params.name, body.version, ctx.state.deployer, shellFederation);
      await flushOutbox();
      return state;
    });
}

/** For the gateway, over the private network only. */
export function internalRoutes({ trust, shellFederation }: Context): Routes {
  const routes = createRoutes(trust);
  routes.router.get(registryInternal.currentPath, async (ctx) => {
    ctx.state.route = registryInternal.currentPath;
    ctx.body = await currentReleases(shellFederation);
  });
  routes.router.get(registryInternal.releasePath, async (ctx) => {
    ctx.state.route = registryInternal.releasePath;
    const { name, version } = parse(ReleaseKey, ctx.params);
    ctx.body = await knownRelease(name, version);
  });
  return routes;
}

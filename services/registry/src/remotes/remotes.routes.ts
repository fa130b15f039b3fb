import { registryCalls, registryInternal } from '@plaza/contracts/registry';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { RegistryContext } from '../app';
import { requireDeployer } from '../deployer';
import { currentReleases, pointRemote, remoteStates } from './remotes';

type Context = Pick<RegistryContext, 'trust' | 'deployToken' | 'shellFederation' | 'announce'>;

export function remoteRoutes(trust: Trust): Routes {
  return createRoutes(trust).on(registryCalls.remoteStates, async () => remoteStates());
}

export function pointerRoutes({ trust, deployToken, shellFederation, announce }: Context): Routes {
  const routes = createRoutes(trust);
  routes.router.use(requireDeployer(trust, deployToken));
  return routes.on(registryCalls.pointRemote, async ({ params, body, ctx }) => {
    const state = await pointRemote(params.name, body.version, ctx.state.deployer, shellFederation);
    await announce();
    return state;
  });
}

/** What the gateway asks for, over the private network only. */
export function internalRoutes({ trust, shellFederation }: Context): Routes {
  const routes = createRoutes(trust);
  routes.router.get(registryInternal.currentPath, async (ctx) => {
    ctx.state.route = registryInternal.currentPath;
    ctx.body = await currentReleases(shellFederation);
  });
  return routes;
}

import { registryCalls } from '@plaza/contracts/registry/releases';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';
import { requireDeployer } from '../deployer';
import { addRelease } from './releases';

type Context = Pick<RegistryDependencies, 'trust' | 'deployToken' | 'shellFederation'>;

export function releaseRoutes({ trust, deployToken, shellFederation }: Context): Routes {
  return createRoutes(trust, { deployer: requireDeployer(trust, deployToken) }).on(
    registryCalls.addRelease,
    async ({ body }) => addRelease(body, shellFederation),
  );
}

import { registryCalls } from '@plaza/contracts/registry/releases';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';
import { requireDeployer } from '../deployer';
import { takeUpload } from './take-upload';

type Context = Pick<RegistryDependencies, 'trust' | 'deployToken' | 'shellFederation' | 'files'>;

/** How a release gets here: which of its files are missing, and then those files. */
export function uploadRoutes({ trust, deployToken, shellFederation, files }: Context): Routes {
  return createRoutes(trust, { deployer: requireDeployer(trust, deployToken) })
    .on(registryCalls.missingFiles, async ({ body }) => ({ missing: await files.missing([...new Set(body.hashes)]) }))
    .on(registryCalls.addRelease, ({ params, file }) => takeUpload(params.name, file, files, shellFederation));
}

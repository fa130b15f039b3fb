import { registryCalls } from '@plaza/contracts/registry/calls';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';
import { deployAuthor, requireDeployer } from '../deployer';
import { missingFiles } from '../files/missing-files';
import { takeUpload } from './take-upload';
import { limitUploads } from './upload-limit';

type Context = Pick<
  RegistryDependencies,
  'trust' | 'deployToken' | 'shellFederation' | 'files' | 'flushOutbox' | 'now'
>;

/** Uploads a release in two steps: asking which of its files are missing, then sending those files. */
export function uploadRoutes({ trust, deployToken, shellFederation, files, flushOutbox, now }: Context): Routes {
  return createRoutes(trust, { deployer: requireDeployer(trust, deployToken), upload: limitUploads() })
    .on(registryCalls.missingFiles, async ({ body }) => ({
      missing: await missingFiles(files, body.hashes, now()),
    }))
    .on(registryCalls.addRelease, async ({ params, file, ...by }) => {
      const release = await takeUpload(params.name, file, deployAuthor(by), files, { shellFederation, now: now() });
      await flushOutbox();
      return release;
    });
}

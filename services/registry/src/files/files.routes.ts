import { call } from '@plaza/contracts/call';
import { FileKey } from '@plaza/contracts/internal/registry';
import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import { NotFound } from '@plaza/service-kit/errors';
import { packEncodings } from '@plaza/service-kit/releases/file-encodings';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { RegistryDependencies } from '../dependencies';

export const internalFileCalls = {
  releasedFile: call(`GET ${registryInternal.filePath}`, {
    access: 'service',
    summary: 'A released file with its compressed forms.',
    params: FileKey,
  }),
};

/** Serves the released files to gateways, on the private network only. */
export function fileRoutes({ trust, files }: Pick<RegistryDependencies, 'trust' | 'files'>): Routes {
  return createRoutes(trust).onFile(internalFileCalls.releasedFile, async ({ params }) => {
    const file = await files.find(params.hash);
    if (!file) throw new NotFound('file_not_found', 'There is no such file.');
    return { bytes: packEncodings(file), type: 'application/octet-stream' };
  });
}

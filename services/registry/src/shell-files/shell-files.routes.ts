import { call } from '@plaza/contracts/call';
import {
  MissingShellFiles,
  maxShellFileBytes,
  ShellFile,
  ShellFileKey,
  ShellFiles,
  shellFilesInternal,
} from '@plaza/contracts/registry/shell-files';
import { Forbidden } from '@plaza/service-kit/errors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Context } from 'koa';
import type { RegistryDependencies } from '../dependencies';
import { findShellFile, publishShellFiles, storeShellFile } from './shell-files';

export const internalShellFileCalls = {
  publishShellFiles: call(`POST ${shellFilesInternal.publishPath}`, {
    access: 'service',
    summary:
      'Publish files of the shell of the calling gateway; the answer lists those whose content is to be sent first.',
    body: ShellFiles,
    answer: MissingShellFiles,
  }),
  sendShellFile: call(`POST ${shellFilesInternal.contentPath}`, {
    access: 'service',
    summary: 'Send the content of a file of a shell, packed with its compressed forms.',
    upload: { types: ['application/octet-stream'], maxBytes: maxShellFileBytes },
  }),
  shellFile: call(`GET ${shellFilesInternal.filePath}`, {
    access: 'service',
    summary: 'A file of a shell that another gateway serves, or served some days ago.',
    params: ShellFileKey,
    answer: ShellFile,
  }),
};

/** Keeps the files of all gateways' shells for each gateway, on the private network only. */
export function shellFileRoutes({
  trust,
  files,
  now,
  log,
}: Pick<RegistryDependencies, 'trust' | 'files' | 'now' | 'log'>): Routes {
  return createRoutes(trust)
    .on(internalShellFileCalls.publishShellFiles, async ({ body, ctx }) => {
      requireGateway(ctx);
      return { missing: await publishShellFiles(body.files, files, now(), log) };
    })
    .on(internalShellFileCalls.sendShellFile, async ({ file, ctx }) => {
      requireGateway(ctx);
      await storeShellFile(file, files, now());
    })
    .on(internalShellFileCalls.shellFile, ({ params }) => findShellFile(params.name));
}

/** @throws Forbidden for other services, as these files run in every browser */
function requireGateway({ state }: Context): void {
  if (state.service !== 'gateway') throw new Forbidden('gateways_only', 'Only gateways publish files of a shell.');
}

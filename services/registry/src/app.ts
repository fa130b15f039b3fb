import { registryCalls } from '@plaza/contracts/registry/releases';
import { createService } from '@plaza/service-kit/create-service';
import type Koa from 'koa';
import { database } from './database';
import type { RegistryDependencies } from './dependencies';
import { releaseRoutes } from './releases/releases.routes';
import { internalCalls, internalRoutes, remoteRoutes } from './remotes/remotes.routes';

/** A release lists each of its files with a hash, and a large remote has hundreds of files. */
const maxBodyBytes = 512 * 1024;

export function createApp({ log, metrics, ...context }: RegistryDependencies): Koa {
  return createService({
    name: 'registry',
    log,
    ...(metrics ? { metrics } : {}),
    calls: registryCalls,
    internalCalls,
    routes: [releaseRoutes(context), remoteRoutes(context), internalRoutes(context)],
    checks: { database: async () => database.readyState === 1 },
    maxBodyBytes,
  });
}

import { registryCalls } from '@plaza/contracts/registry/releases';
import { createService } from '@plaza/service-kit/create-service';
import type Koa from 'koa';
import { database } from './database';
import type { RegistryDependencies } from './dependencies';
import { fileRoutes, internalFileCalls } from './files/files.routes';
import { internalCalls, internalRoutes, remoteRoutes } from './remotes/remotes.routes';
import { uploadRoutes } from './uploads/uploads.routes';

export function createApp({ log, metrics, ...context }: RegistryDependencies): Koa {
  return createService({
    name: 'registry',
    log,
    ...(metrics ? { metrics } : {}),
    calls: registryCalls,
    internalCalls: { ...internalCalls, ...internalFileCalls },
    routes: [uploadRoutes(context), remoteRoutes(context), internalRoutes(context), fileRoutes(context)],
    checks: { database: async () => database.readyState === 1 },
  });
}

import { registryCalls } from '@plaza/contracts/registry/calls';
import { createService } from '@plaza/service-kit/create-service';
import type Koa from 'koa';
import { areaRoutes, internalAreaCalls } from './areas/areas.routes';
import {
  compatibilityRoutes,
  internalCompatibilityCalls,
  internalCompatibilityRoutes,
} from './compatibility/compatibility.routes';
import {
  configurationRoutes,
  internalConfigurationCalls,
  internalConfigurationRoutes,
} from './configuration/configuration.routes';
import { database } from './database';
import type { RegistryDependencies } from './dependencies';
import { fileRoutes, internalFileCalls } from './files/files.routes';
import type { RolloutJudge } from './judge/rollout-judge';
import { pinRoutes } from './pins/pins.routes';
import { internalCalls, internalRoutes, remoteRoutes } from './remotes/remotes.routes';
import { internalRolloutCalls, internalRolloutRoutes } from './rollouts/internal-rollouts.routes';
import { rolloutRoutes } from './rollouts/rollouts.routes';
import { internalShellFileCalls, shellFileRoutes } from './shell-files/shell-files.routes';
import { teamRoutes } from './teams/teams.routes';
import { uploadRoutes } from './uploads/uploads.routes';

export function createApp({ log, metrics, ...context }: RegistryDependencies, judge: RolloutJudge): Koa {
  return createService({
    name: 'registry',
    log,
    ...(metrics ? { metrics } : {}),
    calls: registryCalls,
    internalCalls: {
      ...internalCalls,
      ...internalFileCalls,
      ...internalShellFileCalls,
      ...internalRolloutCalls,
      ...internalAreaCalls,
      ...internalCompatibilityCalls,
      ...internalConfigurationCalls,
    },
    routes: [
      uploadRoutes(context),
      remoteRoutes(context),
      rolloutRoutes(context),
      pinRoutes(context),
      teamRoutes(context),
      areaRoutes(context),
      internalRoutes(context),
      internalRolloutRoutes(context, judge),
      fileRoutes(context),
      shellFileRoutes({ ...context, log }),
      compatibilityRoutes(context),
      internalCompatibilityRoutes(context),
      configurationRoutes(context),
      internalConfigurationRoutes({ ...context, log }),
    ],
    checks: { database: async () => database.readyState === 1 },
  });
}

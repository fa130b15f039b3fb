import path from 'node:path';
import type { LocalPlan } from './config';
import { deployToken } from './deploy-token';

/** The environment that every program of the platform gets. What the caller set wins over the launcher's defaults. */
export function platformEnvironment(plan: LocalPlan, mongodbUri: string): NodeJS.ProcessEnv {
  return {
    REMOTES_DIR: path.join(plan.dir, 'remotes'),
    SHELL_DIR: path.join(plan.root, 'shell/dist'),
    DEPLOY_TOKEN: deployToken(plan.dir),
    PUBLIC_URL: `http://localhost:${plan.port}`,
    ...process.env,
    MONGODB_URI: mongodbUri,
    ...(plan.redisUrl ? { REDIS_URL: plan.redisUrl } : {}),
    PORT: undefined,
    HOST: undefined,
  };
}

import path from 'node:path';
import { gatewayUrlAt } from '../../commands/gateway-url.mjs';
import type { LauncherOptions } from './config';
import { gatewayFolders } from './platform-folder';
import { busSecret, deployToken } from './stored-secrets';

/**
 * The environment of every program of the platform. The caller's variables take precedence over the defaults; empty
 * ones count as absent.
 */
export function platformEnvironment(
  options: LauncherOptions,
  mongodbUri: string,
  given: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  return {
    ...gatewayFolders(options.dir, 0),
    SHELL_DIR: path.join(options.root, 'shell/dist'),
    DEPLOY_TOKEN: deployToken(options.dir),
    BUS_SECRET: busSecret(options.dir),
    INTERNAL_PORT: '0', // a free port, which the gateway's log names
    PUBLIC_URL: gatewayUrlAt(options.port, options.processes ? undefined : given.HOST),
    ...present,
    NODE_ENV: present.NODE_ENV ?? 'development', // also in a container, where the default is production
    MONGODB_URI: mongodbUri,
    ...(options.redisUrl ? { REDIS_URL: options.redisUrl } : {}),
    PORT: undefined,
    HOST: undefined,
  };
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@plaza/service-kit/config';
import { z } from 'zod';

const LocalConfig = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  PLAZA_DIR: z.string().default('.plaza'),
  PLAZA_SEED: z.enum(['true', 'false']).optional(),
  MONGODB_URI: z.string().startsWith('mongodb').optional(),
  REDIS_URL: z.string().startsWith('redis').optional(),
});

/** What the launcher was asked for. Paths are absolute; `root` is the repository. */
export interface LocalPlan {
  readonly root: string;
  readonly dir: string;
  readonly port: number;
  readonly seed: boolean;
  readonly fresh: boolean;
  readonly processes: boolean;
  readonly mongodbUri?: string;
  readonly redisUrl?: string;
}

/** @throws ConfigError, or a TypeError for an unknown option */
export function readPlan(args: readonly string[], env: NodeJS.ProcessEnv, root: string): LocalPlan {
  const options = { fresh: { type: 'boolean' }, processes: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const config = readConfig(LocalConfig, env);
  return {
    root,
    dir: path.resolve(root, config.PLAZA_DIR),
    port: config.PORT,
    // Administrators with a printed password have no place in somebody's real database, unless asked for.
    seed: config.PLAZA_SEED ? config.PLAZA_SEED === 'true' : config.MONGODB_URI === undefined,
    fresh: values.fresh ?? false,
    processes: values.processes ?? false,
    ...(config.MONGODB_URI ? { mongodbUri: config.MONGODB_URI } : {}),
    ...(config.REDIS_URL ? { redisUrl: config.REDIS_URL } : {}),
  };
}

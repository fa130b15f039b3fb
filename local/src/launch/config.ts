import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '@plaza/service-kit/config';
import { z } from 'zod';

/** How far above its gateway's port a platform looks for ports of its services at most. */
const portsAbove = 204;
const maxPort = 65_535 - portsAbove;

const LauncherConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxPort, `Must be from 1 to ${maxPort}, as services use ports above it`)
    .default(8080),
  PLAZA_DIR: z.string().default('.plaza'),
  PLAZA_SEED: z.enum(['true', 'false']).optional(),
  PLAZA_SEED_DAYS: z.coerce.number().int().min(0).max(3650).default(730),
  MONGODB_URI: z.string().startsWith('mongodb').optional(),
  REDIS_URL: z.string().startsWith('redis').optional(),
});

/** The launcher's options. Paths are absolute; `root` is the repository. */
export interface LauncherOptions {
  readonly root: string;
  readonly dir: string;
  readonly port: number;
  readonly seed: boolean;
  /** How many days of past data the demo users get. */
  readonly seedDays: number;
  readonly fresh: boolean;
  readonly processes: boolean;
  /** The number of instances of the gateway and of each service, if each runs as a process. */
  readonly instances: number;
  readonly mongodbUri?: string;
  readonly redisUrl?: string;
}

/** @throws ConfigError, or a TypeError for an unknown option */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv, root: string): LauncherOptions {
  const flags = { fresh: { type: 'boolean' }, processes: { type: 'boolean' }, instances: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options: flags });
  const config = readConfig(LauncherConfig, env);
  const production = config.NODE_ENV === 'production';
  if (production && config.PLAZA_SEED === 'true')
    throw new ConfigError('PLAZA_SEED: demo users, whose password is public, are not allowed in production.');
  return {
    root,
    dir: path.resolve(root, config.PLAZA_DIR),
    port: config.PORT,
    // Administrators with a published password go into a real database only if PLAZA_SEED says so.
    seed: config.PLAZA_SEED ? config.PLAZA_SEED === 'true' : config.MONGODB_URI === undefined && !production,
    seedDays: config.PLAZA_SEED_DAYS,
    fresh: values.fresh ?? false,
    processes: values.processes ?? false,
    instances: readInstances(values),
    ...(config.MONGODB_URI ? { mongodbUri: config.MONGODB_URI } : {}),
    ...(config.REDIS_URL ? { redisUrl: config.REDIS_URL } : {}),
  };
}

/** More instances would have overlapping ports. */
const maxInstances = 9;

function readInstances({ instances = '1', processes = false }: { instances?: string; processes?: boolean }): number {
  const count = Number(instances);
  if (!Number.isInteger(count) || count < 1 || count > maxInstances)
    throw new ConfigError(
      `--instances: the number of instances of the gateway and of each service, 1 to ${maxInstances}.`,
    );
  if (count > 1 && !processes)
    throw new ConfigError('--instances requires --processes: several instances need processes of their own.');
  return count;
}

import { z } from 'zod';

/** Where a service listens and what it stands on; every service's configuration extends it. */
export const BaseConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  MONGODB_URI: z.string().startsWith('mongodb').optional(),
  REDIS_URL: z.string().startsWith('redis').optional(),
  IDENTITY_URL: z.url().default('http://127.0.0.1:4101'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type BaseConfig = z.infer<typeof BaseConfig>;

/** What is wrong with the environment: every fault, a line each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads configuration from environment variables; empty ones count as absent.
 * @throws ConfigError that names all faults at once
 */
export function readConfig<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The configuration cannot be used:\n${faults.join('\n')}`);
}

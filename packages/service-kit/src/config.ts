import fs from 'node:fs';
import { z } from 'zod';
import { ServiceAddresses } from './internal/service-addresses';

/** Where a service listens and the infrastructure that it depends on; every service's configuration extends it. */
export const BaseConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  MONGODB_URI: z.string().startsWith('mongodb').optional(),
  REDIS_URL: z.string().startsWith('redis').optional(),
  /** What internal calls, events and the cache in Redis are authenticated with: the first signs, both verify. */
  BUS_SECRET: z
    .string()
    .transform((secrets) => secrets.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.length <= 2 && secrets.every((secret) => secret.length >= 32),
      'Must be one secret of 32 characters or more, or two with a comma between',
    )
    .optional(),
  IDENTITY_URL: z.url().default('http://127.0.0.1:4101'),
  /** The registry, to which services report what they provide, and which gateways ask for releases. */
  REGISTRY_URL: z.url().default('http://127.0.0.1:4105'),
  /** Of services with several instances, all addresses; the variables above name one of each. */
  SERVICE_ADDRESSES: ServiceAddresses.prefault(''),
  /** How often identity's published keys are fetched again: a withdrawn key still counts for this long. */
  KEYS_RELOAD_MS: z.coerce.number().int().min(1000).max(3_600_000).default(300_000),
  /** A request that takes longer is slow, and its trace is retained. */
  TRACE_SLOW_MS: z.coerce.number().int().min(1).max(600_000).default(1000),
  /**
   * Where retained traces are sent besides this process' memory: an OpenTelemetry collector that takes OTLP over HTTP.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** How long a process goes on serving after SIGTERM, while `/readyz` already says that it stops. */
  STOP_GRACE_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  /** How long requests under way then have to be answered. */
  STOP_REQUESTS_MS: z.coerce.number().int().min(0).max(600_000).default(2500),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type BaseConfig = z.infer<typeof BaseConfig>;

/** What is wrong with the environment: every fault, a line each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Variables that production needs, each with what happens without it, as a sentence: "Identity stores a key of its own
 * beside the data." `PLAZA_ALLOW_NO_<variable>=true` starts without it all the same.
 */
export type ProductionNeeds = Readonly<Record<string, string>>;

/**
 * Reads configuration from environment variables; empty ones count as absent.
 * @throws ConfigError that names all faults at once, and in production everything that it needs and that is missing
 */
export function readConfig<Schema extends z.ZodType>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
  needs: ProductionNeeds = {},
): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  const issues = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  for (const [variable, consequence] of missingInProduction(env, needs)) {
    if (isAllowed(env, variable)) continue;
    issues.push(`${variable}: Production needs it. ${consequence} ${allowance(variable)}=true starts without it.`);
  }
  if (parsed.success && issues.length === 0) return parsed.data;
  throw new ConfigError(`The configuration cannot be used:\n${issues.map((issue) => `  ${issue}`).join('\n')}`);
}

/** What production needs and runs without, as the environment allows it: a sentence each, for the log. */
export function allowedOmissions(env: NodeJS.ProcessEnv, needs: ProductionNeeds): string[] {
  return missingInProduction(env, needs)
    .filter(([variable]) => isAllowed(env, variable))
    .map(([variable, consequence]) => `production without ${variable}: ${consequence}`);
}

function missingInProduction(
  env: NodeJS.ProcessEnv,
  needs: ProductionNeeds,
): [variable: string, consequence: string][] {
  return env.NODE_ENV === 'production' ? Object.entries(needs).filter(([variable]) => !env[variable]) : [];
}

const allowance = (variable: string) => `PLAZA_ALLOW_NO_${variable}`;
const isAllowed = (env: NodeJS.ProcessEnv, variable: string) => env[allowance(variable)] === 'true';

/** The mode of a program whose NODE_ENV is not set: a container is production, anything else development. */
export function defaultMode(env: NodeJS.ProcessEnv, exists: (path: string) => boolean = fs.existsSync) {
  const isContainer = env.KUBERNETES_SERVICE_HOST || exists('/.dockerenv') || exists('/run/.containerenv');
  return isContainer ? 'production' : 'development';
}

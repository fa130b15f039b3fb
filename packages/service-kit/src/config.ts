import fs from 'node:fs';
import { z } from 'zod';
import { ServiceAddresses } from './internal/service-addresses';

/** The port of a service and the infrastructure that it depends on; every service's configuration extends it. */
export const BaseConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  MONGODB_URI: z.string().startsWith('mongodb').optional(),
  REDIS_URL: z.string().startsWith('redis').optional(),
  /** Secrets that authenticate internal calls, events and cache entries in Redis: the first one signs, both verify. */
  BUS_SECRET: z
    .string()
    .transform((secrets) => secrets.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.length <= 2 && secrets.every((secret) => secret.length >= 32),
      'Must be one secret of 32 characters or more, or two with a comma between',
    )
    .optional(),
  IDENTITY_URL: z.url().default('http://127.0.0.1:4101'),
  /** The registry, to which services report what they provide, and from which gateways request releases. */
  REGISTRY_URL: z.url().default('http://127.0.0.1:4105'),
  /** All addresses of services with several instances; the variables above name one address of each service. */
  SERVICE_ADDRESSES: ServiceAddresses.prefault(''),
  /** How often identity's published keys are fetched again: a withdrawn key is accepted for up to this long. */
  KEYS_RELOAD_MS: z.coerce.number().int().min(1000).max(3_600_000).default(300_000),
  /** A request that takes longer counts as slow, and its trace is retained. */
  TRACE_SLOW_MS: z.coerce.number().int().min(1).max(600_000).default(1000),
  /**
   * Where retained traces are sent in addition to this process's memory: an OpenTelemetry collector that accepts OTLP
   * over HTTP.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** How long a process still serves requests after SIGTERM, while `/readyz` already reports that it is stopping. */
  STOP_GRACE_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  /** How long pending requests may take after that. */
  STOP_REQUESTS_MS: z.coerce.number().int().min(0).max(600_000).default(2500),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
export type BaseConfig = z.infer<typeof BaseConfig>;

/** All errors of the environment, one line each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Variables that production requires, each with a sentence on the consequence if it is missing: "Identity stores a key
 * of its own beside the data." `PLAZA_ALLOW_NO_<variable>=true` allows starting without it.
 */
export type ProductionNeeds = Readonly<Record<string, string>>;

/**
 * Reads configuration from environment variables; empty ones count as absent.
 * @throws ConfigError that lists all errors at once, and in production also all required variables that are missing
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

/** The variables that production requires, but whose absence the environment allows: one sentence each, for the log. */
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

/** The mode of a program without NODE_ENV: production in a container, development anywhere else. */
export function defaultMode(env: NodeJS.ProcessEnv, exists: (path: string) => boolean = fs.existsSync) {
  const isContainer = env.KUBERNETES_SERVICE_HOST || exists('/.dockerenv') || exists('/run/.containerenv');
  return isContainer ? 'production' : 'development';
}

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import { type Closable, closeAll } from './close-all';
import { allowedOmissions, type BaseConfig, type ProductionNeeds, readConfig } from './config';
import { openDatabase } from './database';
import { type Infrastructure, openInfrastructure } from './infrastructure';
import { createLog, type Log } from './log';
import { createMetrics, type Metrics } from './metrics';
import type { Trust } from './trust/trust';
import { trustInIdentity } from './trust/trust-in-identity';

/** What a service is made from. */
export interface ServiceContext<Config extends BaseConfig = BaseConfig> extends Omit<Infrastructure, 'close'> {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly trust: Trust;
}

/**
 * A service's running parts. `drain` ends answers that have no end of their own, as stopping waits for all others;
 * `stop` ends what `create` began: timers, subscriptions, workers.
 */
export interface ServiceProgram {
  readonly handler: RequestListener;
  readonly server?: (server: Server) => void;
  drain?(): void;
  stop?(): Promise<void>;
}

/** A service, ready to be started alone or beside others in one process. */
export interface ServiceDefinition<Config extends BaseConfig = BaseConfig> {
  readonly name: string;
  readonly port: number;
  readonly config: z.ZodType<Config>;
  /** Beside the database and Redis, which every service that uses them needs in production. */
  readonly productionNeeds?: ProductionNeeds;
  readonly database?: Connection;
  /** Identity alone has trust of its own; everybody else's comes from identity. */
  ownTrust?(context: Omit<ServiceContext<Config>, 'trust'>): Promise<Trust & { stop?(): void }>;
  create(context: ServiceContext<Config>): Promise<ServiceProgram>;
}

export interface RunningService {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

/** What a launcher of several services in one process shares between them. */
export interface Shared {
  readonly log?: Log;
  readonly infrastructure?: Infrastructure;
}

/** How long requests under way may take to be answered. */
const drainMs = 2500;
/** How long stopping takes at most, whatever hangs: launchers and clusters lose patience and kill. */
const stopMs = 4000;

/**
 * Environment → connect → listen. What was opened is closed in reverse, on `stop` as when a later step fails.
 * `stop` rejects within five seconds where something hangs, with its name.
 * @throws ConfigError, or what kept it from connecting or listening
 */
export async function startService<Config extends BaseConfig>(
  service: ServiceDefinition<Config>,
  env: NodeJS.ProcessEnv,
  shared: Shared = {},
): Promise<RunningService> {
  const needs = productionNeeds(service, shared, env);
  const config = readConfig(service.config, env, needs);
  const log = shared.log?.child({ service: service.name }) ?? createLog(service.name, config.LOG_LEVEL);
  for (const omission of allowedOmissions(env, needs)) log.warn(omission);
  const opened: Closable[] = [];
  const stop = () => closeAll(opened, log, stopMs);
  try {
    const url = await open(service, config, log, shared, opened);
    log.info({ url }, 'listening');
    return {
      name: service.name,
      url,
      async stop() {
        try {
          await stop();
          log.info('stopped');
        } finally {
          log.flush();
        }
      },
    };
  } catch (error) {
    await stop().catch(() => undefined); // logged; why it did not start matters more
    throw error;
  }
}

function productionNeeds(
  { database, productionNeeds }: ServiceDefinition,
  shared: Shared,
  { REDIS_URL, PLAZA_ALLOW_NO_REDIS_URL }: NodeJS.ProcessEnv,
): ProductionNeeds {
  const runsWithoutRedis = !REDIS_URL && PLAZA_ALLOW_NO_REDIS_URL === 'true';
  return {
    ...(database ? { MONGODB_URI: 'Nothing can be stored.' } : {}),
    ...(shared.infrastructure ? {} : { REDIS_URL: 'Instances share no cache, no limits and no live updates.' }),
    ...(shared.infrastructure || runsWithoutRedis
      ? {}
      : { BUS_SECRET: 'Whoever can write to Redis can send events and change permissions.' }),
    ...productionNeeds,
  };
}

/** @param opened gets, for everything that is opened, how to close it @returns the address */
async function open<Config extends BaseConfig>(
  service: ServiceDefinition<Config>,
  config: Config,
  log: Log,
  shared: Shared,
  opened: Closable[],
): Promise<string> {
  const { database } = service;
  if (database) {
    if (!config.MONGODB_URI) throw new Error(`${service.name} needs MONGODB_URI`);
    opened.push({ what: 'the database', close: () => database.close() });
    await openDatabase(database, config.MONGODB_URI, service.name);
  }
  const infrastructure = shared.infrastructure ?? (await openInfrastructure(config.REDIS_URL, log, config.BUS_SECRET));
  if (!shared.infrastructure) opened.push({ what: 'cache and bus', close: () => infrastructure.close() });
  const { cache, bus, redis, rejections } = infrastructure;
  const metrics = createMetrics(service.name, !shared.infrastructure);
  metrics.registry.registerMetric(rejections.counter);
  const base = { config, log, metrics, cache, bus, rejections, ...(redis ? { redis } : {}) };
  const trust = (await service.ownTrust?.(base)) ?? trustInIdentity(config, { cache, bus, log });
  opened.push({ what: 'trust', close: () => trust.stop?.() });
  const program = await service.create({ ...base, trust });
  opened.push({ what: 'the program', close: () => program.stop?.() });
  const server = createServer({ maxHeaderSize: 16 * 1024, keepAliveTimeout: 65_000 }, program.handler);
  program.server?.(server);
  await listen(server, config.PORT ?? service.port, config.HOST);
  opened.push({ what: 'the server', close: () => closeServer(server, program) });
  const { port } = server.address() as AddressInfo;
  return `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Takes no new connections, lets running requests end, then closes what is left. */
function closeServer(server: Server, program: ServiceProgram): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection that was busy at first goes idle with its answer, and would stay open.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(timer);
      resolve();
    });
    program.drain?.();
  });
}

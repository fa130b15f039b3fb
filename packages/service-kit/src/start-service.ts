import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Calls } from '@plaza/contracts/call';
import type { ShellProvides } from '@plaza/contracts/registry/needs';
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import { allowedOmissions, type BaseConfig, type ProductionNeeds, readConfig } from './config';
import { openDatabase } from './database';
import { announceStop, closeServer } from './http/stop-server';
import { createInternalFetch, type InternalFetch } from './internal/internal-fetch';
import { InstanceAddresses } from './internal/service-addresses';
import { createServiceTokens } from './internal/service-tokens';
import { type Closable, closeAll } from './lifecycle/close-all';
import { type Infrastructure, openInfrastructure } from './lifecycle/infrastructure';
import { createLog, type Log } from './logging/log';
import { createMetrics, type Metrics } from './metrics';
import { publishProvides } from './release-gate/publish-provides';
import type { Sharding } from './sharding';
import { openExporter } from './tracing/export-spans';
import { traceRequests } from './tracing/trace-requests';
import { traceRoutes } from './tracing/trace-routes';
import { Tracer } from './tracing/tracer';
import type { Trust, TrustInUsers } from './trust/trust';
import { trustInIdentity } from './trust/trust-in-identity';

/** What a service is made from. */
export interface ServiceContext<Config extends BaseConfig = BaseConfig> extends Omit<Infrastructure, 'close'> {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Calls other services in the name of this one. */
  readonly internalFetch: InternalFetch;
  readonly trust: Trust;
  /** Keeps the traces of this process. */
  readonly tracer: Tracer;
}

/**
 * A service's running parts. `drain` ends answers that have no end of their own, as stopping waits for all others;
 * `stop` ends what `create` began: timers, subscriptions, workers.
 */
export interface ServiceProgram {
  readonly handler: RequestListener;
  /** Whether it traces its requests by itself, as all others are traced by what starts them. */
  readonly tracesItself?: true;
  readonly server?: (server: Server) => void;
  /** How long the headers of a request may be together; unless given, somewhat longer than gateways take them. */
  readonly maxHeaderBytes?: number;
  /** What it answers to the private network alone, on an address of its own. */
  readonly internal?: { readonly handler: RequestListener; readonly host: string; readonly port: number };
  readonly drain?: () => void;
  /**
   * What browsers can ask of it, and of gateways what their shell gives to remotes: the registry holds releases to it.
   */
  readonly provides?: { readonly calls: Calls; readonly shell?: () => Promise<ShellProvides | undefined> };
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
  /** How its collections are divided where there are many shards; tests hold its requests to it. */
  readonly sharding?: Sharding;
  /** Identity alone has trust in users of its own; everybody else's comes from identity. */
  ownTrust?(context: Omit<ServiceContext<Config>, 'trust'>): Promise<TrustInUsers & { stop?(): void }>;
  create(context: ServiceContext<Config>): Promise<ServiceProgram>;
}

export interface RunningService {
  readonly name: string;
  readonly url: string;
  /** Where it answers to the private network alone, if that is an address of its own. */
  readonly internalUrl?: string;
  stop(): Promise<void>;
}

/** What a launcher of several services in one process shares between them. */
export interface Shared {
  readonly log?: Log;
  readonly infrastructure?: Infrastructure;
}

/**
 * What services take of a gateway, which holds its clients to less: the headers that it adds come on top of the 16 kB
 * that it takes, and a request that arrives slowly may take up to ten minutes there.
 */
const serverLimits = { maxHeaderSize: 20 * 1024, requestTimeout: 660_000, keepAliveTimeout: 65_000 };

/**
 * What all but the requests under way may take to stop, whatever hangs: launchers and clusters lose patience and kill.
 */
const closeMs = 1500;

/**
 * Environment → connect → listen. What was opened is closed in reverse, on `stop` as when a later step fails.
 * `stop` first says at `/readyz` that it stops, and serves for STOP_GRACE_MS more. Then requests under way have
 * STOP_REQUESTS_MS to end; where something hangs it rejects a second and a half later, with its name.
 * @throws ConfigError, or what kept it from connecting or listening
 */
export async function startService<Config extends BaseConfig>(
  service: ServiceDefinition<Config>,
  env: NodeJS.ProcessEnv,
  shared: Shared = {},
): Promise<RunningService> {
  const needs = productionNeeds(service, shared);
  const config = readConfig(service.config, env, needs);
  const log = shared.log?.child({ service: service.name }) ?? createLog(service.name, config.LOG_LEVEL);
  for (const omission of allowedOmissions(env, needs)) log.warn(omission);
  const opened: Closable[] = [];
  const close = () => closeAll(opened, log, config.STOP_REQUESTS_MS + closeMs);
  try {
    const { server, ...addresses } = await open(service, config, log, shared, opened);
    log.info(addresses, 'listening');
    return {
      name: service.name,
      ...addresses,
      async stop() {
        try {
          announceStop(server);
          log.info({ graceMs: config.STOP_GRACE_MS }, 'stopping');
          if (config.STOP_GRACE_MS > 0) await delay(config.STOP_GRACE_MS);
          await close();
          log.info('stopped');
        } finally {
          log.flush();
        }
      },
    };
  } catch (error) {
    await close().catch(() => undefined); // logged; why it did not start matters more
    throw error;
  }
}

function productionNeeds({ database, productionNeeds }: ServiceDefinition, shared: Shared): ProductionNeeds {
  return {
    ...(database ? { MONGODB_URI: 'Nothing can be stored.' } : {}),
    ...(shared.infrastructure
      ? {}
      : {
          REDIS_URL: 'Instances share no cache, no limits and no live updates.',
          BUS_SECRET: 'Whoever reaches a service or its Redis is taken for a service, and can change permissions.',
        }),
    ...productionNeeds,
  };
}

/** @param opened gets, for everything that is opened, how to close it @returns the server and the addresses */
async function open<Config extends BaseConfig>(
  service: ServiceDefinition<Config>,
  config: Config,
  log: Log,
  shared: Shared,
  opened: Closable[],
): Promise<Pick<RunningService, 'url' | 'internalUrl'> & { server: Server }> {
  const { database } = service;
  if (database) {
    if (!config.MONGODB_URI) throw new Error(`${service.name} needs MONGODB_URI`);
    opened.push({ what: 'the database', close: () => database.close() });
    await openDatabase(database, config.MONGODB_URI, service.name);
  }
  const infrastructure =
    shared.infrastructure ?? (await openInfrastructure(config.REDIS_URL, log, config.BUS_SECRET, true));
  if (!shared.infrastructure) opened.push({ what: 'cache and bus', close: () => infrastructure.close() });
  const { close: _, ...shares } = infrastructure;
  const metrics = createMetrics(service.name, !shared.infrastructure);
  metrics.registry.registerMetric(infrastructure.rejections.counter);
  const serviceTokens = createServiceTokens(infrastructure.authentication);
  const internalFetch = createInternalFetch(
    service.name,
    serviceTokens,
    new InstanceAddresses(config.SERVICE_ADDRESSES),
  );
  const exporter = await openExporter(service.name, config.OTEL_EXPORTER_OTLP_ENDPOINT, log);
  if (exporter) opened.push({ what: 'the export of traces', close: () => exporter.close() });
  const tracer = new Tracer(service.name, { slowMs: config.TRACE_SLOW_MS, exportSpans: exporter?.exportSpans });
  const base = { ...shares, config, log, metrics, internalFetch, tracer };
  const trustInUsers: TrustInUsers & { stop?(): void } =
    (await service.ownTrust?.(base)) ?? trustInIdentity(config, base);
  opened.push({ what: 'trust', close: () => trustInUsers.stop?.() });
  const trust: Trust = {
    ...trustInUsers,
    verifyService: (token, call) => serviceTokens.check(token, { ...call, audience: service.name }),
  };
  const program = await service.create({ ...base, trust });
  opened.push({ what: 'the program', close: () => program.stop?.() });
  const handler = program.tracesItself
    ? program.handler
    : traceRequests(traceRoutes(program.handler, { tracer, trust, log, metrics }), tracer);
  const { maxHeaderBytes } = program;
  const server = createServer(
    { ...serverLimits, ...(maxHeaderBytes ? { maxHeaderSize: maxHeaderBytes } : {}) },
    handler,
  );
  program.server?.(server);
  const url = await listen(server, config.PORT ?? service.port, config.HOST);
  opened.push({ what: 'the server', close: () => closeServer(server, config.STOP_REQUESTS_MS, program.drain) });
  if (program.provides) {
    const options = { ...program.provides, registryUrl: config.REGISTRY_URL, internalFetch, log };
    opened.push({ what: 'what it publishes to the registry', close: publishProvides(options) });
  }
  if (!program.internal) return { server, url };
  const internal = createServer(program.internal.handler);
  const internalUrl = await listen(internal, program.internal.port, program.internal.host);
  opened.push({ what: 'the internal server', close: () => closeServer(internal, config.STOP_REQUESTS_MS) });
  return { server, url, internalUrl };
}

/** @returns the address */
function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`);
    });
  });
}

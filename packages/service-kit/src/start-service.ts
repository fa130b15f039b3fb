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

/** What a service is created from. */
export interface ServiceContext<Config extends BaseConfig = BaseConfig> extends Omit<Infrastructure, 'close'> {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Calls other services on behalf of this one. */
  readonly internalFetch: InternalFetch;
  readonly trust: Trust;
  /** Stores the traces of this process. */
  readonly tracer: Tracer;
}

/**
 * A service's running parts. `drain` ends responses that have no end of their own, as a stop waits for all others;
 * `stop` ends what `create` started: timers, subscriptions, workers.
 */
export interface ServiceProgram {
  readonly handler: RequestListener;
  /** Whether the service traces its requests itself; for all other services, the code that starts them does. */
  readonly tracesItself?: true;
  readonly server?: (server: Server) => void;
  /** The maximum total size of a request's headers; the default is somewhat more than gateways accept. */
  readonly maxHeaderBytes?: number;
  /**
   * Whether its handler awaits no event of a request without a body, such as `end` or `close`: node:http then has less
   * to do for each.
   */
  readonly ignoresEmptyBodies?: true;
  /** The handler for the private network alone, at a separate address. */
  readonly internal?: { readonly handler: RequestListener; readonly host: string; readonly port: number };
  readonly drain?: () => void;
  /**
   * The calls that browsers may make, and for gateways also what their shell provides to remotes: the registry checks
   * releases against this.
   */
  readonly provides?: { readonly calls: Calls; readonly shell?: () => Promise<ShellProvides | undefined> };
  stop?(): Promise<void>;
}

/** A service that can be started alone or with others in one process. */
export interface ServiceDefinition<Config extends BaseConfig = BaseConfig> {
  readonly name: string;
  readonly port: number;
  readonly config: z.ZodType<Config>;
  /** What the service needs in production, in addition to the database and Redis. */
  readonly productionNeeds?: ProductionNeeds;
  readonly database?: Connection;
  /** How its collections are divided among several shards; tests check its queries against this. */
  readonly sharding?: Sharding;
  /** Identity alone verifies users by its own data; all other services use identity's. */
  ownTrust?(context: Omit<ServiceContext<Config>, 'trust'>): Promise<TrustInUsers & { stop?(): void }>;
  create(context: ServiceContext<Config>): Promise<ServiceProgram>;
}

export interface RunningService {
  readonly name: string;
  readonly url: string;
  /** The address for the private network alone, if there is a separate one. */
  readonly internalUrl?: string;
  stop(): Promise<void>;
}

/** What a launcher of several services in one process shares among them. */
export interface Shared {
  readonly log?: Log;
  readonly infrastructure?: Infrastructure;
}

/**
 * What services accept from a gateway, which has stricter limits for its clients: the headers that it adds come on top
 * of the 16 kB that it accepts, and a request that arrives slowly may take up to ten minutes there.
 */
const defaultMaxHeaderBytes = 20 * 1024;
const serverLimits = { requestTimeout: 660_000, keepAliveTimeout: 65_000 };

/** Older versions of Node ignore this option, and the types do not declare it. */
const withoutEvents = { optimizeEmptyRequests: true };

/**
 * How long everything except pending requests may take to stop, even if something hangs: launchers and clusters kill a
 * process after a time limit.
 */
const closeMs = 1500;

/**
 * Environment → connect → listen. Opened resources are closed in reverse order, on `stop` and when a later step fails.
 * `stop` first reports at `/readyz` that the service is stopping, and serves for another STOP_GRACE_MS. Then pending
 * requests have STOP_REQUESTS_MS to end; if something hangs, `stop` rejects a second and a half later, with its name.
 * @throws ConfigError, or the error that prevented it from connecting or listening
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
    await close().catch(() => undefined); // logged; the reason for the failed start matters more
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

/** @param opened receives a close function for each opened resource @returns the server and the addresses */
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
  const maxHeaderSize = program.maxHeaderBytes ?? defaultMaxHeaderBytes;
  const emptyBodies = program.ignoresEmptyBodies ? withoutEvents : {};
  const server = createServer({ ...serverLimits, maxHeaderSize, ...emptyBodies }, handler);
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

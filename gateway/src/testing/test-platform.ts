import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import { openInfrastructure } from '@plaza/service-kit/lifecycle/infrastructure';
import { createLog, type Log } from '@plaza/service-kit/logging/log';
import { startService } from '@plaza/service-kit/start-service';
import type { Tracer } from '@plaza/service-kit/tracing/tracer';
import { client, listen } from '@plaza/test-kit/http';
import { FileAccess } from '../remotes/files/file-access';
import { service } from '../service';
import { echo, type StubbedAnswers, stubbedAnswers, stubService } from './stubbed-services';

export interface PlatformOptions {
  readonly env?: Record<string, string>;
  readonly services?: Partial<Record<ServiceName, RequestListener>>;
  readonly log?: Log;
  readonly redisUrl?: string;
  /** What identity and registry answer from the start. */
  readonly stubbed?: Partial<StubbedAnswers>;
}

/**
 * How to stop the platforms that still run. If a hook times out, its test never gets the platform, which would then
 * keep the whole run from ending.
 */
const unstopped = new Set<() => Promise<void>>();
afterAll(async () => {
  await Promise.all([...unstopped].map((stop) => stop()));
  unstopped.clear();
});

/** Starts a gateway on a free port in front of five small HTTP servers. */
export async function startPlatform({ env, services = {}, log, redisUrl, stubbed: own }: PlatformOptions = {}) {
  const stubbed = stubbedAnswers(own);
  const silent = log ?? createLog('gateway', 'silent');
  const upstreams = await Promise.all(
    ServiceName.options.map(
      async (name) => [name, await listen(stubService(name, stubbed, services[name] ?? echo(name)))] as const,
    ),
  );
  const urls = Object.fromEntries(upstreams.map(([name, { url }]) => [`${name.toUpperCase()}_URL`, url]));
  const infrastructure = await openInfrastructure(redisUrl, silent);
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'plaza-gateway-'));
  const settings = {
    NODE_ENV: 'test',
    PORT: '0',
    INTERNAL_PORT: '0',
    SHELL_DIR: '/nowhere',
    REMOTES_CACHE_DIR: cacheDir,
    CONFIGURATION_DIR: path.join(cacheDir, 'configuration'),
    ...urls,
    ...env,
  };
  const access = new FileAccess(infrastructure.authentication, { PUBLIC_URL: 'http://localhost', NODE_ENV: 'test' });
  let tracer: Tracer | undefined;
  const definition: typeof service = {
    ...service,
    create(context) {
      tracer = context.tracer;
      return service.create(context);
    },
  };
  const closeRest = async () => {
    await infrastructure.close();
    await Promise.all(upstreams.map(([, server]) => server.close().catch(alreadyClosed)));
    await rm(cacheDir, { recursive: true, force: true });
  };
  const running = await startService(definition, settings, { log: silent, infrastructure }).catch(async (error) => {
    await closeRest();
    throw error;
  });
  const stop = async () => {
    await running.stop();
    await closeRest();
  };
  unstopped.add(stop);
  if (!tracer) throw new Error('the gateway was started without its tracer');
  const servers = Object.fromEntries(upstreams) as Record<ServiceName, Awaited<ReturnType<typeof listen>>>;

  return {
    url: running.url,
    internalUrl: running.internalUrl ?? '',
    /** The gateway's metrics in Prometheus' text format. */
    metrics: async () => (await client(running.internalUrl ?? '').get<string>('/metrics')).body,
    port: Number(new URL(running.url).port),
    bus: infrastructure.bus,
    tracer,
    cacheDir,
    /** The cookie for files of these remotes, as browsers send it. */
    cookieFor: (...remotes: RemoteName[]) => access.grant(remotes).replace(/;.*/, ''),
    stubbed,
    servers,
    async stop() {
      unstopped.delete(stop);
      await stop();
    },
  };
}

/** Runs `work` on a platform that is stopped afterwards. */
export async function withPlatform(
  options: PlatformOptions,
  work: (platform: Platform) => Promise<void>,
): Promise<void> {
  const platform = await startPlatform(options);
  try {
    await work(platform);
  } finally {
    await platform.stop();
  }
}

export type Platform = Awaited<ReturnType<typeof startPlatform>>;

function alreadyClosed(error: Error & { code?: string }): void {
  if (error.code !== 'ERR_SERVER_NOT_RUNNING') throw error;
}

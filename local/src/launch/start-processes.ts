import fs from 'node:fs';
import { BaseConfig, readConfig } from '@plaza/service-kit/config';
import { startRedis } from '@plaza/test-kit/redis';
import type { LauncherOptions } from './config';
import { platformEnvironment } from './environment';
import type { Platform, StopList } from './platform';
import { logsFolder, pidFile } from './platform-folder';
import { gatewayUrls, programInstances } from './program-instances';
import { ProgramProcess } from './program-process';

/** How long a process needs to stop in addition to its grace time and its requests. */
const stopMs = 5500;

/**
 * Runs the platform as in production: one or several processes per service, with Redis; any process can be killed. With
 * several of each, a process that ends is restarted.
 */
export async function startProcesses(options: LauncherOptions, mongodbUri: string, stops: StopList): Promise<Platform> {
  fs.mkdirSync(logsFolder(options.dir), { recursive: true });
  const redisUrl = options.redisUrl ?? (await startOwnRedis(options, stops));
  const env = platformEnvironment({ ...options, redisUrl }, mongodbUri);
  const { STOP_GRACE_MS, STOP_REQUESTS_MS } = readConfig(BaseConfig, env);
  const processOptions = {
    root: options.root,
    dir: options.dir,
    env,
    isRestarted: options.instances > 1,
    stopMs: STOP_GRACE_MS + STOP_REQUESTS_MS + stopMs,
  };

  // Gateways stop first, then all services concurrently, so that none waits for another.
  const [serviceStops, gatewayStops] = [stops.group(), stops.group()];
  await Promise.all(
    programInstances(options).map(async (instance) => {
      const program = new ProgramProcess(instance, processOptions, (text) => process.stdout.write(`${text}\n`));
      (instance.isGateway ? gatewayStops : serviceStops).add(instance.name, () => program.stop());
      await program.start();
    }),
  );
  const [url = '', ...more] = gatewayUrls(options);
  return { url, more, stop: () => stops.stopAll() };
}

async function startOwnRedis(options: LauncherOptions, stops: StopList): Promise<string> {
  const redis = await startRedis();
  if (!redis) throw new Error('--processes needs a Redis: install redis-server, or set REDIS_URL.');
  stops.add('Redis', () => redis.stop());
  fs.writeFileSync(pidFile(options.dir, 'redis'), `${redis.pid}\n`);
  return redis.url;
}

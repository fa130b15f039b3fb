import fs from 'node:fs';
import path from 'node:path';
import { openBacking } from '@plaza/service-kit/backing';
import { createLog } from '@plaza/service-kit/log';
import { type RunningService, type ServiceDefinition, startService } from '@plaza/service-kit/start-service';
import { pino } from 'pino';
import { gateway, services } from './areas';
import type { LocalPlan } from './config';
import { platformEnvironment } from './environment';
import type { Platform, StopList } from './platform';

/** The whole platform in this process: cache, limits and bus in memory unless there is a Redis. */
export async function startInOneProcess(plan: LocalPlan, mongodbUri: string, stops: StopList): Promise<Platform> {
  const env = platformEnvironment(plan, mongodbUri);
  const file = path.join(plan.dir, 'logs', 'plaza.log');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const destination = pino.destination({ dest: file, sync: false, minLength: 4096, periodicFlush: 200 });
  const log = createLog(undefined, env.LOG_LEVEL ?? 'info', destination);
  const backing = await openBacking(plan.redisUrl, log);
  stops.add('cache and bus', () => backing.close());

  // Together, so that stopping takes no longer than the slowest of them, also where the database does not answer.
  const behindTheDoor = stops.together();
  const start = async (service: ServiceDefinition, own: NodeJS.ProcessEnv, list: Pick<StopList, 'add'>) => {
    const running = await startService(service, { ...env, ...own }, { log, backing });
    list.add(service.name, () => running.stop());
    return running;
  };
  const urls: Record<string, string> = {};
  const startOn = async (service: ServiceDefinition) => {
    const running = await start(service, { ...urls, PORT: '0' }, behindTheDoor);
    urls[urlVariable(running)] = running.url;
  };
  // Each service is told where those are that it asks: all ask identity, finance asks markets for rates.
  const asked = services.filter(({ name }) => name === 'identity' || name === 'markets');
  for (const service of asked) await startOn(service);
  await Promise.all(services.filter((service) => !asked.includes(service)).map(startOn));
  const host = process.env.HOST ?? '127.0.0.1';
  await start(gateway, { ...urls, PORT: String(plan.port), HOST: host }, stops);
  return { url: `http://localhost:${plan.port}`, stop: () => stops.stopAll() };
}

const urlVariable = ({ name }: RunningService) => `${name.toUpperCase()}_URL`;

import fs from 'node:fs';
import path from 'node:path';
import { BaseConfig, readConfig } from '@plaza/service-kit/config';
import { openInfrastructure } from '@plaza/service-kit/lifecycle/infrastructure';
import { BufferedLines } from '@plaza/service-kit/logging/buffered-lines';
import { createLog } from '@plaza/service-kit/logging/log';
import { type RunningService, type ServiceDefinition, startService } from '@plaza/service-kit/start-service';
import { gatewayUrlAt } from '../../commands/gateway-url.mjs';
import type { LauncherOptions } from './config';
import { platformEnvironment } from './environment';
import type { Platform, StopList } from './platform';
import { logFile } from './platform-folder';
import { freePortFrom } from './port';
import { gateway, services } from './programs';

/**
 * The offset of the registry's port, or the next free one after it, from the gateway's port, and the same for identity:
 * services of areas outside this repository call these two. All other services use any free port.
 */
const registryOffset = 105;
const identityOffset = 101;

/** Runs the whole platform in this process. Cache, limits and bus are in memory unless Redis is configured. */
export async function startInOneProcess(
  options: LauncherOptions,
  mongodbUri: string,
  stops: StopList,
): Promise<Platform> {
  const env = platformEnvironment(options, mongodbUri);
  const file = logFile(options.dir, 'plaza');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const log = createLog(undefined, env.LOG_LEVEL ?? 'info', new BufferedLines(file));
  const infrastructure = await openInfrastructure(options.redisUrl, log, readConfig(BaseConfig, env).BUS_SECRET);
  stops.add('cache and bus', () => infrastructure.close());

  // A group, so that stopping takes no longer than the slowest service, even if the database does not respond.
  const serviceStops = stops.group();
  const start = async (service: ServiceDefinition, ownEnv: NodeJS.ProcessEnv, list: Pick<StopList, 'add'>) => {
    const running = await startService(service, { ...env, ...ownEnv }, { log, infrastructure });
    list.add(service.name, () => running.stop());
    return running;
  };
  // Identity and the registry call each other, so one address has to be known before its service starts.
  const registryPort = await freePortFrom(options.port + registryOffset);
  const ports: Record<string, number> = {
    registry: registryPort,
    identity: await freePortFrom(options.port + identityOffset),
  };
  const urls: Record<string, string> = { REGISTRY_URL: `http://127.0.0.1:${registryPort}` };
  const startWithUrls = async (service: ServiceDefinition) => {
    const running = await start(service, { ...urls, PORT: String(ports[service.name] ?? 0) }, serviceStops);
    urls[urlVariable(running)] = running.url;
  };
  // Services get the addresses of those that they call: all call identity, and finance calls markets for exchange
  // rates.
  const called = services.filter(({ name }) => name === 'identity' || name === 'markets');
  for (const service of called) await startWithUrls(service);
  await Promise.all(services.filter((service) => !called.includes(service)).map(startWithUrls));
  const host = process.env.HOST || '127.0.0.1';
  await start(gateway, { ...urls, PORT: String(options.port), HOST: host }, stops);
  return { url: gatewayUrlAt(options.port, host), more: [], stop: () => stops.stopAll() };
}

const urlVariable = ({ name }: RunningService) => `${name.toUpperCase()}_URL`;

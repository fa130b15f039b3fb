import { releaseBuiltRemotes } from '../release/release-built-remotes';
import { seedPlatform } from '../seed/seed';
import type { LauncherOptions } from './config';
import type { Platform, StopList } from './platform';
import { startInOneProcess } from './start-in-one-process';
import { startProcesses } from './start-processes';
import { deployToken } from './stored-secrets';

/** Starts all services on an open database, adds the demo users if configured, and releases the built remotes. */
export async function openPlatform(options: LauncherOptions, mongodbUri: string, stops: StopList): Promise<Platform> {
  const platform = await (options.processes ? startProcesses : startInOneProcess)(options, mongodbUri, stops);
  if (options.seed) await seedPlatform(mongodbUri, options.seedDays);
  const token = process.env.DEPLOY_TOKEN || deployToken(options.dir);
  const { kept } = await releaseBuiltRemotes(options.root, { gatewayUrl: platform.url, token });
  for (const sentence of kept) process.stdout.write(`${sentence}\n`);
  return platform;
}

import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startRedis } from '@plaza/test-kit/redis';
import type { LauncherOptions } from './config';
import { platformEnvironment } from './environment';
import type { Platform, StopList } from './platform';
import { programs } from './programs';

/** Services listen on the gateway's port + 101 and above, so that two platforms on one machine do not collide. */
const firstServiceOffset = 101;
const startTimeoutMs = 15_000;

/** Runs the platform as in production: a process per service, with Redis; any process can be killed. */
export async function startProcesses(options: LauncherOptions, mongodbUri: string, stops: StopList): Promise<Platform> {
  const logs = path.join(options.dir, 'logs');
  fs.mkdirSync(logs, { recursive: true });
  const redisUrl = options.redisUrl ?? (await startOwnRedis(options, stops));
  const placements = programs.map((program, index) => {
    const isGateway = program.urlVariable === undefined;
    return { ...program, port: isGateway ? options.port : options.port + firstServiceOffset + index };
  });
  const urls = Object.fromEntries(
    placements.flatMap(({ urlVariable, port }) => (urlVariable ? [[urlVariable, `http://127.0.0.1:${port}`]] : [])),
  );
  const env = { ...platformEnvironment({ ...options, redisUrl }, mongodbUri), ...urls };

  // The gateway is stopped first, and then all services together, so that none waits for another one.
  const [serviceStops, gatewayStops] = [stops.group(), stops.group()];
  await Promise.all(
    placements.map(async ({ service, folder, port, urlVariable }) => {
      const output = fs.openSync(path.join(logs, `${service.name}.log`), 'a');
      const main = path.join(options.root, folder, 'dist/main.cjs');
      const child = spawn(process.execPath, ['--enable-source-maps', main], {
        cwd: options.root,
        env: { ...env, PORT: String(port), STOP_WITH_PARENT: 'true' },
        stdio: ['pipe', output, output],
        detached: true, // Ctrl-C is for the launcher, which stops them in order
      });
      fs.closeSync(output);
      (urlVariable ? serviceStops : gatewayStops).add(service.name, () => stopProcess(child));
      reportExit(service.name, child);
      fs.writeFileSync(path.join(options.dir, `${service.name}.pid`), `${child.pid}\n`);
      await untilHealthy(service.name, child, `http://127.0.0.1:${port}/healthz`);
    }),
  );
  return { url: `http://localhost:${options.port}`, stop: () => stops.stopAll() };
}

async function startOwnRedis(options: LauncherOptions, stops: StopList): Promise<string> {
  const redis = await startRedis();
  if (!redis) throw new Error('--processes needs a Redis: install redis-server, or set REDIS_URL.');
  stops.add('Redis', () => redis.stop());
  fs.writeFileSync(path.join(options.dir, 'redis.pid'), `${redis.pid}\n`);
  return redis.url;
}

const stopping = new WeakSet<ChildProcess>();

function reportExit(name: string, child: ChildProcess) {
  child.once('exit', (code, signal) => {
    if (!stopping.has(child))
      process.stdout.write(`  ${name} ended (${signal ?? `code ${code}`}); the rest goes on.\n`);
  });
}

async function untilHealthy(name: string, child: ChildProcess, url: string): Promise<void> {
  const end = Date.now() + startTimeoutMs;
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`${name} did not start; its log says why.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} does not answer after ${startTimeoutMs / 1000} seconds.`);
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode) return resolve();
    stopping.add(child);
    const timer = setTimeout(() => child.kill('SIGKILL'), 8000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startRedis } from '@plaza/test-kit/redis';
import { programs } from './areas';
import type { LocalPlan } from './config';
import { platformEnvironment } from './environment';
import type { Platform, StopList } from './platform';

/** Services listen from the gateway's port + 101 on, so that two platforms on one machine keep apart. */
const firstServiceOffset = 101;
const readyMs = 15_000;

/** The shape of production on one machine: a process per service on a Redis, any of which can be killed. */
export async function startProcesses(plan: LocalPlan, mongodbUri: string, stops: StopList): Promise<Platform> {
  const logs = path.join(plan.dir, 'logs');
  fs.mkdirSync(logs, { recursive: true });
  const redisUrl = plan.redisUrl ?? (await ownRedis(plan, stops));
  const placed = programs.map((program, index) => {
    const isDoor = program.urlVariable === undefined;
    return { ...program, port: isDoor ? plan.port : plan.port + firstServiceOffset + index };
  });
  const urls = Object.fromEntries(
    placed.flatMap(({ urlVariable, port }) => (urlVariable ? [[urlVariable, `http://127.0.0.1:${port}`]] : [])),
  );
  const env = { ...platformEnvironment({ ...plan, redisUrl }, mongodbUri), ...urls };

  // The door is stopped first, and then all others together: none of them waits for what keeps another one.
  const [others, door] = [stops.together(), stops.together()];
  await Promise.all(
    placed.map(async ({ service, folder, port, urlVariable }) => {
      const output = fs.openSync(path.join(logs, `${service.name}.log`), 'a');
      const main = path.join(plan.root, folder, 'dist/main.cjs');
      const child = spawn(process.execPath, ['--enable-source-maps', main], {
        cwd: plan.root,
        env: { ...env, PORT: String(port), STOP_WITH_PARENT: 'true' },
        stdio: ['pipe', output, output],
        detached: true, // Ctrl-C is for the launcher, which stops them in order
      });
      fs.closeSync(output);
      (urlVariable ? others : door).add(service.name, () => end(child));
      report(service.name, child);
      fs.writeFileSync(path.join(plan.dir, `${service.name}.pid`), `${child.pid}\n`);
      await answering(service.name, child, `http://127.0.0.1:${port}/healthz`);
    }),
  );
  return { url: `http://localhost:${plan.port}`, stop: () => stops.stopAll() };
}

async function ownRedis(plan: LocalPlan, stops: StopList): Promise<string> {
  const redis = await startRedis();
  if (!redis) throw new Error('--processes needs a Redis: install redis-server, or set REDIS_URL.');
  stops.add('Redis', () => redis.stop());
  fs.writeFileSync(path.join(plan.dir, 'redis.pid'), `${redis.pid}\n`);
  return redis.url;
}

const stopping = new WeakSet<ChildProcess>();

function report(name: string, child: ChildProcess) {
  child.once('exit', (code, signal) => {
    if (!stopping.has(child))
      process.stdout.write(`  ${name} ended (${signal ?? `code ${code}`}); the rest goes on.\n`);
  });
}

async function answering(name: string, child: ChildProcess, url: string): Promise<void> {
  const end = Date.now() + readyMs;
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`${name} did not start; its log says why.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} does not answer after ${readyMs / 1000} seconds.`);
}

function end(child: ChildProcess): Promise<void> {
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

import fs from 'node:fs';
import { HostFailure, hostExit, messageOf } from '../host-exit';
import { databaseUri, socketPath } from '../socket-path';
import { prepareDataDirectory } from './data-directory';
import { openEngine } from './engine';
import { hostOptions } from './host-options';
import { Listener } from './listener';
import { startTtlMonitor } from './ttl-monitor';

/** Opens the engine on a data directory, serves it on a socket, and closes it on request. */
async function host(args: string[]): Promise<void> {
  const options = hostOptions(args);
  process.umask(0o077); // the data files and the socket are for this user alone
  const stopRequested = stopRequest(options.untilStdinEnds);
  const dir = prepareDataDirectory(options.dir);
  const socket = socketPath(dir, options.socket);
  const engine = await openEngine(dir);
  const listener = new Listener(engine);
  try {
    fs.rmSync(socket, { force: true }); // a stale one: the engine's lock proves that no other process serves this directory
    await listener.listen(socket);
  } catch (error) {
    await engine.close();
    throw new HostFailure(hostExit.cannotListen, `cannot listen on ${socket}: ${messageOf(error)}`);
  }
  const ttlMonitor = startTtlMonitor(engine, options.ttlIntervalSeconds);
  say({ ready: true, pid: process.pid, uri: databaseUri(socket), dir });

  const reason = await stopRequested;
  await Promise.all([ttlMonitor.stop(), listener.close()]);
  fs.rmSync(socket, { force: true }); // before the lock is released: afterwards the path may belong to the next process
  await engine.close();
  say({ closed: true, reason });
}

function stopRequest(untilStdinEnds: boolean): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    process.stdout.on('error', () => resolve('nobody reads standard output'));
    if (!untilStdinEnds) return;
    process.stdin.on('end', () => resolve('standard input ended'));
    process.stdin.on('error', () => resolve('standard input failed'));
    process.stdin.resume();
  });
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

host(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(messageOf(error));
    process.exit(error instanceof HostFailure ? error.exitCode : hostExit.cannotOpen);
  },
);

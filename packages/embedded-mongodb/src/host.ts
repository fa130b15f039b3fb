import fs from 'node:fs';
import { prepareDataDirectory } from './data-directory';
import { openEngine } from './engine';
import { HostFailure, hostExit, wordsOf } from './host-exit';
import { hostOptions } from './host-options';
import { Listener } from './listener';
import { databaseUri, socketPath } from './socket-path';
import { sweepRegularly } from './ttl-sweep';

/** One process, one engine, one data directory: opens it, serves it on a socket, and closes it when asked to. */
async function host(args: string[]): Promise<void> {
  const options = hostOptions(args);
  process.umask(0o077); // the data files and the socket are for this user alone
  const askedToStop = stopRequest(options.untilStdinEnds);
  const dir = prepareDataDirectory(options.dir);
  const socket = socketPath(dir, options.socket);
  const engine = await openEngine(dir);
  const listener = new Listener(engine);
  try {
    fs.rmSync(socket, { force: true }); // a stale one: the engine's lock proves that nobody else serves this directory
    await listener.listen(socket);
  } catch (error) {
    await engine.close();
    throw new HostFailure(hostExit.cannotListen, `cannot listen on ${socket}: ${wordsOf(error)}`);
  }
  const sweep = sweepRegularly(engine, options.sweepSeconds);
  say({ ready: true, pid: process.pid, uri: databaseUri(socket), dir });

  const reason = await askedToStop;
  await Promise.all([sweep.stop(), listener.close()]);
  fs.rmSync(socket, { force: true }); // before the lock is given up: after that the path may be the next owner's
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
    console.error(wordsOf(error));
    process.exit(error instanceof HostFailure ? error.exitCode : hostExit.cannotOpen);
  },
);

import { isServed } from '@plaza/embedded-mongodb';
import { keepCompiledCode } from '@plaza/service-kit/lifecycle/enable-compile-cache';
import { password, users } from '../seed/users';
import { type LauncherOptions, readOptions } from './config';
import { openPlatformDatabase } from './database';
import { requireFreePorts } from './free-ports';
import { type Platform, StopList } from './platform';
import { databaseFolder, deleteData } from './platform-folder';
import { startUntilStopped } from './start-until-stopped';
import { stopWithShell } from './stop-with-shell';

/** `npm start`, after installation and build: runs the whole platform on this machine until Ctrl-C. */
async function main() {
  const startedAt = Number(process.env.PLAZA_STARTED_AT) || Date.now();
  const options = readOptions(process.argv.slice(2), process.env, process.cwd());
  await requireFreePorts(options);
  if (options.fresh) await beginAnew(options);
  const stops = new StopList();
  stopOnSignals(stops);
  const platform = await startUntilStopped(() => start(options, stops), stops);
  if (platform) say(welcome(platform, Date.now() - startedAt, options.seed));
  keepCompiledCode();
}

/**
 * The program of all services is large, so it is loaded while the database opens: only once its process runs, as
 * loading blocks this one.
 */
async function start(options: LauncherOptions, stops: StopList): Promise<Platform> {
  let program: Promise<typeof import('./open-platform')> | undefined;
  const load = () => {
    program ??= import('./open-platform');
    return program;
  };
  const mongodbUri = await openPlatformDatabase(options, stops, { onSpawned: () => void load() });
  const { openPlatform } = await load();
  const platform = await openPlatform(options, mongodbUri, stops);
  await requestFirstPage(platform.url);
  return platform;
}

async function beginAnew({ dir, mongodbUri }: LauncherOptions) {
  if (mongodbUri) throw new Error('--fresh empties the development database only; MONGODB_URI names another one.');
  if (await isServed(databaseFolder(dir))) {
    throw new Error(`${dir} is in use by a running platform; stop it before starting over.`);
  }
  deleteData(dir);
}

async function requestFirstPage(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the first page answered ${response.status}: ${await response.text()}`);
}

function stopOnSignals(stops: StopList) {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    say('\nStopping ...');
    stops.stopAll().then(
      () => process.exit(0),
      (error) => fail(error),
    );
  };
  process.stdout.on('error', stop); // the terminal was closed
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  stopWithShell(stop);
}

function welcome({ url, more }: Platform, ms: number, seeded: boolean): string {
  const width = Math.max(...users.map(({ email }) => email.length));
  const rows = users.map(({ email, role, about }) => `  ${email.padEnd(width)}  ${role.padEnd(20)}  ${about}`);
  return [
    '',
    `Plaza is open at ${url}  (first page after ${(ms / 1000).toFixed(1)} s)`,
    ...more.map((other) => `and at ${other}`),
    '',
    ...(seeded ? [`Sign in with any of these; the password is ${password} for all:`, ...rows, ''] : []),
    `Mail sent on this machine: ${url}/dev/mail`,
    'Ctrl-C stops everything.',
    '',
  ].join('\n');
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function fail(error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}${cause}\n`);
  if (process.env.PLAZA_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}

main().catch(fail);

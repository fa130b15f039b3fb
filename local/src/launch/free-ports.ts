import { isServed } from '@plaza/embedded-mongodb';
import type { LauncherOptions } from './config';
import { databaseFolder, otherFolder } from './platform-folder';
import { isPortFree } from './port';

type Options = Pick<LauncherOptions, 'root' | 'dir' | 'port' | 'fresh' | 'instances' | 'processes' | 'mongodbUri'>;
type IsFree = (port: number) => Promise<boolean>;

/** Ports that are suggested in place of one that is taken. */
const advised = Array.from({ length: 30 }, (_, index) => 8081 + index);

/**
 * Ensures that everything a platform starts has its port to itself, before anything is started: if a process could not
 * listen, the others would talk to whatever else uses its port.
 * @throws Error with the port that is taken, and one that would work
 */
export async function requireFreePorts(options: Options, isFree: IsFree = isPortFree): Promise<void> {
  const taken = await firstTaken(options, isFree);
  if (taken === undefined) return;
  const other = await firstRoom(options, isFree);
  const advice = other === undefined ? ' with PORT.' : `: ${await commandAt(other, options)}`;
  throw new Error(`Port ${taken} is already in use. Stop what uses it, or choose another${advice}`);
}

/** The same start at another port, and in another folder if another platform uses the data in this one. */
async function commandAt(port: number, options: Options): Promise<string> {
  const isInUse = options.mongodbUri === undefined && (await isServed(databaseFolder(options.dir)));
  const variables = [...(isInUse ? [`PLAZA_DIR=${otherFolder(options)}`] : []), `PORT=${port}`];
  const flags = [
    ...(options.fresh ? ['--fresh'] : []),
    ...(options.processes ? ['--processes'] : []),
    ...(options.instances > 1 ? [`--instances ${options.instances}`] : []),
  ];
  return [...variables, 'npm start', ...(flags.length > 0 ? ['--', ...flags] : [])].join(' ');
}

async function firstTaken(options: Options, isFree: IsFree): Promise<number | undefined> {
  const ports = await portsOf(options);
  const areFree = await Promise.all(ports.map(isFree));
  return ports.find((_, at) => areFree[at] === false);
}

/** Lowest first. In a single process, services use any free ports. */
async function portsOf(options: Options): Promise<number[]> {
  if (!options.processes) return [options.port];
  // Imported only when needed: it contains all services, and a single process loads it while the database opens.
  const { programInstances } = await import('./program-instances');
  return programInstances(options)
    .map(({ port }) => port)
    .sort((one, other) => one - other);
}

async function firstRoom(options: Options, isFree: IsFree): Promise<number | undefined> {
  for (const port of advised) if ((await firstTaken({ ...options, port }, isFree)) === undefined) return port;
  return undefined;
}

import fs from 'node:fs';
import path from 'node:path';
import { type Database, isServed, startDatabase, unsupportedPlatform } from '@plaza/embedded-mongodb';
import type { LauncherOptions } from './config';
import type { StopList } from './platform';
import { databaseFolder, logFile, otherFolder, pidFile } from './platform-folder';

type Say = (text: string) => void;

interface Heard {
  /** Prints when the database goes down and serves again. */
  readonly say?: Say;
  /** Called as soon as the database's process runs, for work that can be done until it serves. */
  readonly onSpawned?: () => void;
}

/**
 * Opens the platform's database: the configured one, or the development database in the platform's folder.
 * `database.pid` contains its process id, and is empty while it is down; what it says is in its log.
 * @returns the URI
 * @throws with a message for users if it cannot be opened, as when another platform uses the folder
 */
export async function openPlatformDatabase(
  options: LauncherOptions,
  stops: StopList,
  { say = (text) => void process.stdout.write(`${text}\n`), onSpawned }: Heard = {},
): Promise<string> {
  if (options.mongodbUri) return options.mongodbUri;
  const unsupported = unsupportedPlatform();
  if (unsupported) throw new Error(unsupported);
  const dir = databaseFolder(options.dir);
  if (await isServed(dir)) throw inUse(options);
  const log = logFile(options.dir, 'database');
  for (const folder of [dir, path.dirname(log)]) fs.mkdirSync(folder, { recursive: true });
  const write = (file: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      // A full disk must not end the platform, which serves again once there is room.
      say(`  ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const pid = pidFile(options.dir, 'database');
  const writePid = (id: number | undefined) => write(pid, () => fs.writeFileSync(pid, `${id ?? ''}\n`));
  const starting = startDatabase({
    dir,
    log: (line) => write(log, () => fs.appendFileSync(log, `${new Date().toISOString()} ${line}\n`)),
    onUp: () => {
      writePid(database.pid());
      say('  The database serves again.');
    },
    onDown: (reason, final) => {
      writePid(undefined);
      say(`  ${describeEnd(reason, final)}`);
    },
  });
  onSpawned?.();
  const database: Database = await starting;
  stops.add('the database', () => database.stop());
  writePid(database.pid());
  return database.uri;
}

const describeEnd = (reason: string, final: boolean): string =>
  `The database is down, as ${reason}; it is ` +
  (final ? 'not restarted: stop the platform, and start it again.' : 'restarted.');

const inUse = (options: LauncherOptions): Error =>
  new Error(
    `${options.dir} is in use by a running platform. ` +
      `Stop it, or choose another folder: PLAZA_DIR=${otherFolder(options)}`,
  );

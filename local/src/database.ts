import fs from 'node:fs';
import { type Database, startDatabase, unsupportedPlatform } from '@plaza/embedded-mongodb';
import type { LauncherOptions } from './config';
import type { StopList } from './platform';
import { databaseFolder, pidFile } from './platform-folder';

/**
 * Opens the platform's database: the configured one, or the development database in the platform's folder.
 * `database.pid` contains its process id, and is empty while it is down.
 * @returns the URI
 */
export async function openPlatformDatabase(options: LauncherOptions, stops: StopList): Promise<string> {
  if (options.mongodbUri) return options.mongodbUri;
  const unsupported = unsupportedPlatform();
  if (unsupported) throw new Error(unsupported);
  const dir = databaseFolder(options.dir);
  fs.mkdirSync(dir, { recursive: true });
  const writePid = (pid: number | undefined) => fs.writeFileSync(pidFile(options.dir, 'database'), `${pid ?? ''}\n`);
  const database: Database = await startDatabase({
    dir,
    onUp: () => writePid(database.pid()),
    onDown: () => writePid(undefined),
  });
  stops.add('the database', () => database.stop());
  writePid(database.pid());
  return database.uri;
}

import fs from 'node:fs';
import path from 'node:path';
import { type Database, startDatabase, unsupportedPlatform } from '@plaza/embedded-mongodb';
import type { LocalPlan } from './config';
import type { StopList } from './platform';

/**
 * The database's URI: the one given, else that of the real engine started under the platform's folder. Its process id
 * stands in `database.pid`, which is empty while it is down.
 */
export async function openPlatformDatabase(plan: LocalPlan, stops: StopList): Promise<string> {
  if (plan.mongodbUri) return plan.mongodbUri;
  const unsupported = unsupportedPlatform();
  if (unsupported) throw new Error(unsupported);
  const dir = path.join(plan.dir, 'mongodb');
  fs.mkdirSync(dir, { recursive: true });
  const note = (pid: number | undefined) => fs.writeFileSync(path.join(plan.dir, 'database.pid'), `${pid ?? ''}\n`);
  const database: Database = await startDatabase({
    dir,
    onUp: () => note(database.pid()),
    onDown: () => note(undefined),
  });
  stops.add('the database', () => database.stop());
  note(database.pid());
  return database.uri;
}

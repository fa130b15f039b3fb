import fs from 'node:fs/promises';
import path from 'node:path';
import { startDatabase, unsupportedPlatform } from '@plaza/embedded-mongodb';
import type { LocalPlan } from './config';
import type { StopList } from './platform';

/** The database's URI: the one given, else that of the real engine started under the platform's folder. */
export async function openPlatformDatabase(plan: LocalPlan, stops: StopList): Promise<string> {
  if (plan.mongodbUri) return plan.mongodbUri;
  const unsupported = unsupportedPlatform();
  if (unsupported) throw new Error(unsupported);
  const dir = path.join(plan.dir, 'mongodb');
  await fs.mkdir(dir, { recursive: true });
  const database = await startDatabase({ dir });
  stops.add('the database', () => database.stop());
  await fs.writeFile(path.join(plan.dir, 'database.pid'), `${database.pid()}\n`);
  return database.uri;
}

import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../machine/sandbox.mjs';

/** Numbers the databases, each of which has a folder of its own. */
let started = 0;

/** Runs the development database as a separate process. @returns {Promise<{ child: object, uri: string }>} */
export async function startDatabase(sandbox) {
  started += 1;
  const folder = sandbox.path(`database-${started}`);
  const host = path.join(root, 'packages/embedded-mongodb/dist/host.cjs');
  const args = [host, folder, '--until-stdin-ends'];
  const child = sandbox.start('database', process.execPath, args, { listen: true });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{"ready":true')) return { child, uri: JSON.parse(line).uri };
  }
  throw new Error(`the database did not start:\n${sandbox.logOf('database')}`);
}

import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const embedded = path.dirname(require.resolve('@plaza/embedded-mongodb/package.json'));
const src = path.join(embedded, 'src');
const dist = path.join(embedded, 'dist');

/**
 * The path of the database's host program. It is built if it is missing or older than its sources, which a packed kit
 * does not contain.
 */
export async function builtHost() {
  const host = path.join(dist, 'host.cjs');
  if (!fs.existsSync(src)) return host;
  if (!fs.existsSync(host) || fs.statSync(host).mtimeMs < newestSource()) await build();
  return host;
}

function newestSource() {
  const sources = fs.readdirSync(src, { recursive: true }).filter((name) => !name.includes('.test.'));
  return Math.max(...sources.map((name) => fs.statSync(path.join(src, name)).mtimeMs));
}

/**
 * Builds into a temporary folder and moves the files, so that a concurrent test run never finds an incomplete program.
 */
async function build() {
  const aside = path.join(dist, `.building-${process.pid}`);
  await promisify(execFile)('npx', ['rspack', 'build', '--output-path', aside], { cwd: embedded });
  const now = new Date();
  for (const name of fs.readdirSync(aside)) {
    fs.utimesSync(path.join(aside, name), now, now);
    fs.renameSync(path.join(aside, name), path.join(dist, name));
  }
  fs.rmdirSync(aside);
}

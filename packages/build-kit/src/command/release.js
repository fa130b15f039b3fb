import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readArea } from './read-environment.js';
import { releaseOptions } from './release-options.js';

/**
 * Builds the remote of the area and uploads it; with a version or a verb nothing is built.
 * @param {readonly string[]} args as `npm run release -- <remote>` takes them; `keys <file>` makes the team's keys
 * @throws where a step fails
 */
export async function release(args) {
  const { area } = readArea();
  const [word, file] = parseArgs({ args, options: releaseOptions, allowPositionals: true }).positionals;
  if (word === 'keys') {
    const { makeSigningKeys } = await import('./signing-keys.js');
    const publicKey = await makeSigningKeys(file);
    process.stdout.write(`The private key is in ${file}; PLAZA_SIGNING_KEY=${file} signs with it.\n`);
    process.stdout.write(`The public key, to paste at Admin Panel → Releases → your team:\n\n${publicKey}\n`);
    return;
  }
  if (!process.env.PLAZA_DEPLOY_TOKEN) {
    throw new Error(
      'PLAZA_DEPLOY_TOKEN is not set: it takes a token of your team, from Admin Panel → Releases → Teams.',
    );
  }
  if (word === undefined) run('node_modules/.bin/rspack', ['build', '--mode', 'production', '--env', 'remote']);
  run(process.execPath, [path.join(import.meta.dirname, 'release-program.cjs'), area, ...args]);
}

function run(program, args) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

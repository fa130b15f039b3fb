import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What every command needs before anything of ours can run: plain Node, no packages. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Ends with one sentence where this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Plaza needs Node 20.19 or newer; this is ${process.version}.`);
}

/** Installs the packages of the lock file, unless they are installed already. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const mark = path.join(root, 'node_modules/.plaza-installed');
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === lock) return;
  say('Installing packages ...');
  // Not `npm ci`: it wants every platform's optional binaries in the lock file, and a registry need not carry them all.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  fs.writeFileSync(mark, lock);
}

/** Builds what changed. @param {string[]} filters turbo filters; everything without */
export function build(filters = []) {
  run(bin('turbo'), ['run', 'build', '--output-logs=errors-only', ...filters.map((name) => `--filter=${name}`)], {
    quiet: true,
  });
}

/** The path of an installed program. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

const environment = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };

/**
 * Runs a program to its end; ends with its exit code where it fails.
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined> }} options quiet: shows output only when it fails
 */
export function run(program, args, { quiet = false, env = {} } = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, ...environment, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  stop(result.error?.message ?? `${path.basename(program)} ${args.join(' ')} failed`, result.status ?? 1);
}

/** Runs a program and tells how it ended, whatever it was. @returns {Promise<number>} */
export function attempt(program, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...environment, ...env },
      stdio: 'inherit',
    });
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** A program that runs beside others until it is ended. */
export function start(program, args, { env = {} } = {}) {
  return spawn(program, args, { cwd: root, env: { ...process.env, ...environment, ...env }, stdio: 'inherit' });
}

export const say = (line) => process.stdout.write(`${line}\n`);

export function stop(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

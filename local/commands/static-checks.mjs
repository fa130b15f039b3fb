import { spawn } from 'node:child_process';
import { bin, programEnvironment, root, say } from './preparation.mjs';

/**
 * The type checks of the whole repository, by name: a few compiler runs over many packages each, so that shared files
 * are checked only once. Turbo's `typecheck` checks package by package, for the packages that a change can affect.
 */
export const typeChecks = [
  ['types of screens', 'tsconfig.screens.json'],
  ['types of servers', 'tsconfig.servers.json'],
  ['types of journeys', 'e2e'],
].map(([name, project]) => [name, bin('tsc'), ['-p', project]]);

const folders = ['shell', 'mfe-*', 'gateway', 'services', 'packages', 'local', 'e2e', 'bench'];

/** Checks other than types that need no running Plaza. */
export const otherChecks = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['walls', process.execPath, ['local/commands/walls.mjs', ...folders]],
  ['unused code', bin('knip'), []],
];

/** Most checks use one core, so two at a time use two cores. */
const atATime = 2;

/**
 * Runs checks, and prints the output of each when it ends.
 * @param {readonly (readonly [name: string, program: string, args: readonly string[]])[]} checks
 * @returns {Promise<string[]>} the names of those that failed, in the order of `checks`
 */
export async function runChecks(checks) {
  const failed = new Set();
  const waiting = [...checks];
  async function runWaiting() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, program, args] = check;
      const { hasPassed, output } = await runQuietly(program, args);
      say(`\n── ${name}`);
      process.stdout.write(output);
      if (!hasPassed) failed.add(name);
    }
  }
  await Promise.all(Array.from({ length: atATime }, runWaiting));
  return checks.map(([name]) => name).filter((name) => failed.has(name));
}

/** @returns {Promise<{ hasPassed: boolean, output: string }>} what the program wrote to either stream */
function runQuietly(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...programEnvironment(), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ hasPassed: false, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ hasPassed: code === 0, output }));
  });
}

import { baseOfChange } from './changed.mjs';
import { temporaryInMemory } from './memory-folder.mjs';
import { attempt, bin, build, installPackages, requireNode, root, say, testNode, typeChecks } from './preparation.mjs';

/**
 * `npm run check`: format, lint, types, walls, unused code, unit and service tests. Runs all, then prints what failed.
 * With `-- --changed [commit]` it checks the types and runs the tests that changes since then can reach by imports; other
 * arguments are passed to jest.
 */
requireNode();
process.chdir(root);
installPackages();
build(['@plaza/embedded-mongodb']);

const [first, second, ...rest] = process.argv.slice(2);
const base = first === '--changed' ? baseOfChange(second) : undefined;
const folders = ['shell', 'mfe-*', 'gateway', 'services', 'packages', 'local', 'e2e', 'bench'];
const tests = base ? [`--changedSince=${base}`, '--passWithNoTests', ...rest] : process.argv.slice(2);
const steps = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ...(base ? [typesReachedFrom(base)] : typeChecks),
  ['walls', process.execPath, ['local/commands/walls.mjs', ...folders]],
  ['unused code', bin('knip'), []],
  ['known holes in dependencies', process.execPath, ['local/commands/audit.mjs']],
  ['tests', testNode(), [bin('jest'), ...tests], { env: temporaryInMemory() }],
];

const failed = [];
for (const [name, program, args, options] of steps) {
  say(`\n── ${name}`);
  if ((await attempt(program, args, options)) !== 0) failed.push(name);
}
say(failed.length === 0 ? '\nEverything holds.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function typesReachedFrom(commit) {
  const options = ['--concurrency=2', '--output-logs=errors-only', `--filter=...[${commit}]`];
  return ['types', bin('turbo'), ['run', 'typecheck', ...options]];
}

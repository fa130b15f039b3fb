import { baseOfChange } from './changed.mjs';
import { temporaryInMemory } from './memory-folder.mjs';
import { attempt, bin, build, installPackages, requireNode, root, say, testNode } from './preparation.mjs';
import { otherChecks, runChecks, typeChecks } from './static-checks.mjs';

/**
 * `npm run check`: format, lint, types, walls, unused code, unit and service tests. Runs all of them, then prints which
 * failed. With `-- --changed [commit]`, it checks and tests only what imports, directly or not, a file changed since
 * that commit; other arguments are passed to jest.
 */
requireNode();
process.chdir(root);
installPackages();
build(['@plaza/embedded-mongodb']);

const [first, second, ...rest] = process.argv.slice(2);
const base = first === '--changed' ? baseOfChange(second) : undefined;
const tests = base ? [`--changedSince=${base}`, '--passWithNoTests', ...rest] : process.argv.slice(2);
const failed = await runChecks([
  ...(base ? [typesReachedFrom(base)] : typeChecks),
  ...otherChecks,
  ['known vulnerabilities of dependencies', process.execPath, ['local/commands/audit.mjs']],
]);
say('\n── tests');
const exitCode = await attempt(testNode(), [bin('jest'), ...tests], { env: temporaryInMemory() });
if (exitCode !== 0) failed.push('tests');
say(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function typesReachedFrom(commit) {
  const options = ['--concurrency=2', '--output-logs=errors-only', `--filter=...[${commit}]`];
  return ['types', bin('turbo'), ['run', 'typecheck', ...options]];
}

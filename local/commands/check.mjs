import { attempt, bin, build, installPackages, requireNode, root, say } from './preparation.mjs';

/** `npm run check`: format, lint, types, walls, unused code, unit and service tests. Runs all, then tells what failed. */
requireNode();
process.chdir(root);
installPackages();
build(['@plaza/embedded-mongodb']);

const places = ['shell', 'mfe-*', 'gateway', 'services', 'packages', 'local', 'e2e', 'bench'];
const steps = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['types', bin('turbo'), ['run', 'typecheck', '--concurrency=2', '--output-logs=errors-only']],
  ['walls', process.execPath, ['local/commands/walls.mjs', ...places]],
  ['unused code', bin('knip'), []],
  ['tests', bin('jest'), process.argv.slice(2)],
];

const failed = [];
for (const [name, program, args] of steps) {
  say(`\n── ${name}`);
  if ((await attempt(program, args)) !== 0) failed.push(name);
}
say(failed.length === 0 ? '\nEverything holds.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = process.cwd();

function baseOf(named: string) {
  const line = `import('${path.join(root, 'local/commands/changed.mjs')}').then(({ baseOfChange }) => console.log(baseOfChange('${named}')))`;
  return spawnSync(process.execPath, ['-e', line], { encoding: 'utf8' });
}

it('compares with the named commit', () => {
  const head = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout;
  expect(baseOf('HEAD').stdout).toBe(head);
});

it('compares with a commit of this history by default', () => {
  const { status, stdout } = baseOf('');
  expect(status).toBe(0);
  expect(spawnSync('git', ['merge-base', '--is-ancestor', stdout.trim(), 'HEAD']).status).toBe(0);
});

it('reports an error for an unknown commit', () => {
  const { status, stderr } = baseOf('no-such-branch');
  expect(status).not.toBe(0);
  expect(stderr).toContain('no-such-branch');
});

/** The first two folders of each test that a change of the file reaches. */
function reachedBy(file: string): string[] {
  const args = ['--listTests', '--findRelatedTests', file];
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/jest'), args, { encoding: 'utf8' });
  const tests = stdout.split('\n').filter(Boolean);
  return [...new Set(tests.map((test) => path.relative(root, test).split('/').slice(0, 2).join('/')))];
}

it('a change in a package selects the tests of the areas and services that import it', () => {
  const reached = reachedBy('packages/contracts/src/limits.ts');
  expect(reached).toEqual(expect.arrayContaining(['mfe-finance/src', 'services/identity', 'packages/service-kit']));
});

it('a change in one remote selects only the tests of that remote', () => {
  expect(reachedBy('mfe-finance/src/expenses/category-chart.tsx')).toEqual(['mfe-finance/src']);
});

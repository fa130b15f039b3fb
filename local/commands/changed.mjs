import { spawnSync } from 'node:child_process';
import { root } from './preparation.mjs';

/**
 * The commit that a change is compared with: `named` if given, else where this branch left `main`, else, on `main`
 * itself, the last commit. Uncommitted changes count as changes in each case.
 * @param {string | undefined} named
 * @returns {string} a commit id
 */
export function baseOfChange(named) {
  if (named) return git('rev-parse', '--verify', `${named}^{commit}`);
  const head = git('rev-parse', 'HEAD');
  const main = ['origin/main', 'main'].find((branch) => succeeds('rev-parse', '--verify', '--quiet', branch));
  return main ? git('merge-base', main, head) : head;
}

const run = (args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

const succeeds = (...args) => run(args).status === 0;

function git(...args) {
  const { status, stdout, stderr } = run(args);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

#!/usr/bin/env node
import { develop } from './develop.js';
import { readEnvironment } from './read-environment.js';
import { release } from './release.js';

/**
 * The command of areas with a repository of their own, run in its folder.
 * `plaza dev`: service and remote anew with each change; with `--standalone` the remote on a page of its own.
 * `plaza release`: builds the remote and releases it; what follows is as `npm run release -- <remote>` of the platform.
 */
const [verb, ...args] = process.argv.slice(2);
const verbs = { dev: develop, release };
if (!Object.hasOwn(verbs, verb ?? '')) {
  process.stderr.write('usage: plaza dev [--standalone] | plaza release [version | verb] [options]\n');
  process.exit(1);
}
readEnvironment();
await verbs[verb](args).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});

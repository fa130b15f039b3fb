import { build, installPackages, requireNode, root, run, stop } from './preparation.mjs';

/**
 * `npm run release -- finance`: builds that remote alone and makes it the current release on the running platform.
 * `npm run release -- finance 1.0.0-3fa91c20`: makes an earlier release the current one.
 */
const [name, version] = process.argv.slice(2);
if (!name) stop('usage: npm run release -- <remote> [version]');
requireNode();
process.chdir(root);
installPackages();
if (!version) build([`@plaza/mfe-${name}`]);
run(process.execPath, ['local/dist/release.cjs', name, ...(version ? [version] : [])]);

import { build, installPackages, requireNode, root, run, testNode } from './preparation.mjs';

/**
 * `npm run bench`: benchmarks against references on this machine, on the Node of the images where npm has it.
 * `-- --quick` is short, `-- --write` saves the figures.
 */
requireNode();
process.chdir(root);
installPackages();
build();
run(testNode(), ['bench/src/main.mjs', ...process.argv.slice(2)]);

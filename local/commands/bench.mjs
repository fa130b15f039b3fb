import { build, installPackages, requireNode, root, run, testNode } from './preparation.mjs';

/**
 * `npm run bench`: benchmarks against references on this machine, with the images' version of Node if npm has it. `--
 * --quick` is a short run, `-- --write` writes the figures to bench/README.md.
 */
requireNode();
process.chdir(root);
installPackages();
build();
run(testNode(), ['bench/src/main.mjs', ...process.argv.slice(2)]);

import { build, installPackages, requireNode, root, run } from './preparation.mjs';

/** `npm run bench`: benchmarks against references on this machine. `-- --quick` is short, `-- --write` saves the figures. */
requireNode();
process.chdir(root);
installPackages();
build();
run(process.execPath, ['bench/src/main.mjs', ...process.argv.slice(2)]);

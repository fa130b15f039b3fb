import { build, installPackages, requireNode, root, run } from './preparation.mjs';

/** `npm run bench`: speed against references on this machine. `-- --quick` for a glance, `-- --write` to keep the figures. */
requireNode();
process.chdir(root);
installPackages();
build();
run(process.execPath, ['bench/src/main.mjs', ...process.argv.slice(2)]);

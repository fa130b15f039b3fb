import { createRequire } from 'node:module';
import { build, exitWithShell, installPackages, requireNode, root } from './preparation.mjs';

/** `npm start`: installs and builds what is missing, then opens the whole platform on this machine. */
process.env.PLAZA_SHELL_PID = String(process.ppid); // the platform stops once this shell has ended
process.env.PLAZA_STARTED_AT ??= String(Date.now());
requireNode();
process.chdir(root);
installPackages();
exitWithShell();
build();
exitWithShell(); // before `--fresh` deletes anything
createRequire(import.meta.url)('../dist/main.cjs');

import module, { createRequire } from 'node:module';
import path from 'node:path';
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
// Keeps V8's compiled code for the next start, if this Node supports it (22.8 and newer).
module.enableCompileCache?.(path.join(root, 'local/dist/.compiled'));
createRequire(import.meta.url)('../dist/main.cjs');

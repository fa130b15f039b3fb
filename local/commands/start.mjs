import { createRequire } from 'node:module';
import { build, installPackages, requireNode, root } from './preparation.mjs';

/** `npm start`: installs and builds what is missing, then opens the whole platform on this machine. */
process.env.PLAZA_STARTED_AT ??= String(Date.now());
requireNode();
process.chdir(root);
installPackages();
build();
createRequire(import.meta.url)('../dist/main.cjs');

import { register } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Holds the walls of `.dependency-cruiser.cjs` over the given folders of the working directory. */
const root = fileURLToPath(new URL('../..', import.meta.url));
register('./walls-parser.mjs', import.meta.url);
process.argv.splice(2, 0, '--config', path.join(root, '.dependency-cruiser.cjs'));
await import('../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

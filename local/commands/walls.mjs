import { register } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Checks the rules of `.dependency-cruiser.cjs` in the given folders of the working directory. */
const root = fileURLToPath(new URL('../..', import.meta.url));
register('./walls-parser.mjs', import.meta.url);
process.argv.splice(2, 0, '--config', path.join(root, '.dependency-cruiser.cjs'));
await import('../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

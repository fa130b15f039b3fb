import { register } from 'node:module';

/** Holds the walls of `.dependency-cruiser.cjs` over the given folders. */
register('./walls-parser.mjs', import.meta.url);
process.argv.splice(2, 0, '--config', '.dependency-cruiser.cjs');
await import('../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

import { buildReleaseProgram, installPackages, requireNode, root, run } from './preparation.mjs';

/**
 * `npm run gateway -- show --to <file>`: the configuration that gateways follow; `check <file>`, `diff <file>`: what is
 * wrong with a document, or would be different with it; `apply <file> --reason "…"`, `back <version> --reason "…"`:
 * changes it.
 */
requireNode();
process.chdir(root);
installPackages();
buildReleaseProgram('gateway');
run(process.execPath, ['local/dist/gateway.cjs', ...process.argv.slice(2)]);

import { buildPrograms, installPackages, requireNode, root, run } from './preparation.mjs';

/**
 * `npm run gateway -- show --to <file>`: writes the active configuration of the gateways to a file; `check <file>` and
 * `diff <file>`: report the errors of a document, or its differences from the active one; `apply <file> --reason "…"`
 * and `back <version> --reason "…"`: change the active configuration.
 */
requireNode();
process.chdir(root);
installPackages();
buildPrograms();
run(process.execPath, ['local/dist/gateway.cjs', ...process.argv.slice(2)]);

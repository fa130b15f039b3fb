import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeArea } from './new/area.mjs';
import { nameError, namePlaceholders, usage } from './new/naming.mjs';
import { nextSteps } from './new/next-steps.mjs';
import { readRepository } from './new/repository.mjs';
import { writeTemplates } from './new/write-templates.mjs';
import { bin, installPackages, requireNode, root, run, say, stop } from './preparation.mjs';

/**
 * `npm run new -- remote|service <name>`: writes a package that passes `npm run check`, and prints the next steps.
 * `npm run new -- area <name> --to <folder>`: writes a repository of its own for a remote and its service.
 */
const { positionals, values } = readArguments();
const [kind, name, ...more] = positionals;
requireNode();
process.chdir(root);
const { placeholders, nextPort, ...tree } = readRepository(root);
const error = more.length > 0 || (kind === 'area') !== (values.to !== undefined) ? usage : nameError(kind, name, tree);
if (error) stop(error);
installPackages();

if (kind === 'area') {
  const to = path.resolve(process.env.INIT_CWD ?? root, values.to);
  if (!path.relative(root, to).startsWith('..')) stop(`${to} is inside this repository: an area needs its own.`);
  if (fs.existsSync(to) && fs.readdirSync(to).length > 0) stop(`${to} is not empty.`);
  for (const file of (await writeArea(root, name, to)).sort()) say(`  ${file}`);
  say(nextSteps.area({ name, to }));
} else {
  const all = { ...placeholders, ...namePlaceholders(name), port: nextPort[kind] };
  const written = writeTemplates(path.join(root, 'local/commands/new/templates', kind), name, all, root);
  run(bin('biome'), ['check', '--write', ...written], { quiet: true });
  run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  for (const file of written.sort()) say(`  ${file}`);
  say(nextSteps[kind](all));
}

function readArguments() {
  try {
    return parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
  } catch (thrown) {
    return stop(`${thrown.message}\n${usage}`);
  }
}

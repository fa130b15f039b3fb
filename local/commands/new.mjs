import fs from 'node:fs';
import path from 'node:path';
import { nameError, namePlaceholders, usage } from './new/naming.mjs';
import { nextSteps } from './new/next-steps.mjs';
import { render, targetPath } from './new/render.mjs';
import { readRepository } from './new/repository.mjs';
import { bin, installPackages, requireNode, root, run, say, stop } from './preparation.mjs';

/** `npm run new -- remote|service <name>`: writes a package that passes `npm run check`, and prints the next steps. */
const [kind, name, ...more] = process.argv.slice(2);
requireNode();
process.chdir(root);
const { placeholders, nextPort, ...tree } = readRepository(root);
const error = more.length > 0 ? usage : nameError(kind, name, tree);
if (error) stop(error);
installPackages();

const values = { ...placeholders, ...namePlaceholders(name), port: nextPort[kind] };
const templates = path.join(root, 'local/commands/new/templates', kind);
const written = fs
  .readdirSync(templates, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => write(path.relative(templates, path.join(entry.parentPath, entry.name))));
run(bin('biome'), ['check', '--write', ...written], { quiet: true });
run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });

for (const file of written.sort()) say(`  ${file}`);
say(nextSteps[kind](values));

/** @returns the path of the new file in the repository */
function write(template) {
  const target = targetPath(template, name);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, render(fs.readFileSync(path.join(templates, template), 'utf8'), values));
  return target;
}

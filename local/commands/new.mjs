import fs from 'node:fs';
import path from 'node:path';
import { faultOf, usage, wordsOf } from './new/naming.mjs';
import { nextSteps } from './new/next-steps.mjs';
import { placeOf, render } from './new/render.mjs';
import { readRepository } from './new/repository.mjs';
import { bin, installPackages, requireNode, root, run, say, stop } from './preparation.mjs';

/** `npm run new -- remote|service <name>`: writes a package that passes `npm run check`, and says what comes next. */
const [kind, name, ...more] = process.argv.slice(2);
requireNode();
process.chdir(root);
const { words, nextPort, ...tree } = readRepository(root);
const fault = more.length > 0 ? usage : faultOf(kind, name, tree);
if (fault) stop(fault);
installPackages();

const known = { ...words, ...wordsOf(name), port: nextPort[kind] };
const templates = path.join(root, 'local/commands/new/templates', kind);
const written = fs
  .readdirSync(templates, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => write(path.relative(templates, path.join(entry.parentPath, entry.name))));
run(bin('biome'), ['check', '--write', ...written], { quiet: true });
run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });

for (const place of written.sort()) say(`  ${place}`);
say(nextSteps[kind](known));

/** @returns where the file is now, in the repository */
function write(template) {
  const place = placeOf(template, name);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, render(fs.readFileSync(path.join(templates, template), 'utf8'), known));
  return place;
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { packKits } from '../kit/pack-kits.mjs';
import { namePlaceholders } from './naming.mjs';
import { readRepository } from './repository.mjs';
import { writeTemplates } from './write-templates.mjs';

/**
 * Writes the repository of an area, with the kits of this one in its `kits/`.
 * @param {string} root this repository
 * @param {string} to the folder, which is empty or does not exist
 * @returns {Promise<string[]>} the paths of the new files in `to`, without the kits
 */
export async function writeArea(root, name, to) {
  const kits = await packKits(root, path.join(to, 'kits'));
  const named = kits.map((kit) => [kit.name.replace('@plaza/', 'kit:'), `file:kits/${kit.file}`]);
  const values = { ...readRepository(root).placeholders, ...namePlaceholders(name), ...Object.fromEntries(named) };
  const written = writeTemplates(path.join(root, 'local/commands/new/templates/area'), name, values, to);
  // The length of lines depends on the name, so the files are formatted again.
  execFileSync(path.join(root, 'node_modules/.bin/biome'), ['check', '--write', '.'], { cwd: to, stdio: 'pipe' });
  return written;
}

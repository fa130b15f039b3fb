import fs from 'node:fs';
import path from 'node:path';

/**
 * Updates the package.json beside a folder of kits to the kits that were just packed.
 * @param {string} folder
 * @param {readonly import('./pack-kits.mjs').Kit[]} kits
 * @returns {string | undefined} the package.json; undefined where there is none, or it uses no kits from this folder
 */
export function pointAtKits(folder, kits) {
  const file = path.join(path.dirname(folder), 'package.json');
  if (!fs.existsSync(file)) return undefined;
  const description = JSON.parse(fs.readFileSync(file, 'utf8'));
  const prefix = `file:${path.basename(folder)}/`;
  let isChanged = false;
  for (const list of [description.dependencies ?? {}, description.devDependencies ?? {}]) {
    for (const kit of kits) {
      if (!list[kit.name]?.startsWith(prefix)) continue;
      list[kit.name] = `${prefix}${kit.file}`;
      isChanged = true;
    }
  }
  if (!isChanged) return undefined;
  fs.writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`);
  return file;
}

import path from 'node:path';
import { parseArgs } from 'node:util';
import { packKits } from './kit/pack-kits.mjs';
import { pointAtKits } from './kit/point-at-kits.mjs';
import { installPackages, requireNode, root, say, stop } from './preparation.mjs';

/**
 * `npm run kit`: packs the kits, the npm packages with which areas outside this repository are built, into
 * local/dist/kits. `npm run kit -- --to ../loyalty/kits`: packs them into the folder of such an area, and updates its
 * package.json to them.
 */
requireNode();
const { to } = readOptions();
const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), to ?? path.join(root, 'local/dist/kits'));
process.chdir(root);
installPackages();
const kits = await packKits(root, folder);
for (const { file, bytes } of kits) say(`  ${file}  ${Math.ceil(bytes / 1024)} KiB`);
const changed = pointAtKits(folder, kits);
say(changed ? `${changed} was updated: run npm install there.` : `The kits are in ${folder}.`);

function readOptions() {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values;
  } catch (error) {
    return stop(`${error.message}\nusage: npm run kit [-- --to <folder>]`);
  }
}

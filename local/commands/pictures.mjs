import fs from 'node:fs';
import path from 'node:path';
import { bin, build, installPackages, requireNode, root, run, say, stop } from './preparation.mjs';

/**
 * `npm run pictures -- [set] [--only part-of-a-name,another]`: takes a picture of every screen in four widths, both
 * themes and five states, into pictures/<set>, and writes pictures/index.html, which shows the sets side by side. `npm
 * run pictures -- --front-page`: takes the pictures that the front page shows, into the shell.
 */
requireNode();
process.chdir(root);
const words = process.argv.slice(2);
const onlyAt = words.indexOf('--only');
const only = onlyAt === -1 ? '' : (words.splice(onlyAt, 2)[1] ?? '');
const [set = 'after'] = words;
if (!/^[\w-]+$/.test(set)) stop(`A set is named by letters, digits and hyphens; this is "${set}".`);
installPackages();
const { findChromium } = await import('./external-programs.mjs');
const { picturesPage } = await import('./pictures-page.mjs');
build();

const takePictures = (env) =>
  run(bin('playwright'), ['test', '--config', 'e2e/pictures.config.ts'], {
    env: { CHROMIUM_PATH: chromium, PLAZA_SEED_DAYS: '730', ...env },
  });
const chromium = (await findChromium()) ?? '';
if (words.includes('--front-page')) {
  takePictures({ PLAZA_FRONT_PAGE: 'yes' });
  say('The front page shows them after its next build.');
  process.exit();
}

const pictures = path.join(root, 'pictures');
takePictures({ PLAZA_PICTURES: path.join(pictures, set), PLAZA_PICTURES_ONLY: only });
const sets = fs.readdirSync(pictures, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const files = sets.map(({ name }) => ({ name, files: fs.readdirSync(path.join(pictures, name)) }));
fs.writeFileSync(path.join(pictures, 'index.html'), picturesPage(files));
say(`Side by side: ${path.join(pictures, 'index.html')}`);

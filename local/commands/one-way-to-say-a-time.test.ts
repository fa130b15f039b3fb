import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const browserFolders = [
  'shell',
  'mfe-*',
  'packages/ui',
  'packages/web-kit',
  'packages/map-kit',
  'packages/address-kit',
];
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...browserFolders], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .filter((file) => fs.existsSync(path.join(root, file)));

/** What formats an instant or an age without ui's `time`. */
const ownWays =
  /\.toLocale(?:Date|Time)String\b|\bDate\([^)]*\)\.toLocaleString\b|\bIntl\.(?:DateTimeFormat|RelativeTimeFormat)\b/;

const isHome = (file: string) => file.startsWith('packages/ui/src/time/');

test('screens format dates and times only with ui', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources
    .filter((file) => !isHome(file))
    .filter((file) => ownWays.test(fs.readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** The packages with types to check, by folder. */
const packages = execFileSync('git', ['ls-files', '*/package.json'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && read(file).scripts?.typecheck)
  .map(path.dirname);

/** What the programs of `npm test` include; the journeys' package is a program of its own. */
const included = ['tsconfig.screens.json', 'tsconfig.servers.json'].flatMap((file): string[] => read(file).include);
const isIncluded = (folder: string) =>
  included.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(`${folder}/src`));

test.each(packages.filter((folder) => folder !== 'e2e'))('the types of %s are checked', (folder) => {
  expect(isIncluded(folder)).toBe(true);
});

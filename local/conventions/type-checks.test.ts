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

/** The programs of `npm test`, by package; the journeys' one is a program of its own. */
const programs = ['tsconfig.screens.json', 'tsconfig.servers.json'].map((file) => {
  const { extends: base, include } = read(file) as { extends: string; include: string[] };
  return {
    base: path.normalize(base),
    patterns: include.map((glob) => new RegExp(`^${glob.replaceAll('*', '[^/]+')}$`)),
  };
});
const programOf = (folder: string) =>
  programs.find(({ patterns }) => patterns.some((pattern) => pattern.test(`${folder}/src`)));

const included = packages.filter((folder) => folder !== 'e2e');

test.each(included)('the types of %s are checked', (folder) => {
  expect(programOf(folder)).toBeDefined();
});

// The kit of tests has helpers for both sides in one package.
test.each(included.filter((folder) => folder !== 'packages/test-kit'))(
  '%s passes alone, as in `npm run check -- --changed`, with the same options as together with all others',
  (folder) => {
    const { extends: base, ...rest } = read(`${folder}/tsconfig.json`);
    expect(path.join(folder, base)).toBe(programOf(folder)?.base);
    expect(rest).toEqual({ include: ['src'] });
  },
);

import fs from 'node:fs';
import path from 'node:path';

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '../../..', file), 'utf8').split('\n');
const patterns = (file: string) => read(file).filter((line) => line !== '' && !line.startsWith('#'));
const ignoredByDocker = patterns('deploy/Dockerfile.dockerignore');

/** A pattern without its slashes, and without the prefix for any depth. */
const bare = (pattern: string) => pattern.replace(/^(\*\*\/|\/)/, '').replace(/\/$/, '');

test('what is not in the repository is in no image either', () => {
  const ignored = ignoredByDocker.map(bare);
  expect(
    patterns('.gitignore')
      .map(bare)
      .filter((pattern) => !ignored.includes(pattern)),
  ).toEqual([]);
});

test.each(['**/.env', '**/.env.*', '**/*.pem', '**/.plaza*'])(
  'secrets that match %s are in no image, in whichever folder they are',
  (pattern) => {
    expect(ignoredByDocker).toContain(pattern);
  },
);

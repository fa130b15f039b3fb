import fs from 'node:fs';
import path from 'node:path';
import { hostExit } from '../host-exit';
import { scratchDirectories } from '../testing/scratch-directory';
import { prepareDataDirectory } from './data-directory';

const scratch = scratchDirectories();

function directoryWith(...names: string[]): string {
  const dir = scratch();
  fs.mkdirSync(dir);
  for (const name of names) fs.writeFileSync(path.join(dir, name), '');
  return dir;
}

test('a missing directory is created, readable only by this user', () => {
  const dir = path.join(scratch(), 'deeper');
  expect(prepareDataDirectory(dir)).toBe(dir);
  expect(fs.statSync(dir).mode & 0o777).toBe(0o700);
});

test('a database and its left-over socket are recognised', () => {
  const names = [
    'WiredTiger',
    'WiredTiger.turtle',
    'collection-1a.wt',
    'internal-x-1.wt',
    'mongod.lock',
    'mongodb.sock',
  ];
  expect(() => prepareDataDirectory(directoryWith(...names))).not.toThrow();
});

test('foreign files are reported and not touched', () => {
  const dir = directoryWith('WiredTiger', 'letter.txt', 'a', 'b', 'c');
  expect(() => prepareDataDirectory(dir)).toThrow(
    expect.objectContaining({
      exitCode: hostExit.foreignFiles,
      message: `${dir} holds files that are not a database's (a, b, c, 1 more): choose an empty directory`,
    }),
  );
});

test('a directory has one name, by whichever path', () => {
  const dir = directoryWith();
  const link = scratch('link');
  fs.symlinkSync(dir, link);
  expect(prepareDataDirectory(link)).toBe(dir);
});

test('a file in place of the directory is reported', () => {
  const file = path.join(directoryWith('file'), 'file');
  expect(() => prepareDataDirectory(file)).toThrow(`cannot use ${file} as the data directory`);
});

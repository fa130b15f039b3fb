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

test('a missing directory is made, for this user alone', () => {
  const dir = path.join(scratch(), 'deeper');
  expect(prepareDataDirectory(dir)).toBe(dir);
  expect(fs.statSync(dir).mode & 0o777).toBe(0o700);
});

test('a database and its left-over socket are taken for what they are', () => {
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

test("somebody's files are named, and left alone", () => {
  const dir = directoryWith('WiredTiger', 'letter.txt', 'a', 'b', 'c');
  expect(() => prepareDataDirectory(dir)).toThrow(
    expect.objectContaining({
      exitCode: hostExit.foreignFiles,
      message: `${dir} holds files that are not a database's (a, b, c, 1 more): choose an empty directory`,
    }),
  );
});

test('a directory has one name, whichever way one gets there', () => {
  const dir = directoryWith();
  const link = scratch('link');
  fs.symlinkSync(dir, link);
  expect(prepareDataDirectory(link)).toBe(dir);
});

test('a file in the place of the directory is said', () => {
  const file = path.join(directoryWith('file'), 'file');
  expect(() => prepareDataDirectory(file)).toThrow(`cannot use ${file} as the data directory`);
});

import fs from 'node:fs';
import path from 'node:path';
import { databaseUri, socketPath } from './socket-path';
import { scratchDirectories } from './testing/scratch-directory';

const scratch = scratchDirectories();

test('the socket is in the data directory', () => {
  expect(socketPath('/data')).toBe('/data/mongodb.sock');
  expect(databaseUri('/data/mongodb.sock')).toBe(
    'mongodb://%2Fdata%2Fmongodb.sock/?directConnection=true&journal=true',
  );
});

test('the limit is 107 bytes; beyond it moves to a private directory, the same one each time', () => {
  const temporary = scratch('tmp');
  const longest = `/${'d'.repeat(106 - '/mongodb.sock'.length)}`;
  expect(socketPath(longest, undefined, temporary)).toBe(`${longest}/mongodb.sock`);

  const moved = socketPath(`${longest}d`, undefined, temporary);
  expect(path.dirname(path.dirname(moved))).toBe(temporary);
  expect(fs.statSync(path.dirname(moved)).mode & 0o777).toBe(0o700);
  expect(socketPath(`${longest}d`, undefined, temporary)).toBe(moved);
  expect(socketPath(`${longest}e`, undefined, temporary)).not.toBe(moved);
});

test('bytes count, not characters, and percent signs are never used', () => {
  const temporary = scratch('tmp');
  expect(socketPath(`/${'ä'.repeat(60)}`, undefined, temporary)).toContain(temporary);
  expect(socketPath('/50%', undefined, temporary)).toContain(temporary);
});

test('an explicitly requested path is rejected instead of moved', () => {
  expect(socketPath('/data', '/run/db.sock')).toBe('/run/db.sock');
  expect(() => socketPath('/data', `/${'d'.repeat(107)}`)).toThrow('at most 107 bytes');
});

test('a private directory accessible to others is not used', () => {
  const temporary = scratch('tmp');
  const dir = path.dirname(socketPath('/50%', undefined, temporary));
  fs.chmodSync(dir, 0o755);
  expect(() => socketPath('/50%', undefined, temporary)).toThrow(`${dir} must belong to this user alone`);
});

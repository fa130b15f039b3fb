import fs from 'node:fs';
import path from 'node:path';
import { scratchDirectories } from '../testing/scratch-directory';
import { relabelledCopy } from './native-copy';

const scratch = scratchDirectories();

function sourceWith(bytes: string): string {
  const source = scratch('source');
  fs.mkdirSync(source);
  fs.writeFileSync(path.join(source, 'engine.node'), bytes, 'latin1');
  return source;
}

test('a library that cannot be relabelled leaves nothing in the cache', () => {
  const cache = scratch('cache');
  expect(() => relabelledCopy(sourceWith('no library'), cache)).toThrow('not a 64-bit little-endian ELF file');
  expect(fs.readdirSync(cache)).toEqual([]);
});

test('a copy is created once, and again for another source', () => {
  const cache = scratch('cache');
  const empty = emptyLibrary();
  const first = relabelledCopy(sourceWith(empty), cache);
  const inode = fs.statSync(first).ino;
  expect(relabelledCopy(sourceWith(empty), cache)).toBe(first);
  expect(fs.statSync(first).ino).toBe(inode);
  expect(relabelledCopy(sourceWith(`${empty}more`), cache)).not.toBe(first);
  expect(fs.readdirSync(cache)).toHaveLength(2);
});

test('a source that looks as before is not read again, and a changed one is', () => {
  const [cache, source] = [scratch('cache'), sourceWith(emptyLibrary())];
  const library = path.join(source, 'engine.node');
  fs.utimesSync(library, 1000, 1000);
  const first = relabelledCopy(source, cache);
  const read = jest.spyOn(fs, 'readFileSync');
  expect(relabelledCopy(source, cache)).toBe(first);
  expect(read.mock.calls.map(([file]) => file)).not.toContain(library);
  read.mockRestore();
  const bytes = Buffer.from(emptyLibrary(), 'latin1');
  fs.writeFileSync(library, bytes.fill(1, 50, 51)); // as long as before
  fs.utimesSync(library, 1001, 1001);
  expect(relabelledCopy(source, cache)).not.toBe(first);
});

/** The smallest ELF file with the tables that are looked at, and nothing in them. */
function emptyLibrary(): string {
  const file = Buffer.alloc(64 + 3 * 64);
  file.write('7f454c460201', 0, 'hex');
  file.writeUInt16LE(62, 18);
  file.writeBigUInt64LE(64n, 40);
  file.writeUInt16LE(64, 58);
  file.writeUInt16LE(3, 60);
  for (const [i, type] of [11, 0x6ffffffe, 0x6fffffff].entries()) file.writeUInt32LE(type, 64 + 64 * i + 4);
  return file.toString('latin1');
}

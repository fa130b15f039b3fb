import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@plaza/service-kit/logging/log';
import { Shell } from './shell';

let folder: string;
let shell: Shell;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plaza-shell-'));
  await mkdir(path.join(folder, 'assets'));
  shell = new Shell(folder, createLog('gateway', 'silent'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const put = (file: string, content: string) => writeFile(path.join(folder, file), content);
const remove = (file: string) => rm(path.join(folder, file));
const text = async (file: string) => (await shell.file(file))?.identity.body.toString();
const page = async () => (await shell.page('/'))?.render('n', false).toString();

/** Lets the shell notice what has changed. */
async function notice(): Promise<void> {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 1001);
  await shell.file('index.html');
}

test('the files of a complete build stay available while the next one is written in place, step by step', async () => {
  await put('assets/main.0a1b2c3d.js', 'older');
  await put('assets/lazy.0a1b2c3d.js', 'older');
  await put('index.html', 'older');
  await notice();

  await remove('assets/lazy.0a1b2c3d.js'); // a build removes files before it replaces the page
  await notice();
  expect(await text('assets/lazy.0a1b2c3d.js')).toBe('older');
  await remove('assets/main.0a1b2c3d.js');
  await put('assets/main.4e5f6071.js', 'newer');
  await put('index.html', 'newer');
  await notice();
  await put('assets/main.4e5f6071.js.br', 'compressed');
  await notice();
  await put('index.html', 'newer with a script before the others');
  await put('pages.json', '{}');
  await notice();
  expect(await page()).toBe('newer with a script before the others');
  expect(await text('assets/main.4e5f6071.js')).toBe('newer');
  expect([await text('assets/main.0a1b2c3d.js'), await text('assets/lazy.0a1b2c3d.js')]).toEqual(['older', 'older']);
});

test('only assets of earlier builds are kept, and what comes back is that of the newest build', async () => {
  await put('assets/main.0a1b2c3d.js', 'older');
  await put('favicon.svg', 'older');
  await put('index.html', 'older');
  await notice();
  await remove('assets/main.0a1b2c3d.js');
  await remove('favicon.svg');
  await put('index.html', 'newer');
  await notice();
  expect([await text('assets/main.0a1b2c3d.js'), await text('favicon.svg')]).toEqual(['older', undefined]);
  await put('assets/main.0a1b2c3d.js', 'newest');
  await notice();
  expect(await text('assets/main.0a1b2c3d.js')).toBe('newest');
});

test('says that a build was read, and gives its assets by name', async () => {
  expect((await shell.assets()).size).toBe(0);
  const handleBuild = jest.fn();
  const unsubscribe = shell.subscribe(handleBuild);
  await put('assets/main.0a1b2c3d.js', 'script');
  await put('index.html', 'page');
  await notice();
  expect(handleBuild).toHaveBeenCalledTimes(1);
  expect([...(await shell.assets()).keys()]).toEqual(['main.0a1b2c3d.js']);
  unsubscribe();
  await put('index.html', 'newer page');
  await notice();
  expect(handleBuild).toHaveBeenCalledTimes(1);
});

test('a build is as old as the file that changed last', async () => {
  expect(shell.changedAt).toBe(0);
  await put('assets/main.0a1b2c3d.js', 'older');
  await put('index.html', 'older');
  await utimes(path.join(folder, 'index.html'), 1000, 1000);
  await utimes(path.join(folder, 'assets/main.0a1b2c3d.js'), 2000, 2000);
  await notice();
  expect(shell.changedAt).toBe(2_000_000);
  await put('assets/main.0a1b2c3d.js.br', 'compressed');
  await utimes(path.join(folder, 'assets/main.0a1b2c3d.js.br'), 3000, 3000);
  await notice();
  expect(shell.changedAt).toBe(3_000_000);
});

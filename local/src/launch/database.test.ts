import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '@plaza/service-kit/testing/until';
import { readOptions } from './config';
import { openPlatformDatabase } from './database';
import { StopList } from './platform';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-local-'));
const stops = new StopList();
const pidFile = path.join(dir, 'database.pid');
const said: string[] = [];
const notedPid = () => Number(fs.readFileSync(pidFile, 'utf8'));

afterAll(async () => {
  await stops.stopAll();
  fs.rmSync(dir, { recursive: true, force: true });
});

test('database.pid names the process that serves, also after a restart', async () => {
  await openPlatformDatabase(readOptions([], { PLAZA_DIR: dir }, process.cwd()), stops, {
    say: (text) => said.push(text),
  });
  const pids = new Set<number>();
  for (let round = 0; round < 3; round++) {
    await until(() => notedPid() > 0 && !pids.has(notedPid()), 15_000);
    pids.add(notedPid());
    process.kill(notedPid(), 'SIGKILL'); // throws where there is no such process
  }
  await until(() => notedPid() > 0 && !pids.has(notedPid()), 15_000);
  expect(pids.size).toBe(3);
  expect(process.kill(notedPid(), 0)).toBe(true);
});

test('the end of the database is printed with its reason, and that it serves again', async () => {
  await until(() => said.length === 6);
  const [down, up] = [
    '  The database is down, as the database was ended by SIGKILL; it is restarted.',
    '  The database serves again.',
  ];
  expect(said).toEqual([down, up, down, up, down, up]);
  expect(fs.readFileSync(path.join(dir, 'logs/database.log'), 'utf8')).toMatch(/Z the database serves again\n$/);
});

/** Opens a database in a new folder. */
async function openAnother() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-local-'));
  const ownStops = new StopList();
  const heard: string[] = [];
  await openPlatformDatabase(readOptions([], { PLAZA_DIR: folder }, process.cwd()), ownStops, {
    say: (text) => heard.push(text),
  });
  return {
    folder,
    heard,
    pid: Number(fs.readFileSync(path.join(folder, 'database.pid'), 'utf8')),
    async remove() {
      await ownStops.stopAll();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('the platform goes on if the process id cannot be written, and the reason is printed', async () => {
  const { folder, heard, pid, remove } = await openAnother();
  fs.rmSync(path.join(folder, 'database.pid'));
  fs.mkdirSync(path.join(folder, 'database.pid'));
  process.kill(pid, 'SIGKILL');
  await until(() => heard.includes('  The database serves again.'), 15_000);
  expect(heard[0]).toMatch(/database\.pid cannot be written: EISDIR/);
  await remove();
});

test('once its folder is removed, the database is not restarted on an empty one', async () => {
  const { folder, heard, pid, remove } = await openAnother();
  fs.rmSync(folder, { recursive: true });
  process.kill(pid, 'SIGKILL');
  await until(() => heard.some((text) => text.includes('is down')), 15_000);
  expect(heard.at(-1)).toBe(
    `  The database is down, as its folder ${folder}/mongodb was removed; ` +
      'it is not restarted: stop the platform, and start it again.',
  );
  await remove();
});

test('the database opens while other work blocks the start', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-local-'));
  const ownStops = new StopList();
  const socket = path.join(folder, 'mongodb/mongodb.sock');
  let opened = false;
  const blockUntilItListens = () => {
    const end = performance.now() + 15_000;
    while (!opened && performance.now() < end) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      opened = fs.existsSync(socket);
    }
  };
  await openPlatformDatabase(readOptions([], { PLAZA_DIR: folder }, process.cwd()), ownStops, {
    onSpawned: blockUntilItListens,
  });
  expect(opened).toBe(true);
  await ownStops.stopAll();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a frozen database does not prevent the platform from stopping', async () => {
  const pid = notedPid();
  process.kill(pid, 'SIGSTOP');
  const began = performance.now();
  await stops.stopAll();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

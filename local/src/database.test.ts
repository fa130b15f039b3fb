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
const notedPid = () => Number(fs.readFileSync(pidFile, 'utf8'));

afterAll(async () => {
  await stops.stopAll();
  fs.rmSync(dir, { recursive: true, force: true });
});

test('database.pid names the process that serves, also after a restart', async () => {
  await openPlatformDatabase(readOptions([], { PLAZA_DIR: dir }, process.cwd()), stops);
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

test('a frozen database does not prevent the platform from stopping', async () => {
  const pid = notedPid();
  process.kill(pid, 'SIGSTOP');
  const began = performance.now();
  await stops.stopAll();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

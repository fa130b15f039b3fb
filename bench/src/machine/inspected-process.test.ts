import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addressIn, InspectedProcess } from './inspected-process.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inspected-'));
const log = path.join(folder, 'log');
let child: ChildProcess | undefined;
afterAll(() => {
  child?.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true });
});

const mebibyte = 1024 * 1024;
/** Holds 8 MB, and lets 32 MB go each time when it is written to. */
const program = `
  globalThis.kept = Array.from({ length: 1024 * 1024 }, (_, index) => index + 0.5);
  process.stdin.on('data', () => {
    Array.from({ length: 4 * 1024 * 1024 }, (_, index) => index + 0.5);
    process.stdout.write('done');
  });
  process.stdout.write('ready');
`;

const said = (what: ChildProcess) => new Promise((resolve) => what.stdout?.once('data', resolve));

test('retained objects of a process are in its memory after a collection, and released ones are not', async () => {
  child = spawn(process.execPath, ['--inspect-port=127.0.0.1:0', '-e', program], {
    stdio: ['pipe', 'pipe', fs.openSync(log, 'w')],
  });
  await said(child);
  const inspected = await InspectedProcess.open('a program', Number(child.pid), log);
  const before = await inspected.collected();
  expect(before.heap).toBeGreaterThan(8 * mebibyte);
  expect(before.resident).toBeGreaterThan(before.heap);
  child.stdin?.write('.');
  await said(child);
  const after = await inspected.collected();
  expect(Math.abs(after.heap - before.heap)).toBeLessThan(mebibyte);
  inspected.close();
});

test('the last address of a log with several starts is used', () => {
  const line = (port: number) => `Debugger listening on ws://127.0.0.1:${port}/an-id\n{"level":"info"}\n`;
  expect(addressIn(`${line(1)}${line(2)}`)).toBe('ws://127.0.0.1:2/an-id');
  expect(addressIn('{"level":"info"}\n')).toBeUndefined();
});

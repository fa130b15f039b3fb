import fs from 'node:fs';
import type { Server } from 'node:http';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { until } from '@plaza/service-kit/testing/until';
import { freePortFrom } from './port';
import type { ProgramInstance } from './program-instances';
import { ProgramProcess } from './program-process';

const ownProgram = `
const health = { status: 'ok', service: 'finance', instance: process.env.PLAZA_INSTANCE_ID };
require('node:http')
  .createServer((_req, res) => res.end(JSON.stringify(health)))
  .listen(Number(process.env.PORT), '127.0.0.1');
`;

let dir: string;
let port: number;
let said: string[];
let program: ProgramProcess | undefined;
let foreign: Server | undefined;

beforeEach(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-program-'));
  for (const folder of ['logs', 'dist']) fs.mkdirSync(path.join(dir, folder));
  fs.writeFileSync(path.join(dir, 'package.json'), '{ "scripts": { "start": "node dist/main.cjs" } }');
  port = await freePortFrom(20_000 + (process.pid % 10_000));
  said = [];
});
afterEach(async () => {
  await program?.stop();
  program = undefined;
  await new Promise((resolve) => (foreign ? foreign.close(resolve) : resolve(undefined)));
  foreign = undefined;
  fs.rmSync(dir, { recursive: true, force: true });
});

function programOf(source: string, isRestarted = false): ProgramProcess {
  const main = path.join(dir, 'dist/main.cjs');
  fs.writeFileSync(main, source);
  const instance: ProgramInstance = {
    name: 'finance-2',
    service: 'finance',
    main,
    port,
    url: `http://127.0.0.1:${port}`,
    isGateway: false,
    env: { PORT: String(port) },
  };
  const options = { root: dir, dir, env: { PATH: process.env.PATH }, isRestarted, stopMs: 2000 };
  program = new ProgramProcess(instance, options, (text) => said.push(text));
  return program;
}

/** Something else that takes the port and says that all is well. */
function takePort(): Promise<void> {
  foreign = http.createServer((_req, res) => res.end('{"status":"ok","service":"finance"}'));
  return new Promise((resolve) => foreign?.listen(port, '127.0.0.1', resolve));
}

const pid = () => Number(fs.readFileSync(path.join(dir, 'finance-2.pid'), 'utf8'));
const answers = () =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

it('is started once it answers', async () => {
  await programOf(ownProgram).start();
  expect(await answers()).toBe(true);
});

it('does not start if another program answers at its port', async () => {
  await takePort();
  await expect(programOf(ownProgram).start()).rejects.toThrow(`Port ${port} is already in use`);
  expect(fs.existsSync(path.join(dir, 'finance-2.pid'))).toBe(false);
});

it('is not started if another service answers in its place', async () => {
  const foreignProgram = `${ownProgram.replace("'finance'", "'markets'")} setTimeout(() => process.exit(3), 1000);`;
  await expect(programOf(foreignProgram).start()).rejects.toThrow('finance-2 did not start; see its log.');
});

it('is not started if the same service of another platform, which is started at the same time, answers in its place', async () => {
  const slowProgram = 'setTimeout(() => process.exit(3), 1500);';
  const started = programOf(slowProgram).start();
  await until(() => fs.existsSync(path.join(dir, 'finance-2.pid')));
  await takePort();
  await expect(started).rejects.toThrow('finance-2 did not start; see its log.');
});

it('reports that it waits for its port before a restart, and restarts once the port is free', async () => {
  await programOf(ownProgram, true).start();
  const before = pid();
  process.kill(before, 'SIGKILL');
  await until(() => said.length === 1);
  await takePort();
  await until(() => said.length === 2);
  expect(said).toEqual([
    '  finance-2 ended (SIGKILL); it is restarted.',
    `  finance-2 waits for port ${port}, which another process uses.`,
  ]);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(said).toHaveLength(2);
  await new Promise((resolve) => foreign?.close(resolve));
  foreign = undefined;
  await until(async () => pid() !== before && (await answers()));
});

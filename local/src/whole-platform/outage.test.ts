import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { IdentityProcess } from '../testing/identity-process';
import { buildService } from '../testing/service-program';
import { TestEngine } from '../testing/test-engine';
import { Writers } from '../testing/writers';

/**
 * The engine is killed under writes, five times over; PLAZA_ENGINE_KILLS=100 does it as often as that and prints how
 * long the service took each time: PLAZA_ENGINE_KILLS=100 npx jest local/src/whole-platform/outage.test.ts
 */
const kills = Number(process.env.PLAZA_ENGINE_KILLS) || 5;
const recoverMs = 6000;
const stopMs = 5000;

jest.setTimeout(60_000 + kills * 10_000);

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-outage-'));
const engine = new TestEngine(path.join(dir, 'mongodb'));
let program: Awaited<ReturnType<typeof buildService>>;
let uri: string;
let service: IdentityProcess;
let writers: Writers;

beforeAll(async () => {
  program = await buildService('identity');
  uri = await engine.start();
});
beforeEach(async () => {
  service = await IdentityProcess.start(program.main, uri);
  writers = await Writers.of(service, 6);
});
afterEach(async () => {
  await service.stop();
  await writers.stop();
});
afterAll(async () => {
  await engine.stop();
  program.remove();
  fs.rmSync(dir, { recursive: true, force: true });
});

const back = () => writers.recovered(performance.now(), recoverMs);

test(`a service recovers within ${recoverMs} ms after its database was killed, ${kills} times, and stops`, async () => {
  const took: number[] = [];
  for (let round = 0; round < kills; round++) {
    await pause(50 + (round % 7) * 30);
    await engine.kill();
    await pause((round % 5) * 700); // from at once to longer than the pause between two heartbeats
    await engine.start();
    took.push(await back());
  }
  const { ms, code, output } = await service.stop();
  report(took, ms);
  expect(took).toHaveLength(kills);
  expect({ code, output }).toEqual({ code: 0, output: '' });
  expect(ms).toBeLessThan(stopMs);
  expect(writers.failed).toBeGreaterThan(0);
});

test('a service with a frozen database stops in time and names what did not stop', async () => {
  engine.freeze();
  await pause(1500);
  const { ms, code, signal, output } = await service.stop();
  engine.thaw();
  expect(ms).toBeLessThan(stopMs);
  expect({ code, signal }).toEqual({ code: 1, signal: null });
  expect(output).toMatch(/^identity: .*did not stop cleanly: /);
});

test('a service with a stopped database stops in time', async () => {
  await engine.kill();
  await pause(500);
  const { ms, signal } = await service.stop();
  await engine.start();
  expect(ms).toBeLessThan(stopMs);
  expect(signal).toBeNull();
});

test('a service recovers after its database was frozen for longer than the timeout of a query', async () => {
  engine.freeze();
  await pause(kills > 5 ? 20_000 : 6500);
  engine.thaw();
  report([await back()], (await service.stop()).ms);
});

function report(took: readonly number[], stopped: number): void {
  if (kills <= 5) return;
  const sorted = [...took].sort((one, other) => one - other);
  const rounded = (ms = 0) => Math.round(ms);
  const [median, longest] = [rounded(sorted[Math.floor(sorted.length / 2)]), rounded(sorted.at(-1))];
  const writes = `${writers.succeeded} writes done, ${writers.failed} refused`;
  process.stderr.write(
    `${took.length} outages: median ${median} ms, longest ${longest} ms; stopped in ${rounded(stopped)} ms; ${writes}\n`,
  );
}

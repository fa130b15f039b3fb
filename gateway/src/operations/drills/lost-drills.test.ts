import { randomUUID } from 'node:crypto';
import type { Drill, Drills, NewDrill } from '@plaza/contracts/operations/drills';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { type Platform, startPlatform } from '../../testing/test-platform';
import { JourneyProbe } from './journeys';

const path = '/api/v1/operations/drills';
const wanted: NewDrill = { kind: 'service', name: 'finance', fault: 'stopped', seconds: 10 };

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.stop();
});

const admin = () => client(platform.url, { token: accessTokenFor({ role: 'admin_high' }) });
const start = async () => (await admin().post(path, wanted)).status;
const drills = async () => (await admin().get<Drills>(path)).body.drills;

/** The last report of a gateway that was killed in the middle of a drill. */
async function lastReport(changes: Partial<Drill> = {}): Promise<Drill> {
  const drill: Drill = {
    ...wanted,
    id: randomUUID(),
    startedAt: new Date().toISOString(),
    endedAt: null,
    isWatched: true,
    by: randomUUID(),
    journeys: [{ name: 'Reading messages', before: 'works', worst: 'fails', tries: 1, failures: 1, after: null }],
    ...changes,
  };
  await platform.bus.publish(createEvent('drill.reported', drill));
  await until(async () => (await drills()).length === 1);
  return drill;
}

/** Lets so many seconds pass, by the monotonic clock. */
function later(seconds: number): void {
  const now = performance.now();
  jest.restoreAllMocks();
  const ahead = now - performance.now() + seconds * 1000;
  const passing = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => passing() + ahead);
}

test('a drill that fails to begin is over, and another one can begin', async () => {
  jest.spyOn(JourneyProbe.prototype, 'journeys').mockRejectedValueOnce(new Error('no answer'));
  expect(await start()).toBe(500);
  expect(await drills()).toMatchObject([{ endedAt: expect.any(String), isWatched: false, journeys: [] }]);
  expect(await start()).toBe(201);
  expect(await drills()).toMatchObject([{ endedAt: null }, { isWatched: false }]);
});

test('a drill whose gateway is gone ends at its planned time and is no longer watched', async () => {
  const { startedAt } = await lastReport();
  expect(await start()).toBe(409);
  later(10);
  expect(await start()).toBe(409);
  later(30);
  const endedAt = new Date(Date.parse(startedAt) + 10_000).toISOString();
  expect(await drills()).toMatchObject([{ endedAt, isWatched: false }]);
  expect(await start()).toBe(201);
});

test('a drill whose gateway is gone ends when an administrator ends it', async () => {
  const { id } = await lastReport({ seconds: 60 });
  expect((await admin().delete(`${path}/${id}`)).status).toBe(204);
  expect(await drills()).toMatchObject([{ endedAt: expect.any(String), isWatched: true }]);
  expect((await admin().delete(`${path}/${id}`)).status).toBe(404);
  expect(await start()).toBe(201);
  later(50);
  expect((await drills()).find((drill) => drill.id === id)).toMatchObject({ isWatched: false });
});

test('a report from before its end does not restart a drill', async () => {
  const drill = await lastReport();
  expect((await admin().delete(`${path}/${drill.id}`)).status).toBe(204);
  await platform.bus.publish(createEvent('drill.reported', { ...drill, journeys: [] }));
  await until(async () => (await drills())[0]?.journeys.length === 0);
  expect(await drills()).toMatchObject([{ endedAt: expect.any(String) }]);
});

test('an ended drill is watched for a while, also if its gateway is gone', async () => {
  await lastReport({ endedAt: new Date().toISOString() });
  expect(await drills()).toMatchObject([{ isWatched: true }]);
  later(60);
  expect(await drills()).toMatchObject([{ isWatched: false }]);
});

test('no request fails in a drill that is ended during the first try of its journeys', async () => {
  const began: string[] = [];
  platform.bus.subscribe('drill.started', ({ payload }) => void began.push(payload.id));
  let proceed: (() => void) | undefined;
  jest.spyOn(JourneyProbe.prototype, 'journeys').mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      proceed = resolve;
    });
    return [];
  });
  const starting = admin().post<Drill>(path, wanted);
  await until(() => proceed !== undefined);
  const [drill] = await drills();
  expect((await admin().delete(`${path}/${drill?.id}`)).status).toBe(204);
  proceed?.();
  expect(await starting).toMatchObject({ status: 201, body: { endedAt: expect.any(String) } });
  expect(began).toEqual([]);
});

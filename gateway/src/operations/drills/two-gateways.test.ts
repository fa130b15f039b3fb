import type { Drill, Drills, NewDrill } from '@plaza/contracts/operations/drills';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { requireOwnRedis } from '@plaza/test-kit/redis-for-tests';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { sendJson } from '../../testing/stubbed-services';
import { type Platform, startPlatform } from '../../testing/test-platform';
import { JourneyProbe } from './journeys';

const path = '/api/v1/operations/drills';
const wanted: NewDrill = { kind: 'service', name: 'finance', fault: 'stopped', seconds: 10 };
const refused = { status: 409, body: { error: { code: 'drill_running' } } };
const admin = ({ url }: Platform) => client(url, { token: accessTokenFor({ role: 'admin_high' }) });
const start = (platform: Platform) => admin(platform).post<Drill>(path, wanted);
const drills = async (platform: Platform) => (await admin(platform).get<Drills>(path)).body.drills;

let redis: Awaited<ReturnType<typeof requireOwnRedis>>;
let gateways: [Platform, Platform];
let recorded: string[];

beforeEach(async () => {
  recorded = [];
  redis = await requireOwnRedis();
  const open = () =>
    startPlatform({
      redisUrl: redis.url,
      services: {
        identity(req, res) {
          req.setEncoding('utf8').on('data', (body: string) => recorded.push(JSON.parse(body).action));
          req.once('end', () => sendJson(res, {}));
        },
      },
    });
  gateways = [await open(), await open()];
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await redis.stop();
});

/** Has the first look at the journeys wait. @returns whether it waits, and how it goes on */
function holdJourneys() {
  let proceed: (() => void) | undefined;
  jest.spyOn(JourneyProbe.prototype, 'journeys').mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      proceed = resolve;
    });
    return [];
  });
  return { isHeld: () => proceed !== undefined, proceed: () => proceed?.() };
}

test('if two administrators start drills at two gateways concurrently, one starts and only that one is recorded', async () => {
  const answers = await Promise.all(gateways.map(start));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject(refused);
  expect(recorded.filter((action) => action === 'drill.start')).toHaveLength(1);
});

test('a drill is announced to other gateways before its journeys are tried, and can be ended there', async () => {
  const [one, other] = gateways;
  const { isHeld, proceed } = holdJourneys();
  const starting = start(one);
  await until(async () => isHeld() && (await drills(other)).length === 1);
  expect(await start(other)).toMatchObject(refused);
  const [drill] = await drills(other);
  expect((await admin(other).delete(`${path}/${drill?.id}`)).status).toBe(204);
  await until(async () => (await drills(one))[0]?.endedAt !== null);
  proceed();
  expect(await starting).toMatchObject({ status: 201, body: { endedAt: expect.any(String) } });
  expect((await start(other)).status).toBe(201);
});

test('a drill that fails to begin is also over at the other gateways', async () => {
  const [one, other] = gateways;
  jest.spyOn(JourneyProbe.prototype, 'journeys').mockRejectedValueOnce(new Error('no answer'));
  expect((await start(one)).status).toBe(500);
  await until(async () => (await drills(other))[0]?.isWatched === false);
  expect((await start(other)).status).toBe(201);
});

test('a drill of which only the start was received counts until its planned end', async () => {
  const [one] = gateways;
  const { seconds, ...order } = { ...wanted, id: 'b3c1a5de-0f6e-4c3e-9d0a-5a86f5a0c001' };
  let isHeard = false;
  one.bus.subscribe('drill.started', () => {
    isHeard = true;
  });
  await one.bus.publish(createEvent('drill.started', { ...order, seconds }));
  await until(() => isHeard);
  expect(await start(one)).toMatchObject(refused);
  await one.bus.publish(createEvent('drill.ended', { id: order.id }));
  await until(async () => (await start(one)).status === 201);
});

test('while Redis is down, a drill of this gateway starts, and no second one', async () => {
  const [one] = gateways;
  await redis.stop();
  const answers = await Promise.all([start(one), start(one)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

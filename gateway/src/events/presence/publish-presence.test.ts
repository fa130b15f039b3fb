import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import type { EventPayload } from '@plaza/contracts/events';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { accessTokenFor, type TestUser } from '@plaza/test-kit/tokens';
import { type Platform, startPlatform } from '../../testing/test-platform';

let platform: Platform;
let published: EventPayload<'presence.told'>[];
const opened: IncomingMessage[] = [];

beforeEach(async () => {
  platform = await startPlatform();
  published = [];
  platform.bus.subscribe('presence.told', ({ payload }) => void published.push(payload));
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const stream of opened.splice(0)) stream.destroy();
  await platform.stop();
});

async function open(person: TestUser, query = ''): Promise<IncomingMessage> {
  const headers = { Authorization: `Bearer ${accessTokenFor(person)}` };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    http.get(`${platform.url}/api/v1/events${query}`, { headers, agent: false }, resolve).once('error', reject);
  });
  answer.on('error', () => undefined).resume();
  opened.push(answer);
  return answer;
}

/** The whole list, requested from the gateway. */
async function present(): Promise<EventPayload<'presence.told'> | undefined> {
  const before = published.length;
  await platform.bus.publish(createEvent('presence.asked', {}));
  return published.slice(before).find(({ whole }) => whole);
}

/** Published changes of who came and who left. */
const changes = () => published.filter(({ whole }) => !whole);
const firstWhole = () => until(() => published.length > 0);

test('connects and disconnects are published shortly after, with one gateway id', async () => {
  const id = randomUUID();
  await firstWhole();
  const stream = await open({ id });
  await until(() => changes().length === 1);
  stream.destroy();
  await until(() => changes().length === 2);
  expect(changes()).toMatchObject([
    { came: [id], left: [] },
    { came: [], left: [id] },
  ]);
  expect(new Set(published.map(({ gatewayId }) => gatewayId)).size).toBe(1);
});

test('users who connect at the same time are published together', async () => {
  const ids = Array.from({ length: 20 }, () => randomUUID());
  await firstWhole();
  await Promise.all(ids.map((id) => open({ id })));
  await until(() => changes().flatMap(({ came }) => came).length === 20);
  expect(changes().length).toBeLessThan(20);
});

test('a second stream of a user changes nothing, and the user stays online until the last one closes', async () => {
  const id = randomUUID();
  await firstWhole();
  const streams = [await open({ id }), await open({ id })];
  await until(() => changes().length === 1);
  streams[0]?.destroy();
  const other = randomUUID();
  await open({ id: other });
  await until(() => changes().length === 2);
  streams[1]?.destroy();
  await until(() => changes().length === 3);
  expect(changes()).toMatchObject([
    { came: [id], left: [] },
    { came: [other], left: [] },
    { came: [], left: [id] },
  ]);
});

test('all users are listed on request, and again periodically', async () => {
  const id = randomUUID();
  await firstWhole();
  await open({ id });
  expect(await present()).toMatchObject({ whole: true, came: [id], left: [] });
  const before = published.length;
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 15_000);
  await until(() => published.length > before);
  expect(published.at(-1)).toMatchObject({ whole: true, came: [id], left: [] });
});

test('an impersonated user is not listed as online', async () => {
  const admin = randomUUID();
  await open({ id: randomUUID(), impersonatorId: admin });
  expect(await present()).toMatchObject({ came: [] });
});

test('a stopping gateway publishes an empty list', async () => {
  await open({ id: randomUUID() });
  await until(async () => (await present())?.came.length === 1);
  await platform.stop();
  expect(published.at(-1)).toMatchObject({ whole: true, came: [], left: [] });
  platform = await startPlatform();
});

test('all users are published after a message could not be sent', async () => {
  await firstWhole();
  const { publish } = platform.bus;
  let fails = true;
  jest.spyOn(platform.bus, 'publish').mockImplementation((event) => {
    if (fails && event.type === 'presence.told') {
      fails = false;
      return Promise.reject(new Error('away'));
    }
    return publish(event);
  });
  const id = randomUUID();
  await open({ id });
  await until(() => !fails && published.length > 1);
  expect(published[1]).toMatchObject({ whole: true, came: [id] });
});

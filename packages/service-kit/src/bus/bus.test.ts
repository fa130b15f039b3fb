import { randomUUID } from 'node:crypto';
import type { PlazaEvent } from '@plaza/contracts/events';
import { requireOwnRedis, requireRedis } from '@plaza/test-kit/redis-for-tests';
import { createLog } from '../logging/log';
import { connectRedis } from '../redis';
import { createRejections } from '../rejections';
import { messageAuthentication } from '../security/message-authentication';
import { errorLevel, readableLog } from '../testing/log-lines';
import { until } from '../testing/until';
import { type Bus, createEvent } from './bus';
import { memoryBus } from './memory-bus';
import { redisBus } from './redis-bus';

jest.setTimeout(20_000);

const silent = createLog('test', 'silent');
const revoked = () => createEvent('session.revoked', { sessionIds: [randomUUID()] }, { users: [randomUUID()] });
const moved = () => createEvent('remotes.changed', { name: 'finance', version: '1.0.0' });

/** Opens a bus; the Redis below it is shared with other tests, so hearers look for their own events. */
async function busOnRedis(url: string, log = silent, secrets: readonly string[] = []) {
  const redis = connectRedis(url, log);
  const bus = redisBus(redis, log, messageAuthentication(secrets), createRejections(log));
  await until(() => bus.connected() && redis.status === 'ready');
  const close = async () => {
    await bus.close();
    redis.disconnect();
  };
  return { bus, close };
}

describe.each([
  ['memory', async (log = silent) => ({ bus: memoryBus(log) as Bus, close: async () => undefined })],
  ['Redis', (log = silent) => busOnRedis(requireRedis(), log)],
])('a bus on %s', (_where, open) => {
  let bus: Bus;
  let close: () => Promise<void>;
  const { log, lines } = readableLog();

  beforeAll(async () => {
    ({ bus, close } = await open(log));
  });
  afterAll(() => close());

  function hear(from: Bus = bus) {
    const heard: PlazaEvent[] = [];
    const stop = from.subscribeAll((event) => void heard.push(event));
    return { stop, has: (event: PlazaEvent) => heard.some(({ id }) => id === event.id), heard };
  }

  test('delivers an event completely', async () => {
    const { heard, has, stop } = hear();
    const event = revoked();
    await bus.publish(event);
    await until(() => has(event));
    expect(heard.find(({ id }) => id === event.id)).toEqual(event);
    stop();
  });

  test('delivers to a listener only events of its type', async () => {
    const types = new Set<string>();
    const { has, stop } = hear();
    const stopOne = bus.subscribe('remotes.changed', ({ type }) => void types.add(type));
    await bus.publish(moved());
    const last = revoked();
    await bus.publish(last);
    await until(() => has(last));
    expect([...types]).toEqual(['remotes.changed']);
    stop();
    stopOne();
  });

  test('logs a failing listener and delivers to the others', async () => {
    const stopFailing = bus.subscribe('session.revoked', () => {
      throw new Error('deaf');
    });
    const { has, stop } = hear();
    const event = revoked();
    await bus.publish(event);
    await until(() => has(event));
    await until(() => lines.some(({ level, eventId }) => level === errorLevel && eventId === event.id));
    stop();
    stopFailing();
  });

  test('delivers nothing after a listener unsubscribed', async () => {
    const gone = hear();
    gone.stop();
    const { has, stop } = hear();
    const event = revoked();
    await bus.publish(event);
    await until(() => has(event));
    expect(gone.has(event)).toBe(false);
    stop();
  });
});

test('events reach other processes over Redis, and invalid messages are dropped', async () => {
  const [one, two] = await Promise.all([busOnRedis(requireRedis()), busOnRedis(requireRedis())]);
  const heard: string[] = [];
  two.bus.subscribeAll(({ id }) => void heard.push(id));
  const stranger = connectRedis(requireRedis(), silent);
  await until(() => stranger.status === 'ready');
  for (const nonsense of ['{', '{"type":"session.revoked"}', '[]']) await stranger.publish('plaza:events', nonsense);
  const event = revoked();
  await one.bus.publish(event);
  await until(() => heard.includes(event.id));
  stranger.disconnect();
  await Promise.all([one.close(), two.close()]);
});

test('without Redis, a process receives only its own events and reports it; afterwards all receive events again', async () => {
  let server = await requireOwnRedis();
  const [one, two] = await Promise.all([busOnRedis(server.url), busOnRedis(server.url)]);
  const heardByOne: string[] = [];
  const heardByTwo: string[] = [];
  let reconnected = 0;
  one.bus.subscribeAll(({ id }) => void heardByOne.push(id));
  two.bus.subscribeAll(({ id }) => void heardByTwo.push(id));
  two.bus.onConnected(() => reconnected++);

  if (server.pid) process.kill(server.pid, 'SIGKILL');
  await until(() => !one.bus.connected() && !two.bus.connected());
  const lost = revoked();
  await expect(one.bus.publish(lost)).rejects.toThrow();
  expect(heardByOne).toEqual([lost.id]);

  const port = Number(new URL(server.url).port);
  await server.stop();
  server = await requireOwnRedis({ port });
  await until(() => one.bus.connected() && two.bus.connected());
  expect(reconnected).toBe(1);
  const event = revoked();
  await until(() =>
    one.bus.publish(event).then(
      () => true,
      () => false,
    ),
  );
  await until(() => heardByTwo.includes(event.id));
  expect(heardByTwo).not.toContain(lost.id);
  await Promise.all([one.close(), two.close()]);
  await server.stop();
});

test('a drill disconnects Redis from every process until it ends', async () => {
  const [one, other] = await Promise.all([busOnRedis(requireRedis()), busOnRedis(requireRedis())]);
  const drill = (seconds: number) =>
    createEvent('drill.started', { id: randomUUID(), kind: 'redis', name: 'redis', fault: 'stopped', seconds });
  await one.bus.publish(createEvent('drill.started', { ...drill(60).payload, kind: 'service', name: 'finance' }));
  expect([one.bus.connected(), other.bus.connected()]).toEqual([true, true]);

  await one.bus.publish(drill(1));
  await until(() => !one.bus.connected() && !other.bus.connected());
  await until(() => one.bus.connected() && other.bus.connected(), 15_000);

  const heard: string[] = [];
  other.bus.subscribe('session.revoked', ({ id }) => void heard.push(id));
  const event = revoked();
  await one.bus.publish(event);
  await until(() => heard.includes(event.id));

  await one.bus.publish(drill(60));
  await until(() => !one.bus.connected());
  await expect(one.bus.publish(createEvent('drill.ended', { id: randomUUID() }))).rejects.toThrow();
  await until(() => one.bus.connected(), 15_000);
  await Promise.all([one.close(), other.close()]);
});

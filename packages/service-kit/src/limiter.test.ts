import { randomUUID } from 'node:crypto';
import { requireOwnRedis, requireRedis } from '@plaza/test-kit/redis-for-tests';
import type { Redis } from 'ioredis';
import { TooManyRequests } from './errors';
import { createLimiter } from './limiter';
import { createLog } from './logging/log';
import { connectRedis, redisReady } from './redis';
import { until } from './testing/until';

const log = createLog('test', 'silent');
jest.setTimeout(20_000);

const rule = { name: 'signin', points: 3, seconds: 60 };

describe.each(['memory', 'Redis'])('a limiter on %s', (where) => {
  let redis: Redis | undefined;
  beforeAll(async () => {
    if (where === 'memory') return;
    redis = connectRedis(requireRedis(), log);
    await redisReady(redis, 2000);
  });
  afterAll(() => redis?.disconnect());

  test('allows as many as the rule permits, per key', async () => {
    const limiter = createLimiter(rule, redis);
    const [key, other] = [randomUUID(), randomUUID()];
    const taken = [
      await limiter.tryConsume(key),
      await limiter.tryConsume(key),
      await limiter.tryConsume(key),
      await limiter.tryConsume(key),
    ];
    expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
    expect(taken.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0]);
    expect(taken[3]?.retryAfterSeconds).toBeGreaterThan(50);
    expect(taken[3]?.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(await limiter.tryConsume(other)).toMatchObject({ allowed: true });
  });

  test('does not exceed the rule with twenty concurrent requests', async () => {
    const limiter = createLimiter(rule, redis);
    const key = randomUUID();
    const taken = await Promise.all(Array.from({ length: 20 }, () => limiter.tryConsume(key)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test('a rejected request gets a retry time', async () => {
    const limiter = createLimiter(rule, redis);
    const key = randomUUID();
    await limiter.consume(key, 3);
    const refusal = await limiter.consume(key).catch((error) => error);
    expect(refusal).toBeInstanceOf(TooManyRequests);
    expect(refusal.retryAfterSeconds).toBeGreaterThan(0);
  });

  test('a new number of points applies at once, and the consumed points are kept', async () => {
    const limiter = createLimiter(rule, redis);
    const key = randomUUID();
    const isAllowed = async () => (await limiter.tryConsume(key)).allowed;
    expect([await isAllowed(), await isAllowed(), await isAllowed(), await isAllowed()]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    limiter.change(6);
    expect([await isAllowed(), await isAllowed(), await isAllowed()]).toEqual([true, true, false]);
    const other = randomUUID();
    await limiter.consume(other);
    limiter.change(1);
    expect(await limiter.tryConsume(other)).toMatchObject({ allowed: false });
  });

  test('a reset restores all points', async () => {
    const limiter = createLimiter(rule, redis);
    const key = randomUUID();
    for (let index = 0; index < 6; index++) await limiter.tryConsume(key);
    await limiter.reset(key);
    expect(await limiter.tryConsume(key)).toMatchObject({ allowed: true, remaining: 2 });
  });

  test('the points are restored after the window', async () => {
    const limiter = createLimiter({ ...rule, points: 1, seconds: 1 }, redis);
    const key = randomUUID();
    await limiter.tryConsume(key);
    expect(await limiter.tryConsume(key)).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    await until(async () => (await limiter.tryConsume(key)).allowed, 2500);
  });
});

test('instances with the same Redis share their counts', async () => {
  const connections = [connectRedis(requireRedis(), log), connectRedis(requireRedis(), log)];
  await Promise.all(connections.map((redis) => redisReady(redis, 2000)));
  const [one, two] = connections.map((redis) => createLimiter(rule, redis));
  const key = randomUUID();
  await one?.tryConsume(key, 2);
  await two?.tryConsume(key);
  expect(await one?.tryConsume(key)).toMatchObject({ allowed: false });
  expect(await two?.tryConsume(key)).toMatchObject({ allowed: false });
  for (const redis of connections) redis.disconnect();
});

test('a process counts alone without Redis, and shares its counts again afterwards', async () => {
  let server = await requireOwnRedis();
  const redis = connectRedis(server.url, log);
  await redisReady(redis, 2000);
  const limiter = createLimiter(rule, redis);
  await limiter.tryConsume('before');

  if (server.pid) process.kill(server.pid, 'SIGKILL');
  await until(() => redis.status !== 'ready');
  const key = randomUUID();
  const taken = [await limiter.tryConsume(key, 3), await limiter.tryConsume(key)];
  expect(taken.map(({ allowed }) => allowed)).toEqual([true, false]);
  await limiter.reset(key);
  expect(await limiter.tryConsume(key)).toMatchObject({ allowed: true });

  const port = Number(new URL(server.url).port);
  await server.stop();
  server = await requireOwnRedis({ port });
  await until(async () => {
    await limiter.tryConsume('after');
    return redis.status === 'ready' && (await redis.exists('plaza:limit:signin:after')) === 1;
  });
  redis.disconnect();
  await server.stop();
});

test('a clock set back by an hour during an outage of Redis does not prevent sharing counts again', async () => {
  const redis = connectRedis(requireRedis(), log);
  await redisReady(redis, 2000);
  redis.disconnect();
  await until(() => redis.status === 'end');
  const limiter = createLimiter(rule, redis);
  const key = randomUUID();
  await limiter.tryConsume(key);
  const now = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  try {
    await redis.connect();
    await until(async () => {
      await limiter.tryConsume(key);
      return (await redis.exists(`plaza:limit:signin:${key}`)) === 1;
    });
  } finally {
    clock.mockRestore();
    redis.disconnect();
  }
});

test('an unresponsive Redis costs one timeout, not one per request', async () => {
  const server = await requireOwnRedis();
  const redis = connectRedis(server.url, log);
  await redisReady(redis, 2000);
  const limiter = createLimiter({ ...rule, points: 1000 }, redis);
  if (server.pid) process.kill(server.pid, 'SIGSTOP');
  try {
    const began = performance.now();
    for (let index = 0; index < 20; index++) expect(await limiter.tryConsume('one')).toMatchObject({ allowed: true });
    expect(performance.now() - began).toBeLessThan(3000);
  } finally {
    if (server.pid) process.kill(server.pid, 'SIGCONT');
    redis.disconnect();
    await server.stop();
  }
});

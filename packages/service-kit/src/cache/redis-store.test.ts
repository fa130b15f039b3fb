import { randomUUID } from 'node:crypto';
import { requireOwnRedis } from '@plaza/test-kit/redis-for-tests';
import type { Redis } from 'ioredis';
import { connectRedis, redisReady } from '../redis';
import { createRejections } from '../rejections';
import { messageAuthentication } from '../security/message-authentication';
import { errorLevel, readableLog } from '../testing/log-lines';
import { until } from '../testing/until';
import { createCache } from './cache';
import type { CacheStore } from './cache-store';
import { redisStore } from './redis-store';

jest.setTimeout(20_000);

const times = { freshMs: 240_000, staleMs: 600_000 };
const { log, lines } = readableLog();
const kept = (text: string) => ({ body: Buffer.from(text), storedAt: Date.now() });

let server: Awaited<ReturnType<typeof requireOwnRedis>>;
let redis: Redis;
let store: CacheStore;

beforeEach(async () => {
  lines.length = 0;
  server = await requireOwnRedis();
  redis = connectRedis(server.url, log);
  await redisReady(redis, 2000);
  store = redisStore(redis, log, messageAuthentication(), createRejections(log));
});

afterEach(async () => {
  redis.disconnect();
  await server.stop();
});

function signal(name: NodeJS.Signals) {
  if (!server.pid) throw new Error('this Redis is not ours to signal');
  process.kill(server.pid, name);
}

async function restart() {
  const port = Number(new URL(server.url).port);
  await server.stop();
  server = await requireOwnRedis({ port });
}

const isInRedis = async (key: string) => redis.status === 'ready' && (await redis.exists(`plaza:cache:${key}`)) === 1;

test('while Redis is killed, the cache continues in this process, and then returns to Redis', async () => {
  const cache = createCache(store, log);
  let loads = 0;
  const load = async () => Buffer.from(String(++loads));
  const read = async (key: string) => `${(await cache.remember(key, times, load)).body}`;
  await read('before');
  expect(await isInRedis('before')).toBe(true);

  signal('SIGKILL');
  await until(() => redis.status !== 'ready');
  expect(await read('during')).toBe('2');
  expect(await createCache(store, log).remember('during', times, load)).toMatchObject({ body: Buffer.from('2') });
  expect(lines.filter(({ msg }) => msg?.includes('stays in this process'))).toHaveLength(1);

  await restart();
  await until(async () => {
    await store.set('after', kept('x'), 60_000);
    return isInRedis('after');
  });
  expect(lines.some(({ msg }) => msg === 'the cache is back in Redis')).toBe(true);
  expect(await store.get('during')).toBeUndefined();
  expect(lines.filter(({ level }) => level >= errorLevel)).toEqual([]);
});

test('a clock set back by an hour during an outage of Redis does not prevent returning to it', async () => {
  redis.disconnect();
  await until(() => redis.status === 'end');
  await store.set('one', kept('x'), 60_000);
  const now = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  try {
    await redis.connect();
    await until(async () => {
      await store.set('one', kept('x'), 60_000);
      return isInRedis('one');
    });
  } finally {
    clock.mockRestore();
  }
});

test('an unresponsive Redis costs one timeout, not one per request', async () => {
  const cache = createCache(store, log);
  signal('SIGSTOP');
  try {
    const began = performance.now();
    for (let index = 0; index < 20; index++) await cache.remember(randomUUID(), times, async () => Buffer.from('x'));
    expect(performance.now() - began).toBeLessThan(3500);
  } finally {
    signal('SIGCONT');
  }
});

test('a value deleted while Redis is down does not return with it', async () => {
  await store.set('permissions', kept('old'), 60_000);
  redis.disconnect();
  await until(() => redis.status === 'end');
  await store.delete('permissions');
  await redis.connect();
  expect(await isInRedis('permissions')).toBe(true);
  await until(async () => !(await isInRedis('permissions')));
});

test('a lock can be released only by its holder', async () => {
  const unlock = await store.lock('one', 50);
  expect(await store.lock('one', 50)).toBeUndefined();
  await until(async () => (await redis.exists('plaza:cache:one:lock')) === 0);
  const theirs = await store.lock('one', 10_000);
  await unlock?.();
  expect(await store.lock('one', 50)).toBeUndefined();
  await theirs?.();
  expect(await store.lock('one', 50)).toBeDefined();
});

test('a lock lasts while its holder lives, and expires soon after it was killed', async () => {
  const holder = connectRedis(server.url, log);
  await redisReady(holder, 2000);
  const theirs = redisStore(holder, log, messageAuthentication(), createRejections(log));
  await theirs.lock('held', 600_000);
  const began = performance.now();
  let renewals = 0;
  let left = await redis.pttl('plaza:cache:held:lock');
  while (renewals < 3) {
    const now = await redis.pttl('plaza:cache:held:lock');
    if (now > left) renewals++;
    left = now;
    expect(await store.lock('held', 50)).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(15_000);
  }
  holder.disconnect();
  await until(async () => (await store.lock('held', 50)) !== undefined, 10_000);
});

import { randomUUID } from 'node:crypto';
import { requireRedis } from '@plaza/test-kit/redis-for-tests';
import { createLog } from '../logging/log';
import { connectRedis, redisReady } from '../redis';
import { createRejections } from '../rejections';
import { messageAuthentication } from '../security/message-authentication';
import { fakeClock } from '../testing/fake-clock';
import { until } from '../testing/until';
import { type Cache, createCache } from './cache';
import type { CacheStore } from './cache-store';
import { memoryStore } from './memory-store';
import { redisStore } from './redis-store';

const log = createLog('test', 'silent');
const clock = fakeClock();
const times = { freshMs: 240_000, staleMs: 600_000 };

/** Two stores that share what they keep, as two instances of a service have them. */
type TwoStores = () => Promise<{ stores: [CacheStore, CacheStore]; close(): void }>;

function closedGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const inMemory: TwoStores = async () => {
  const store = memoryStore();
  return { stores: [store, store], close: () => undefined };
};

const inRedis: TwoStores = async () => {
  const [one, two] = [connectRedis(requireRedis(), log), connectRedis(requireRedis(), log)];
  await Promise.all([redisReady(one, 2000), redisReady(two, 2000)]);
  const close = () => {
    one.disconnect();
    two.disconnect();
  };
  return {
    stores: [one, two].map((redis) => redisStore(redis, log, messageAuthentication(), createRejections(log))) as [
      CacheStore,
      CacheStore,
    ],
    close,
  };
};

describe.each([
  ['memory', inMemory],
  ['Redis', inRedis],
])('a cache on %s', (_where, open) => {
  let stores: [CacheStore, CacheStore];
  let close: () => void;
  let cache: Cache;
  let key: string;

  beforeAll(async () => {
    ({ stores, close } = await open());
  });
  beforeEach(() => {
    cache = createCache(stores[0], log);
    key = randomUUID();
  });
  afterAll(() => close());

  const read = async (from: Cache, load: () => Promise<Buffer>) => `${(await from.remember(key, times, load)).body}`;

  /** Loads `1`, `2`, … and counts; a load ends when `opened` does. */
  function counter(opened: Promise<void> = Promise.resolve()) {
    const own = {
      loads: 0,
      async load() {
        own.loads++;
        const loaded = Buffer.from(String(own.loads));
        await opened;
        return loaded;
      },
    };
    return own;
  }

  test('a fresh value is served without loading, also by another instance', async () => {
    const source = counter();
    expect(await read(cache, source.load)).toBe('1');
    clock.forward(times.freshMs - 2000);
    expect(await read(cache, source.load)).toBe('1');
    expect(await read(createCache(stores[1], log), source.load)).toBe('1');
    expect(source.loads).toBe(1);
  });

  test('bytes are returned unchanged, with their time', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128, 1]);
    const { storedAt } = await cache.remember(key, times, async () => bytes);
    const again = await createCache(stores[1], log).remember(key, times, async () => Buffer.from('other'));
    expect(again.body.equals(bytes)).toBe(true);
    expect(again.storedAt).toBe(storedAt);
  });

  test('a stale value is served at once, and refreshed in the background', async () => {
    const gate = closedGate();
    const source = counter(gate.opened);
    await read(cache, async () => Buffer.from('old'));
    clock.forward(times.freshMs + 1);
    expect(await read(cache, source.load)).toBe('old');
    expect(await read(cache, source.load)).toBe('old');
    gate.open();
    await until(async () => (await read(cache, source.load)) === '1');
    expect(source.loads).toBe(1);
  });

  test('an expired value is not served', async () => {
    const source = counter();
    await read(cache, source.load);
    clock.forward(times.staleMs + 1);
    expect(await read(cache, source.load)).toBe('2');
  });

  test('the store itself drops expired values', async () => {
    await cache.remember(key, { freshMs: 20, staleMs: 60 }, async () => Buffer.from('brief'));
    expect(await stores[1].get(key)).toBeDefined();
    await until(async () => (await stores[1].get(key)) === undefined, 1000);
  });

  test('fifty concurrent requests cause one load', async () => {
    const source = counter();
    const read50 = await Promise.all(Array.from({ length: 50 }, () => read(cache, source.load)));
    expect(read50).toEqual(Array(50).fill('1'));
    expect(source.loads).toBe(1);
  });

  test('two instances with concurrent requests load once', async () => {
    const source = counter();
    const other = createCache(stores[1], log);
    expect(await Promise.all([read(cache, source.load), read(other, source.load)])).toEqual(['1', '1']);
    expect(source.loads).toBe(1);
  });

  test('when one instance fails to load, the other one that waited tries at once', async () => {
    const gate = closedGate();
    let loads = 0;
    const failing = read(cache, async () => {
      loads++;
      await gate.opened;
      throw new Error('down');
    });
    const failed = expect(failing).rejects.toThrow('down');
    await until(() => loads === 1);
    const waiting = read(createCache(stores[1], log), async () => Buffer.from('loaded'));
    const began = performance.now();
    gate.open();
    await failed;
    expect(await waiting).toBe('loaded');
    expect(performance.now() - began).toBeLessThan(1000);
  });

  test('a failed load without a stored value is reported to all callers, and retried by the next', async () => {
    let works = false;
    const load = async () => {
      if (!works) throw new Error('down');
      return Buffer.from('up');
    };
    const told = await Promise.allSettled([read(cache, load), read(cache, load)]);
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    works = true;
    expect(await read(cache, load)).toBe('up');
  });

  test('a failed load keeps the stale value in use, and is retried at most once a second', async () => {
    let tries = 0;
    const failing = async () => {
      tries++;
      throw new Error('down');
    };
    await read(cache, async () => Buffer.from('old'));
    clock.forward(times.freshMs + 1);
    await read(cache, failing);
    await until(() => tries === 1);
    for (let index = 0; index < 20; index++) expect(await read(cache, failing)).toBe('old');
    expect(tries).toBeLessThanOrEqual(2);
    clock.forward(times.staleMs);
    await expect(read(cache, failing)).rejects.toThrow('down');
  });

  test('a dropped value is loaded again', async () => {
    const source = counter();
    await read(cache, source.load);
    await cache.drop(key);
    expect(await read(cache, source.load)).toBe('2');
  });

  test.each([
    ['', 0],
    [', also where the clock is set back by an hour', -3_600_000],
  ])('a value dropped by another instance is served for at most a second%s', async (_where, correction) => {
    const source = counter();
    await read(cache, source.load);
    await createCache(stores[1], log).drop(key);
    clock.jump(correction);
    clock.forward(1001);
    expect(await read(cache, source.load)).toBe('2');
  });

  test('a value that was loading when it was dropped is not stored', async () => {
    const gate = closedGate();
    const source = counter(gate.opened);
    const before = read(cache, source.load);
    await until(() => source.loads === 1);
    await cache.drop(key);
    const after = read(cache, source.load);
    gate.open();
    expect(await before).toBe('1');
    expect(await after).toBe('2');
    expect(await read(createCache(stores[1], log), source.load)).toBe('2');
  });

  test('a put replaces the value, here at once and elsewhere after a second', async () => {
    const source = counter();
    const other = createCache(stores[1], log);
    await read(cache, source.load);
    await read(other, source.load);
    await cache.put(key, times, Buffer.from('put'));
    expect(await read(cache, source.load)).toBe('put');
    clock.forward(1001);
    expect(await read(other, source.load)).toBe('put');
    expect(source.loads).toBe(1);
  });

  test('two instances that put concurrently never leave the key empty', async () => {
    const other = createCache(stores[1], log);
    await Promise.all([cache.put(key, times, Buffer.from('one')), other.put(key, times, Buffer.from('two'))]);
    expect(['one', 'two']).toContain(await read(createCache(stores[0], log), counter().load));
  });

  test('a value that was loading during a put is not stored', async () => {
    const gate = closedGate();
    const source = counter(gate.opened);
    const before = read(cache, source.load);
    await until(() => source.loads === 1);
    await cache.put(key, times, Buffer.from('put'));
    gate.open();
    expect(await before).toBe('1');
    expect(await read(createCache(stores[1], log), source.load)).toBe('put');
  });

  test('a refresh that fails after a put keeps the new value', async () => {
    const gate = closedGate();
    await read(cache, async () => Buffer.from('old'));
    clock.forward(times.freshMs + 1);
    const failing = async () => {
      await gate.opened;
      throw new Error('away');
    };
    expect(await read(cache, failing)).toBe('old');
    await cache.put(key, times, Buffer.from('put'));
    gate.open();
    await gate.opened;
    await new Promise(setImmediate);
    expect(await read(cache, failing)).toBe('put');
  });

  test('a value read from the store before a put replaces nothing', async () => {
    const gate = closedGate();
    const slow: CacheStore = {
      ...stores[0],
      async get(name) {
        const entry = await stores[0].get(name);
        await gate.opened;
        return entry;
      },
    };
    await read(cache, async () => Buffer.from('old'));
    const slowCache = createCache(slow, log);
    const before = read(slowCache, counter().load);
    await until(async () => (await stores[0].get(key)) !== undefined);
    await slowCache.put(key, times, Buffer.from('put'));
    gate.open();
    expect(await before).toBe('old');
    expect(await read(slowCache, counter().load)).toBe('put');
  });
});

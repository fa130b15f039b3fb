import type { PermissionsSnapshot } from '@plaza/contracts/internal/identity';
import { defaultTabPermissions, type TabId } from '@plaza/contracts/tabs';
import { type Bus, createEvent } from '../bus/bus';
import { memoryBus } from '../bus/memory-bus';
import { type Cache, createCache } from '../cache/cache';
import { memoryStore } from '../cache/memory-store';
import { createLog } from '../logging/log';
import { fakeClock } from '../testing/fake-clock';
import { createPermissions, type Permissions, permissionsKey } from './permissions';

const log = createLog('test', 'silent');
const clock = fakeClock();
const times = { freshMs: 300_000, staleMs: 300_000 };

let bus: Bus;
let cache: Cache;
let saved: PermissionsSnapshot;
let isDown: boolean;
let asked: number;
let permissions: Permissions;

beforeEach(() => {
  bus = memoryBus(log);
  cache = createCache(memoryStore(), log);
  saved = snapshot(1, ['overview']);
  isDown = false;
  asked = 0;
  permissions = createPermissions(load, cache, bus, log);
});

afterEach(() => permissions.stop());

function snapshot(version: number, user: TabId[]): PermissionsSnapshot {
  return { version, permissions: { ...defaultTabPermissions, user }, areas: [] };
}

async function load() {
  asked++;
  if (isDown) throw new Error('connect ECONNREFUSED');
  return saved;
}

const announce = (version: number) => bus.publish(createEvent('permissions.changed', { version, roles: ['user'] }));
const usersTabs = async () => [...(await permissions.tabsOf('user'))];

test('the tabs of a role are fetched once and cached', async () => {
  expect(await Promise.all([usersTabs(), usersTabs()])).toEqual([['overview'], ['overview']]);
  clock.forward(60_000);
  await usersTabs();
  expect(asked).toBe(1);
});

test('the first read after the event is fresh, also if nobody dropped the cache', async () => {
  await usersTabs();
  saved = snapshot(2, ['markets']);
  await announce(2);
  expect(await usersTabs()).toEqual(['markets']);
});

describe('an event with tabs', () => {
  const announceTabs = (version: number, user: TabId[]) =>
    bus.publish(createEvent('permissions.changed', { version, roles: ['user'], tabs: { user } }));

  test('suffices: nothing is fetched, and the tabs of other roles are kept', async () => {
    await usersTabs();
    saved = snapshot(3, []);
    await announceTabs(2, ['markets']);
    await announceTabs(3, []);
    expect(await usersTabs()).toEqual([]);
    expect([...(await permissions.tabsOf('contractor'))]).toEqual(defaultTabPermissions.contractor);
    expect(asked).toBe(1);
  });

  test('does not suffice if the previous event was lost', async () => {
    await usersTabs();
    saved = {
      ...snapshot(3, ['markets']),
      permissions: { ...defaultTabPermissions, user: ['markets'], contractor: [] },
    };
    await announceTabs(3, ['markets']);
    expect(await usersTabs()).toEqual(['markets']);
    expect([...(await permissions.tabsOf('contractor'))]).toEqual([]);
  });

  test('is ignored if its content was fetched before', async () => {
    saved = snapshot(2, ['markets']);
    await usersTabs();
    await announceTabs(2, ['overview']);
    expect(await usersTabs()).toEqual(['markets']);
    expect(asked).toBe(1);
  });

  test('that arrives while an older snapshot is fetched takes precedence', async () => {
    const fetching = usersTabs();
    await announceTabs(2, ['markets']);
    saved = snapshot(2, ['markets']);
    expect(await fetching).toEqual(['markets']);
  });
});

test('a snapshot from before the save, stored by a slow reader, is ignored', async () => {
  await usersTabs();
  const stale = Buffer.from(JSON.stringify(snapshot(1, ['overview'])));
  saved = snapshot(2, ['markets']);
  await cache.drop(permissionsKey);
  await cache.remember(permissionsKey, times, async () => stale);
  await announce(2);
  expect(await usersTabs()).toEqual(['markets']);
  const { body } = await cache.remember(permissionsKey, times, async () => Buffer.from('unused'));
  expect(JSON.parse(`${body}`)).toMatchObject({ version: 2 });
});

test('an older snapshot that returns with a store is ignored, with or without an event', async () => {
  saved = snapshot(2, ['markets']);
  await usersTabs();
  const old = Buffer.from(JSON.stringify(snapshot(1, ['overview'])));
  await cache.drop(permissionsKey);
  await cache.remember(permissionsKey, times, async () => old);
  clock.forward(1001);
  expect(await usersTabs()).toEqual(['markets']);
});

test.each([
  ['', 0],
  [', also where the clock is set back by an hour', -3_600_000],
])(
  'a change without an event is visible within the second for which the copy is trusted%s',
  async (_where, correction) => {
    await usersTabs();
    saved = snapshot(2, []);
    await cache.drop(permissionsKey);
    clock.jump(correction);
    clock.forward(1001);
    expect(await usersTabs()).toEqual([]);
  },
);

test('the last known permissions stay in effect while identity is down', async () => {
  await usersTabs();
  isDown = true;
  await cache.drop(permissionsKey);
  clock.forward(1001);
  expect(await usersTabs()).toEqual(['overview']);
  const before = asked;
  await usersTabs();
  expect(asked).toBe(before);
});

test('nobody is allowed while identity is down and nothing is known', async () => {
  isDown = true;
  await expect(permissions.tabsOf('user')).rejects.toMatchObject({ kind: 'unavailable', code: 'identity_unavailable' });
  isDown = false;
  expect(await usersTabs()).toEqual(['overview']);
});

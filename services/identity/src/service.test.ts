import { randomUUID } from 'node:crypto';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { createLog } from '@plaza/service-kit/logging/log';
import { connectRedis, redisReady } from '@plaza/service-kit/redis';
import type { RunningRedis } from '@plaza/test-kit/redis';
import { requireOwnRedis } from '@plaza/test-kit/redis-for-tests';
import { eventually, signIn, startIdentity, startInstance, type TestIdentity, userFixture } from './testing/identity';

let redis: RunningRedis;
let first: TestIdentity;
let second: TestIdentity;
beforeAll(async () => {
  redis = await requireOwnRedis();
  first = await startIdentity({ REDIS_URL: redis.url });
  second = await startInstance({ REDIS_URL: redis.url });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await redis.stop();
});

const me = async (identity: TestIdentity, token: string) => (await identity.withToken(token).get('/api/v1/me')).status;

test('a session that ends on one instance ends on the other within a second', async () => {
  const { token, cookie } = await signIn(first, (await userFixture()).email);
  expect(await me(second, token)).toBe(200);
  const started = performance.now();
  await first.nobody.post('/api/v1/auth/signout', undefined, { headers: { cookie } });
  await eventually(async () => ((await me(second, token)) === 401 ? true : undefined));
  expect(performance.now() - started).toBeLessThan(1000);
});

test('permissions saved on one instance are in effect on the other within a second', async () => {
  const { token } = await signIn(first, (await userFixture('admin_high')).email);
  expect(await second.trust.tabsOf('user')).toContain('markets');
  const started = performance.now();
  await first.withToken(token).put('/api/v1/admin/tab-permissions', { permissions: { user: ['profile'] } });
  await eventually(async () => ((await second.trust.tabsOf('user')).has('markets') ? undefined : true));
  expect(performance.now() - started).toBeLessThan(1000);
});

test('a deletion forged in Redis changes nothing, with or without a mark', async () => {
  const { id, email } = await userFixture();
  const { token } = await signIn(first, email);
  const forged = createEvent('user.deleted', { userId: id });
  const attacker = connectRedis(redis.url, createLog('test', 'silent'));
  await redisReady(attacker, 2000);
  await attacker.publish('plaza:events', JSON.stringify(forged));
  attacker.disconnect();
  await second.bus.publish(forged); // as an insider could, who has the secret
  const last = createEvent('presence.asked', {});
  await second.bus.publish(last);
  await eventually(async () => (first.events.some((event) => event.id === last.id) ? true : undefined));
  expect(first.events.filter((event) => event.id === forged.id)).toHaveLength(1);
  expect(await me(first, token)).toBe(200);
  expect(first.events.map(({ type }) => type)).not.toContain('event.done');
  const exists = (userId: string) => first.neighbour.get(`/internal/exists/${userId}`);
  expect((await exists(id)).body).toEqual({ exists: true });
  expect((await exists(randomUUID())).body).toEqual({ exists: false });
});

test('without Redis, signing in and out works, and saved changes are in effect', async () => {
  const { id, email } = await userFixture('admin_high');
  const before = await signIn(first, email);
  await redis.stop();
  const { token, user } = await signIn(first, email);
  expect(user.id).toBe(id);
  const { body } = await first
    .withToken(token)
    .put('/api/v1/admin/tab-permissions', { permissions: { user: ['bookings'] } });
  expect(body).toMatchObject({ permissions: { user: ['bookings'] } });
  await eventually(async () => ((await first.trust.tabsOf('user')).has('bookings') ? true : undefined));
  await first.nobody.post('/api/v1/auth/signout', undefined, { headers: { cookie: before.cookie } });
  expect(await me(first, before.token)).toBe(401);
  expect(await me(first, token)).toBe(200);
});

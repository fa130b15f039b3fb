import type { User } from '@plaza/contracts/identity/session';
import { createLog } from '@plaza/service-kit/logging/log';
import { startOutboxRelay } from '@plaza/service-kit/outbox/relay';
import { database } from '../database';
import { cookieOf, eventually, signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';
import { invalidateTokens } from './invalidate-tokens';
import { sessionsCollection } from './session.model';

let identity: TestIdentity;
let relay: ReturnType<typeof startOutboxRelay>;
beforeAll(async () => {
  identity = await startIdentity();
  relay = startOutboxRelay(database, [sessionsCollection], identity.bus, createLog('test', 'silent'));
});
afterAll(async () => {
  await relay.stop();
  await identity.stop();
});

const me = (token: string) => identity.withToken(token).get<{ user: User }>('/api/v1/auth/me');
const refresh = (cookie: string) =>
  identity.nobody.post<{ token: string }>('/api/v1/auth/refresh', undefined, { headers: { cookie } });

test('outdated tokens become invalid at once, and the sessions continue with current ones', async () => {
  const { id, email } = await userFixture('user');
  const [one, other] = [await signIn(identity, email), await signIn(identity, email)];
  await UserModel.updateOne({ _id: id }, { role: 'contractor' });
  await invalidateTokens(id, relay);
  for (const { token } of [one, other]) {
    expect(await me(token)).toMatchObject({ status: 401, body: { error: { code: 'token_revoked' } } });
  }
  const renewed = await refresh(one.cookie);
  expect(renewed.status).toBe(200);
  expect((await me(renewed.body.token)).body.user.role).toBe('contractor');
  expect(JSON.parse(atob(renewed.body.token.split('.')[1] ?? ''))).toMatchObject({ role: 'contractor', epoch: 1 });
  await invalidateTokens(id, relay);
  expect((await me(renewed.body.token)).status).toBe(401);
  expect((await me((await refresh(cookieOf(renewed.headers))).body.token)).status).toBe(200);
});

test('other services are notified, and those that start later find it among the revocations', async () => {
  const { id, email } = await userFixture();
  const { token } = await signIn(identity, email);
  const { sid } = JSON.parse(atob(token.split('.')[1] ?? ''));
  await invalidateTokens(id, relay);
  await eventually(async () =>
    identity.events.find(({ type, payload }) => type === 'session.revoked' && JSON.stringify(payload).includes(sid)),
  );
  const { body } = await identity.neighbour.get<{ revocations: object[] }>('/internal/revocations');
  expect(body.revocations).toContainEqual({ sessionId: sid, at: expect.any(String), epoch: 0 });
});

test('a user without a session is not affected', async () => {
  await invalidateTokens((await userFixture()).id, relay);
  expect((await signIn(identity, (await userFixture()).email)).token).toBeTruthy();
});

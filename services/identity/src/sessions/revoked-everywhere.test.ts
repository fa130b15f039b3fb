import type { Session } from '@plaza/contracts/identity/session';
import type { RunningRedis } from '@plaza/test-kit/redis';
import { requireOwnRedis } from '@plaza/test-kit/redis-for-tests';
import {
  eventually,
  signIn,
  startIdentity,
  startInstance,
  type TestIdentity,
  testPassword,
  userFixture,
} from '../testing/identity';
import { passwordResetOf } from '../testing/password-reset';

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

const me = async (token: string) => (await second.withToken(token).get('/api/v1/me')).status;

/** How long the second instance accepts tokens after the answer of the first one. */
async function msUntilRefused(tokens: string[]): Promise<number> {
  const started = performance.now();
  await eventually(async () => {
    const answers = await Promise.all(tokens.map(me));
    return answers.every((status) => status === 401) ? true : undefined;
  });
  return performance.now() - started;
}

test('ending one session takes effect on another instance within a second', async () => {
  const { email } = await userFixture();
  const [here, there] = [await signIn(first, email), await signIn(first, email)];
  expect(await me(there.token)).toBe(200);
  const { body } = await first.withToken(here.token).get<{ sessions: Session[] }>('/api/v1/auth/sessions');
  const other = body.sessions.find(({ current }) => !current);
  await first.withToken(here.token).delete(`/api/v1/auth/sessions/${other?.id}`);
  expect(await msUntilRefused([there.token])).toBeLessThan(1000);
  expect(await me(here.token)).toBe(200);
});

test('ending all others takes effect on another instance within a second, and keeps this one', async () => {
  const { email } = await userFixture();
  const here = await signIn(first, email);
  const others = [(await signIn(first, email)).token, (await signIn(second, email)).token];
  for (const token of others) expect(await me(token)).toBe(200);
  await first.withToken(here.token).delete('/api/v1/auth/sessions');
  expect(await msUntilRefused(others)).toBeLessThan(1000);
  expect(await me(here.token)).toBe(200);
});

test('a password reset ends every session on another instance within a second', async () => {
  const { email } = await userFixture();
  const tokens = [(await signIn(first, email)).token, (await signIn(second, email)).token];
  for (const token of tokens) expect(await me(token)).toBe(200);
  const recovery = passwordResetOf(first);
  const resetId = await recovery.resetIdFor(email);
  expect((await recovery.reset(resetId, 'another-secret-8')).status).toBe(200);
  expect(await msUntilRefused(tokens)).toBeLessThan(1000);
});

test('a sign-in with the old password during the reset leaves no session', async () => {
  const { email } = await userFixture();
  const recovery = passwordResetOf(first);
  const resetId = await recovery.resetIdFor(email);
  const credentials = { email, password: testPassword };
  const attempts = Array.from({ length: 8 }, (_, number) => {
    const instance = number % 2 ? first : second;
    return instance.nobody.post<{ token?: string }>('/api/v1/auth/signin', credentials);
  });
  const [answers] = await Promise.all([Promise.all(attempts), recovery.reset(resetId, 'another-secret-8')]);
  const tokens = answers.flatMap(({ body }) => body.token ?? []);
  expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 401)).toBe(true);
  expect(await msUntilRefused(tokens)).toBeLessThan(1000);
});

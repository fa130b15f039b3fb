import { monitorEventLoopDelay } from 'node:perf_hooks';
import { seedUsers } from '../seed';
import { startIdentity, type TestIdentity, testPassword, userFixture } from '../testing/identity';
import { UserModel } from '../users/user.model';

const cost = 9;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity({ BCRYPT_COST: String(cost) });
});
afterAll(() => identity.stop());

const tryIn = (email: unknown, password: unknown = testPassword) =>
  identity.nobody.post<Record<string, unknown>>('/api/v1/auth/signin', { email, password });

test('returns a token and the user, in data and flat, and an httpOnly cookie', async () => {
  const { id, email } = await userFixture();
  const answer = await tryIn(` ${email.toUpperCase()}`);
  expect(answer).toMatchObject({
    status: 200,
    body: { success: true, data: { accessToken: answer.body.token, user: { id } }, user: { id, email } },
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [session, device] = answer.headers.get('set-cookie')?.split(/, (?=plaza_)/) ?? [];
  expect(session).toMatch(
    /^plaza_session=[0-9a-f-]{36}\.[\w-]{67}; path=\/api; expires=[^;]+; samesite=strict; httponly$/i,
  );
  expect(device).toMatch(/^plaza_device=[\w-]+; path=\/api; expires=[^;]+; samesite=strict; httponly$/i);
});

test('a wrong password, an unknown address and a deactivated account are answered the same', async () => {
  const { email } = await userFixture();
  const off = await userFixture();
  await UserModel.updateOne({ _id: off.id }, { isActive: false });
  for (const answer of [await tryIn(email, 'wrong-password'), await tryIn('x@example.org'), await tryIn(off.email)]) {
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      message: 'Invalid email or password.',
      error: { code: 'invalid_credentials', message: 'Invalid email or password.' },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test('an unverified address is reported only with the right password', async () => {
  const { id, email } = await userFixture();
  await UserModel.updateOne({ _id: id }, { emailVerified: false });
  expect(await tryIn(email)).toMatchObject({ status: 403, body: { error: { code: 'email_not_verified' } } });
  expect(await tryIn(email, 'wrong-password')).toMatchObject({
    status: 401,
    body: { error: { code: 'invalid_credentials' } },
  });
});

test('rejects an unknown field', async () => {
  const { email } = await userFixture();
  const body = { email, password: testPassword, role: 'admin_high' };
  expect((await identity.nobody.post('/api/v1/auth/signin', body)).status).toBe(400);
});

test.each([
  ['operators', { $gt: '' }, { $gt: '' }],
  ['an operator as the password', 'ada@example.org', { $gt: '' }],
  ['an empty password', 'ada@example.org', ''],
  ['a list as the address', ['ada@example.org'], testPassword],
])('rejects %s', async (_what, email, password) => {
  expect((await tryIn(email, password)).status).toBe(400);
});

test('a password is compared completely, beyond the 72 bytes that bcrypt reads', async () => {
  const { id, email } = await userFixture();
  await UserModel.deleteOne({ _id: id });
  const long = 'ä'.repeat(99);
  await seedUsers([{ id, email, password: `${long}1`, firstName: 'Ada', lastName: 'Byron', role: 'user' }], {
    cost: 4,
  });
  expect((await tryIn(email, `${long}2`)).status).toBe(401);
  expect((await tryIn(email, `${long}1`)).status).toBe(200);
});

test('the event loop is not blocked while 20 users sign in', async () => {
  const password = 'wrong-password';
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => tryIn(`a${number}@example.org`, password)),
  );
  delay.disable();
  expect(answers.every(({ status }) => status === 401)).toBe(true);
  // Without threads, bcrypt would block the event loop for 100 ms at a time.
  expect(delay.percentile(90) / 1e6).toBeLessThan(50);
});

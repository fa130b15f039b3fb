import { signIn, startIdentity, type TestIdentity, testPassword, userFixture } from '../testing/identity';
import { UserModel } from './user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity({ REQUIRE_EMAIL_VERIFICATION: 'false' });
});
afterAll(() => identity.stop());

test('me is the caller, inside data, flat, and bare', async () => {
  const { id, email } = await userFixture('contractor');
  const { token } = await signIn(identity, email);
  const expected = { id, email, role: 'contractor', customId: expect.stringMatching(/^CON-\d{6}$/) };
  const me = await identity.withToken(token).get('/api/v1/auth/me');
  expect(me).toMatchObject({ status: 200, body: { success: true, data: { user: expected }, user: expected } });
  const bare = await identity.withToken(token).get<object>('/api/v1/me');
  expect(bare).toMatchObject({ status: 200, body: expected });
  expect(JSON.stringify([me.body, bare.body])).not.toMatch(/passwordHash|\$2b|twoFactorSecret|Token/);
});

test('a deleted or deactivated user is rejected, even with a valid token', async () => {
  const gone = await userFixture();
  const off = await userFixture();
  const [goneToken, offToken] = [(await signIn(identity, gone.email)).token, (await signIn(identity, off.email)).token];
  await UserModel.deleteOne({ _id: gone.id });
  await UserModel.updateOne({ _id: off.id }, { isActive: false });
  expect((await identity.withToken(goneToken).get('/api/v1/auth/me')).status).toBe(401);
  expect((await identity.withToken(offToken).get('/api/v1/me')).status).toBe(401);
});

test('without required verification, signing up also signs in', async () => {
  const body = { email: 'quick@example.org', password: testPassword, firstName: 'Ada', lastName: 'Byron' };
  const answer = await identity.nobody.post<{ token: string }>('/api/v1/auth/signup', body);
  expect(answer).toMatchObject({ status: 201, body: { data: { accessToken: answer.body.token } } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await identity.withToken(answer.body.token).get('/api/v1/me')).status).toBe(200);
});

test('answers 404 at other paths, and 405 for other methods', async () => {
  expect((await identity.nobody.get('/api/v1/auth/nothing')).status).toBe(404);
  expect((await identity.nobody.delete('/api/v1/auth/signin')).status).toBe(405);
  expect((await identity.nobody.get('/readyz')).body).toMatchObject({ checks: { database: true } });
});

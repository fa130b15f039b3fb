import { signedIn } from '../testing/administration';
import { cookieOf, startIdentity, type TestIdentity, testPassword, userFixture } from '../testing/identity';
import { earlyInStep, totpCode } from '../testing/two-factor';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity({ ADMIN_SECOND_FACTOR: 'required' });
});
afterAll(() => identity.stop());
earlyInStep();

const missing = { status: 403, body: { error: { code: 'second_factor_required' } } };
const panel = (token: string) => identity.withToken(token).get('/api/v1/admin/users');
const audit = (token: string) => identity.withToken(token).get('/api/v1/admin/audit');

async function setUp(token: string) {
  const client = identity.withToken(token);
  const begun = await client.post<{ secret: string }>('/api/v1/auth/2fa/setup', { currentPassword: testPassword });
  const { secret } = begun.body;
  expect((await client.post('/api/v1/auth/2fa/confirm-setup', { secret, token: totpCode(secret) })).status).toBe(200);
}

const refresh = async (cookie: string) => {
  const answer = await identity.nobody.post<{ token: string }>('/api/v1/auth/refresh', undefined, {
    headers: { cookie },
  });
  return { token: answer.body.token, cookie: cookieOf(answer.headers) };
};

test('an administrator without a second factor has no access; after the setup, the next refresh grants it', async () => {
  const { token, cookie } = await signedIn(identity, 'admin_high');
  expect(await panel(token)).toMatchObject(missing);
  expect(await audit(token)).toMatchObject(missing);
  expect((await identity.withToken(token).get('/api/v1/profile')).status).toBe(200);
  await setUp(token);
  // What the earlier token says is outdated: a browser renews it silently.
  expect(await panel(token)).toMatchObject({ status: 401, body: { error: { code: 'token_revoked' } } });
  const renewed = await refresh(cookie);
  expect((await panel(renewed.token)).status).toBe(200);
  expect((await audit(renewed.token)).status).toBe(200);
});

test('the admin tab is listed anyway, to explain what is missing', async () => {
  const { client } = await signedIn(identity, 'admin_low');
  const { body } = await client.get<{ permissions: string[] }>('/api/v1/auth/my-tab-permissions');
  expect(body.permissions).toContain('admin');
});

test('a contractor with the admin flag has only contractor permissions until then', async () => {
  const { client, id } = await signedIn(identity, 'contractor', { isAdmin: true });
  await userFixture();
  const { body } = await client.get<{ users: { id: string }[] }>('/api/v1/admin/users');
  expect(body.users.map((user) => user.id)).toEqual([id]);
  expect(await audit((await signedIn(identity, 'user', { isAdmin: true })).token)).toMatchObject({ status: 403 });
});

test('other users do not need it', async () => {
  const { client } = await signedIn(identity, 'contractor');
  expect(await client.get('/api/v1/admin/users')).toMatchObject({
    status: 200,
  });
});

test('a new administrator needs it from the next refresh on', async () => {
  const high = await signedIn(identity, 'admin_high');
  await setUp(high.token);
  const { token } = await refresh(high.cookie);
  const person = await signedIn(identity, 'user');
  const path = `/api/v1/admin/users/${person.id}`;
  expect((await identity.withToken(token).patch(path, { role: 'admin_low' })).status).toBe(200);
  expect(await panel((await refresh(person.cookie)).token)).toMatchObject(missing);
});

test.each(['auth', 'profile'])('an administrator cannot switch it off under %s, and others can', async (family) => {
  const { token, cookie, id } = await signedIn(identity, 'admin_low');
  await setUp(token);
  const client = identity.withToken((await refresh(cookie)).token);
  expect(await client.post(`/api/v1/${family}/2fa/disable`, { password: testPassword })).toMatchObject({
    status: 403,
    body: { error: { code: 'second_factor_kept' } },
  });
  expect((await UserModel.findById(id).orFail().lean()).twoFactorEnabled).toBe(true);
  const person = await signedIn(identity, 'user');
  await setUp(person.token);
  expect((await person.client.post(`/api/v1/${family}/2fa/disable`, { password: testPassword })).status).toBe(200);
});

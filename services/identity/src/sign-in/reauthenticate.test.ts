import { SessionModel } from '../sessions/session.model';
import { signedIn } from '../testing/administration';
import { cookieOf, signIn, startIdentity, type TestIdentity, testPassword } from '../testing/identity';
import { earlyInStep, totpCode, withTwoFactor, wrongTotpCode } from '../testing/two-factor';
import { UserModel } from '../users/user.model';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
const clock = earlyInStep();

const minutes = (count: number) => count * 60_000;
const refusal = (status: number, code: string) => ({ status, body: { error: { code } } });
const reauthenticate = (token: string, body: object) =>
  identity.withToken(token).post<{ data: { accessToken: string } }>('/api/v1/auth/proof', body);
const saveTabs = (token: string) => identity.withToken(token).put('/api/v1/admin/tab-permissions', { permissions: {} });

test('an unattended session cannot change tabs after ten minutes, until its user enters the password', async () => {
  const { token } = await signedIn(identity, 'admin_high');
  clock.forward(minutes(9));
  expect((await saveTabs(token)).status).toBe(200);
  clock.forward(minutes(1.1));
  expect(await saveTabs(token)).toMatchObject(refusal(403, 'fresh_proof_required'));
  const { status, body } = await reauthenticate(token, { password: testPassword });
  expect(status).toBe(200);
  expect((await saveTabs(body.data.accessToken)).status).toBe(200);
  expect(await saveTabs(token)).toMatchObject(refusal(403, 'fresh_proof_required'));
  clock.forward(minutes(10.1));
  expect(await saveTabs(body.data.accessToken)).toMatchObject(refusal(403, 'fresh_proof_required'));
});

test('refreshing is not a reauthentication, and keeps an existing one', async () => {
  const { token, cookie } = await signedIn(identity, 'admin_high');
  const refresh = async (shown: string) => {
    const answer = await identity.nobody.post<{ token: string }>('/api/v1/auth/refresh', undefined, {
      headers: { cookie: shown },
    });
    return { token: answer.body.token, cookie: cookieOf(answer.headers) };
  };
  clock.forward(minutes(11));
  const renewed = await refresh(cookie);
  expect(await saveTabs(renewed.token)).toMatchObject(refusal(403, 'fresh_proof_required'));
  await reauthenticate(token, { password: testPassword });
  const proved = await refresh(renewed.cookie);
  expect((await saveTabs(proved.token)).status).toBe(200);
});

test('a stolen session has ten attempts, which are shared with signing in', async () => {
  const { token, email } = await signedIn(identity, 'admin_low');
  const guesses = Array.from({ length: 20 }, () => reauthenticate(token, { password: 'not-the-password' }));
  for (const answer of await Promise.all(guesses)) expect(answer).toMatchObject(refusal(400, 'wrong_password'));
  expect(await reauthenticate(token, { password: testPassword })).toMatchObject(refusal(400, 'wrong_password'));
  await expect(signIn(identity, email)).rejects.toThrow('401');
});

test('a code counts like a password, once; a backup code too', async () => {
  const { token, secret, backupCodes } = await withTwoFactor(identity);
  expect(await reauthenticate(token, { code: wrongTotpCode(secret) })).toMatchObject(refusal(400, 'invalid_code'));
  expect((await reauthenticate(token, { code: totpCode(secret) })).status).toBe(200);
  expect(await reauthenticate(token, { code: totpCode(secret) })).toMatchObject(refusal(400, 'invalid_code'));
  expect((await reauthenticate(token, { code: backupCodes[0] })).status).toBe(200);
  expect(await reauthenticate(token, { code: backupCodes[0] })).toMatchObject(refusal(400, 'invalid_code'));
});

test('codes have the same limit as passwords', async () => {
  const { token, secret } = await withTwoFactor(identity);
  await Promise.all(Array.from({ length: 10 }, () => reauthenticate(token, { code: wrongTotpCode(secret) })));
  expect(await reauthenticate(token, { code: totpCode(secret) })).toMatchObject(refusal(400, 'invalid_code'));
});

test('a user without a second factor cannot reauthenticate with a code', async () => {
  const { token } = await signedIn(identity, 'admin_high');
  expect(await reauthenticate(token, { code: '123456' })).toMatchObject(refusal(400, 'invalid_code'));
});

test.each([{}, { password: '' }, { password: testPassword, code: '123456' }, { code: { $gt: '' } }, []])(
  'rejects %j',
  async (body) => {
    const { token } = await signedIn(identity, 'user');
    expect(await reauthenticate(token, body)).toMatchObject(refusal(400, 'invalid_input'));
  },
);

test('rejects an ended session and a deactivated user', async () => {
  const { token, cookie } = await signedIn(identity, 'user');
  await identity.nobody.post('/api/v1/auth/signout', undefined, { headers: { cookie } });
  expect((await reauthenticate(token, { password: testPassword })).status).toBe(401);
  const off = await signedIn(identity, 'user');
  await UserModel.updateOne({ _id: off.id }, { isActive: false });
  expect((await reauthenticate(off.token, { password: testPassword })).status).toBe(401);
});

test('reauthentication does not extend a session beyond its maximum age', async () => {
  const { id, token } = await signedIn(identity, 'admin_high');
  const createdAt = new Date(Date.now() - 91 * 24 * 3600 * 1000);
  await SessionModel.updateMany({ userId: id }, { createdAt });
  expect((await reauthenticate(token, { password: testPassword })).status).toBe(401);
});

test('impersonation requires reauthentication, which is not possible during it', async () => {
  const { token } = await signedIn(identity, 'admin_high');
  const { id } = await signedIn(identity, 'contractor');
  const impersonate = (shown: string) =>
    identity.withToken(shown).post<{ data: { accessToken: string } }>(`/api/v1/admin/users/${id}/impersonate`);
  const acting = (await impersonate(token)).body.data.accessToken;
  expect(await reauthenticate(acting, { password: testPassword })).toMatchObject(refusal(403, 'impersonation'));
  clock.forward(minutes(11));
  expect(await impersonate(token)).toMatchObject(refusal(403, 'fresh_proof_required'));
});

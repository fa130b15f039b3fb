import { randomUUID } from 'node:crypto';
import { readableLog, warnLevel } from '@plaza/service-kit/testing/log-lines';
import { maxAttempts } from '../sign-in-attempts/attempts';
import { cookieOf, signIn, startIdentity, type TestIdentity, testPassword, userFixture } from '../testing/identity';
import { earlyInStep, totpCode, withTwoFactor, wrongTotpCode } from '../testing/two-factor';

const { log, lines } = readableLog();
let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity({}, { log });
});
afterAll(() => identity.stop());
earlyInStep();
beforeEach(() => {
  lines.length = 0;
});

const address = '203.0.113.9';
const headers = { 'x-forwarded-for': address };
const post = (path: string, body?: unknown, cookie = '') =>
  identity.nobody.post<{ data?: { userId?: string } }>(`/api/v1/auth/${path}`, body, {
    headers: { ...headers, ...(cookie ? { cookie } : {}) },
  });
const tryIn = (email: string, password = 'a-wrong-password') => post('signin', { email, password });
const events = () => lines.filter(({ msg }) => msg === 'security event');

test('a failed sign-in names the account by its id, an unknown one by a mark, and neither by its address', async () => {
  const { id, email } = await userFixture();
  const unknown = `${randomUUID()}@example.org`;
  await tryIn(email);
  await tryIn(unknown);
  await tryIn(unknown.toUpperCase());
  const mark = expect.stringMatching(/^mark:/);
  expect(events()).toMatchObject([
    { level: warnLevel, event: 'sign_in_failed', account: id, address },
    { event: 'sign_in_failed', account: mark, address },
    { event: 'sign_in_failed', account: events()[1]?.account },
  ]);
  expect(JSON.stringify(lines)).not.toContain('@example.org');
});

test('the eleventh attempt reports that the attempts are exhausted, with the right password or not', async () => {
  const { id, email } = await userFixture();
  for (let turn = 0; turn < maxAttempts; turn += 1) await tryIn(email);
  lines.length = 0;
  await tryIn(email, testPassword);
  expect(events()).toMatchObject([{ event: 'attempts_used_up', account: id, address }]);
});

test('signing in logs the user, the factor and the address', async () => {
  const { id, email, secret } = await withTwoFactor(identity);
  const other = await userFixture();
  lines.length = 0;
  await tryIn(other.email, testPassword);
  const cookie = ((await tryIn(email, testPassword)).headers.get('set-cookie') ?? '').split(';')[0];
  await post('2fa/verify-signin', { userId: id, token: totpCode(secret) }, cookie);
  expect(lines.filter(({ msg }) => msg === 'signed in')).toMatchObject([
    { account: other.id, factor: 'password', address },
    { account: id, factor: 'second factor', address },
  ]);
});

test('a wrong code for reauthentication is logged, and the right one is not', async () => {
  const { id, client, secret } = await withTwoFactor(identity);
  await client.post('/api/v1/auth/proof', { code: wrongTotpCode(secret) }, { headers });
  await client.post('/api/v1/auth/proof', { code: totpCode(secret) }, { headers });
  expect(events()).toMatchObject([{ event: 'second_factor_failed', account: id, address }]);
});

test('signing in is not a security event; a wrong second factor is, and the right one after it is not', async () => {
  const { id, email, secret } = await withTwoFactor(identity);
  expect(events()).toEqual([]);
  const first = await tryIn(email, testPassword);
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0];
  const verify = (token: string) => post('2fa/verify-signin', { userId: id, token }, cookie);
  expect((await verify(wrongTotpCode(secret))).status).toBe(401);
  expect((await verify(totpCode(secret))).status).toBe(200);
  expect(events()).toMatchObject([{ event: 'second_factor_failed', account: id, address }]);
});

test('a reused cookie is a security event; signing out and expired cookies are not', async () => {
  const { id, email } = await userFixture();
  const { cookie } = await signIn(identity, email);
  const next = cookieOf((await post('refresh', undefined, cookie)).headers);
  expect((await post('refresh', undefined, next)).status).toBe(200);
  expect(events()).toEqual([]);
  expect((await post('refresh', undefined, cookie)).status).toBe(401);
  expect(events()).toMatchObject([{ event: 'session_cookie_reused', account: id, address }]);
  lines.length = 0;
  expect((await post('refresh', undefined, cookie)).status).toBe(401); // the session is over
  const other = await signIn(identity, email);
  await post('signout', undefined, other.cookie);
  await post('refresh', undefined, other.cookie);
  expect(events()).toEqual([]);
});

test('a wrong password of a signed-in user is a security event, and so is a wrong reset code', async () => {
  const { id, email } = await userFixture();
  const { token } = await signIn(identity, email);
  await identity.withToken(token).post('/api/v1/auth/2fa/setup', { currentPassword: 'a-wrong-one' }, { headers });
  await post('verify-reset-code', { email, securityCode: '123456' });
  expect(events()).toMatchObject([
    { event: 'password_check_failed', account: id, address },
    { event: 'reset_code_failed', account: expect.stringMatching(/^mark:/), address },
  ]);
});

test('a user who calls administration is a security event', async () => {
  const { id, email } = await userFixture();
  const { token } = await signIn(identity, email);
  expect((await identity.withToken(token).get('/api/v1/admin/audit', { headers })).status).toBe(403);
  expect(events()).toMatchObject([{ event: 'administration_refused', account: id, address }]);
});

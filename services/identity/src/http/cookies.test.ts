import { challengeCookie, deviceCookie, sessionCookie } from '@plaza/contracts/identity/session';
import { startIdentity, startInstance, type TestIdentity, testPassword, userFixture } from '../testing/identity';
import { earlyInStep, totpCode, withTwoFactor } from '../testing/two-factor';

let plain: TestIdentity;
let secure: TestIdentity;
beforeAll(async () => {
  [plain, secure] = [await startIdentity(), await startInstance({ PUBLIC_URL: 'https://plaza.example' })];
});
afterAll(async () => {
  await secure.stop();
  await plain.stop();
});
earlyInStep();

const namesOf = (headers: Headers) => headers.getSetCookie().map((line) => line.split('=')[0]);
const signIn = (identity: TestIdentity, email: string) =>
  identity.nobody.post('/api/v1/auth/signin', { email, password: testPassword });

test('over HTTPS every cookie has a name that no insecure page can set', async () => {
  const { email } = await userFixture();
  const { headers } = await signIn(secure, email);
  expect(namesOf(headers).sort()).toEqual([`__Secure-${deviceCookie}`, `__Secure-${sessionCookie}`]);
  expect(namesOf((await signIn(plain, email)).headers).sort()).toEqual([deviceCookie, sessionCookie]);
});

test('the second step accepts the challenge only under that name', async () => {
  const { id, email, secret } = await withTwoFactor(secure);
  const { headers } = await signIn(secure, email);
  expect(namesOf(headers)).toEqual([`__Secure-${challengeCookie}`]);
  const challenge = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const verify = (cookie: string) =>
    secure.nobody.post(
      '/api/v1/auth/2fa/verify-signin',
      { userId: id, token: totpCode(secret) },
      { headers: { cookie } },
    );
  expect((await verify(challenge.replace('__Secure-', ''))).status).toBe(401);
  expect((await verify(challenge)).status).toBe(200);
});

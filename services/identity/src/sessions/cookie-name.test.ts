import { signIn, startIdentity, startInstance, type TestIdentity, userFixture } from '../testing/identity';
import { SessionModel } from './session.model';

let http: TestIdentity;
let https: TestIdentity;
beforeAll(async () => {
  http = await startIdentity();
  https = await startInstance({ PUBLIC_URL: 'https://plaza.example' });
});
afterAll(async () => {
  await https.stop();
  await http.stop();
});

const refresh = (cookie: string) => https.nobody.post('/api/v1/auth/refresh', undefined, { headers: { cookie } });
const cookiesOf = (headers: Headers) => headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
const signedIn = async (identity: TestIdentity) => signIn(identity, (await userFixture()).email);
const cookieValue = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);

test('over HTTPS the session cookie has the prefix that neither other sites nor insecure pages can set', async () => {
  const { email } = await userFixture();
  const credentials = { email, password: 'quite-a-secret-7' };
  const answer = await https.nobody.post('/api/v1/auth/signin', credentials);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Secure-plaza_session=[\w.-]+; path=\/api; expires=[^;]+; samesite=strict; secure; httponly$/i,
    ),
    // What says on which devices somebody has signed in opens nothing.
    expect.stringMatching(
      /^__Secure-plaza_device=[\w-]+; path=\/api; expires=[^;]+; samesite=strict; secure; httponly$/i,
    ),
  ]);
  const renewed = await refresh(cookiesOf(answer.headers)[0] ?? '');
  expect(renewed.status).toBe(200);
  expect(cookiesOf(renewed.headers)).toEqual([expect.stringMatching(/^__Secure-plaza_session=./)]);
});

test('a session with the older name continues, once, and its cookie is renamed', async () => {
  const { cookie } = await signedIn(http);
  expect(cookie).toMatch(/^plaza_session=/);
  const answer = await refresh(cookie);
  expect(answer.status).toBe(200);
  const [old, renamed = ''] = cookiesOf(answer.headers);
  expect(old).toBe('plaza_session=');
  expect(renamed).toMatch(/^__Secure-plaza_session=./);
  expect((await refresh(`plaza_session=${cookieValue(renamed)}`)).status).toBe(401);
});

test('an attacker’s session, planted under the older name, is ignored', async () => {
  const attacker = await signedIn(https);
  const answer = await refresh(`plaza_session=${cookieValue(attacker.cookie)}`);
  expect(answer).toMatchObject({ status: 401, body: { error: { code: 'token_revoked' } } });
});

test("a planted cookie with the older name does not hide the user's own", async () => {
  const [own, planted] = [await signedIn(https), await signedIn(http)];
  const answer = await refresh(
    `plaza_session=${cookieValue(planted.cookie)}; __Secure-plaza_session=${cookieValue(own.cookie)}`,
  );
  expect(answer).toMatchObject({ status: 200, body: { user: { id: own.user.id } } });
});

test('signing out removes both names', async () => {
  const { cookie, user } = await signedIn(https);
  const headers = { cookie: `__Secure-${cookie}; plaza_session=old` };
  const answer = await https.nobody.post('/api/v1/auth/signout', undefined, { headers });
  expect(cookiesOf(answer.headers).sort()).toEqual(['__Secure-plaza_session=', 'plaza_session=']);
  expect(await SessionModel.countDocuments({ userId: user.id, revokedAt: null })).toBe(0);
});

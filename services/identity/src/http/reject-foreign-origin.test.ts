import { signIn, startIdentity, type TestIdentity, userFixture } from '../testing/identity';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity({ PUBLIC_URL: 'https://plaza.example' });
});
afterAll(() => identity.stop());

async function signedIn() {
  const { email } = await userFixture();
  const { cookie } = await signIn(identity, email);
  return `__Secure-${cookie}`;
}
const post = (path: string, cookie: string, headers: Record<string, string>) =>
  identity.nobody.post(`/api/v1/auth/${path}`, undefined, { headers: { cookie, ...headers } });

const askedAt = (asked: string, origin: string): Record<string, string> => ({
  origin,
  'x-forwarded-proto': new URL(asked).protocol.slice(0, -1),
  'x-forwarded-host': new URL(asked).host,
});

const foreign: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, in an older browser', { origin: 'https://evil.example' }],
  ['a sister domain', { origin: 'https://blog.plaza.example', 'sec-fetch-site': 'same-site' }],
  ['the same host without TLS', { origin: 'http://plaza.example' }],
  ['the same host without TLS, behind a proxy', askedAt('https://plaza.example', 'http://plaza.example')],
  ['another port', { origin: 'https://plaza.example:8443' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another site, without an Origin', { 'sec-fetch-site': 'cross-site' }],
];

describe.each(['refresh', 'signout'])('%s', (path) => {
  test.each(foreign)('from %s is rejected, and the session continues', async (_who, headers) => {
    const cookie = await signedIn();
    const answer = await post(path, cookie, headers);
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'foreign_origin' } } });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await post('refresh', cookie, {})).status).toBe(200);
  });

  test.each([
    [{ origin: 'https://plaza.example', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'https://plaza.example' }],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://10.0.0.7:8080', 'x-forwarded-proto': 'http', 'x-forwarded-host': '10.0.0.7:8080' }],
    [{}],
  ])('from the own pages works: %j', async (headers) => {
    expect((await post(path, await signedIn(), headers)).status).toBe(200);
  });
});

import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { withPlatform } from '../testing/test-platform';

/** A page, a file, a call to a service, a call of the gateway's own, and errors of each. */
const targets = [
  '/dashboard',
  '/assets/nothing.js',
  '/api/v1/me',
  '/api/v1/finance/accounts',
  '/api/v1/remotes',
  '/api/nothing',
  '/healthz',
];
const header = 'strict-transport-security';
const viaProxy = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '1.1.1.1' };

async function sent(env: Record<string, string>, headers: Record<string, string> = {}): Promise<(string | null)[]> {
  const values: (string | null)[] = [];
  await withPlatform({ env }, async ({ url }) => {
    const browser = client(url, { token: accessTokenFor(), headers });
    for (const target of targets) values.push((await browser.get(target)).headers.get(header));
  });
  return values;
}

const everywhere = targets.map(() => 'max-age=31536000; includeSubDomains');
const nowhere = targets.map(() => null);

test.each([
  ['PUBLIC_URL', 'https://plaza.example'],
  ['NODE_ENV', 'production'],
])('with %s=%s every answer requires browsers to use HTTPS', async (name, value) => {
  expect(await sent({ [name]: value })).toEqual(everywhere);
});

test('every answer to an HTTPS request through a trusted proxy requires it', async () => {
  expect(await sent({ TRUSTED_PROXIES: 'loopback' }, viaProxy)).toEqual(everywhere);
  expect(await sent({ TRUSTED_PROXIES: 'loopback' }, { ...viaProxy, 'X-Forwarded-Proto': 'http' })).toEqual(nowhere);
});

test('no other answer requires it, whatever headers a client sends', async () => {
  expect(await sent({})).toEqual(nowhere);
  expect(await sent({}, viaProxy)).toEqual(nowhere);
});

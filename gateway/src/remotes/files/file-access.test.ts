import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { Role } from '@plaza/contracts/roles';
import { messageAuthentication } from '@plaza/service-kit/security/message-authentication';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { StoredReleases } from '../../testing/stored-releases';
import { type Platform, startPlatform, withPlatform } from '../../testing/test-platform';
import { FileAccess } from './file-access';

let platform: Platform;
const stored = new StoredReleases();
const names: readonly RemoteName[] = ['auth', 'admin', 'finance', 'markets'];

beforeAll(async () => {
  platform = await startPlatform();
  platform.stubbed.releases = names.map((name) => stored.add(name, '1.0.0'));
  platform.stubbed.files = stored.files;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => platform.stop());

const bearer = (role: Role) => ({ Authorization: `Bearer ${accessTokenFor({ role })}` });

/** The cookie that comes with the remotes of a role; without one, of somebody who is not signed in. */
async function setCookie(role?: Role, { url }: Platform = platform): Promise<string> {
  const { headers } = await client(url).get('/api/v1/remotes', { headers: role ? bearer(role) : {} });
  return headers.get('set-cookie') ?? '';
}
const cookieOf = async (role?: Role, at?: Platform) => (await setCookie(role, at)).replace(/;.*/, '');

async function statusOf(name: RemoteName, cookie?: string, { url }: Platform = platform): Promise<number> {
  const headers: Record<string, string> = cookie ? { Cookie: cookie } : {};
  return (await client(url).get(`/remotes/${name}/1.0.0/remoteEntry.3fa91c20.js`, { headers })).status;
}

test('a user with a remote gets its files, which only that browser may cache', async () => {
  const cookie = await cookieOf('user');
  const { status, headers } = await client(platform.url).get('/remotes/finance/1.0.0/remoteEntry.3fa91c20.js', {
    headers: { Cookie: `other=1; ${cookie}` },
  });
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable']);
});

test('the files of the sign-in pages are public', async () => {
  const { status, headers } = await client(platform.url).get('/remotes/auth/1.0.0/remoteEntry.3fa91c20.js');
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('a file is not found without a cookie, even with a token', async () => {
  expect(await statusOf('finance')).toBe(404);
  const file = '/remotes/finance/1.0.0/remoteEntry.3fa91c20.js';
  expect((await client(platform.url).get(file, { headers: bearer('user') })).status).toBe(404);
});

test('the cookie of a user without the remote does not grant its files, and the answer is the same as for a missing file', async () => {
  const cookie = await cookieOf('user');
  expect(await statusOf('markets', cookie)).toBe(200);
  expect(await statusOf('admin', cookie)).toBe(404);
  expect(await statusOf('admin', await cookieOf('admin_high'))).toBe(200);
  const [denied, missing] = await Promise.all(
    ['/remotes/admin/1.0.0/remoteEntry.3fa91c20.js', '/remotes/admin/9.9.9/remoteEntry.js'].map(async (file) => {
      const { body } = await client(platform.url).get<{ message: string }>(file, { headers: { Cookie: cookie } });
      return body.message;
    }),
  );
  expect(denied).toBe(missing);
});

test('when a tab is removed, access to the files of its remote ends with the next answer', async () => {
  const { permissions } = platform.stubbed;
  expect(await setCookie('municipal_government')).toContain('finance');
  await withPlatform({}, async (other) => {
    other.stubbed.releases = platform.stubbed.releases;
    other.stubbed.files = stored.files;
    other.stubbed.permissions = { ...permissions, user: ['overview'] };
    expect(await statusOf('markets', await cookieOf('user', other), other)).toBe(404);
    // A cookie of another gateway counts here, as they share the key.
    expect(await statusOf('finance', await cookieOf('user'), other)).toBe(200);
  });
});

test('a cookie grants access for 15 minutes', async () => {
  const cookie = await cookieOf('user');
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(now + 15 * 60_000 - 1000);
  expect(await statusOf('finance', cookie)).toBe(200);
  clock.mockReturnValue(now + 15 * 60_000 + 1000);
  expect(await statusOf('finance', cookie)).toBe(404);
});

describe('a forged cookie', () => {
  const forged: Record<string, (cookie: string) => string> = {
    'with a remote more': (cookie) => cookie.replace('finance', 'admin.finance'),
    'with another remote': (cookie) => cookie.replace('finance', 'admin'),
    'that lasts longer': (cookie) => cookie.replace(/~\d+~/, `~${Date.now() + 3_600_000}~`),
    'that lasts for ever': (cookie) => cookie.replace(/~\d+~/, '~Infinity~'),
    'with another signature': (cookie) => cookie.replace(/~[^~]*$/, `~${Buffer.alloc(32).toString('base64url')}`),
    'without a signature': (cookie) => cookie.replace(/~[^~]*$/, ''),
    'with something behind': (cookie) => `${cookie}~admin`,
    'that is empty': () => 'plaza_remotes=',
    'under the name of https': (cookie) => `__Secure-${cookie}`,
  };
  test.each(Object.entries(forged))('%s grants nothing', async (_what, forge) => {
    const cookie = forge(await cookieOf('user'));
    for (const name of ['finance', 'admin'] as const) expect(await statusOf(name, cookie)).toBe(404);
  });

  test('that was signed with another key, or for another purpose, grants nothing', async () => {
    const settings = { PUBLIC_URL: 'http://localhost', NODE_ENV: 'test' } as const;
    const stranger = new FileAccess(messageAuthentication(['another secret']), settings).grant(['finance']);
    expect(await statusOf('finance', stranger.replace(/;.*/, ''))).toBe(404);
    const content = `finance~${Date.now() + 60_000}`;
    const code = messageAuthentication().sign('service token', content).toString('base64url');
    expect(await statusOf('finance', `plaza_remotes=${content}~${code}`)).toBe(404);
  });
});

test('the cookie is sent only for files, only from pages of this site, and is not readable by scripts', async () => {
  expect(await setCookie('user')).toMatch(
    /^plaza_remotes=finance\.markets\.marketplace~\d+~[\w-]{43}; Path=\/remotes; Max-Age=900; HttpOnly; SameSite=Strict$/,
  );
  await withPlatform({ env: { PUBLIC_URL: 'https://plaza.example' } }, async (secure) => {
    secure.stubbed.releases = platform.stubbed.releases;
    secure.stubbed.files = stored.files;
    expect(await setCookie('user', secure)).toMatch(/^__Secure-plaza_remotes=.*; Max-Age=900; .*; Secure$/);
  });
});

test('signing out removes the cookie with the next answer', async () => {
  expect(await setCookie()).toBe('plaza_remotes=; Path=/remotes; Max-Age=0; HttpOnly; SameSite=Strict');
});

import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { StoredReleases } from '../testing/stored-releases';
import { type Platform, startPlatform } from '../testing/test-platform';

const entry = 'remoteEntry.3fa91c20.js';
let platform: Platform;
afterEach(() => platform.stop());

async function start(addressPerMinute: number): Promise<void> {
  const stored = new StoredReleases();
  platform = await startPlatform({
    env: { LIMIT_ADDRESS_PER_MINUTE: String(addressPerMinute) },
    stubbed: {
      releases: [stored.add('auth', '1.1.0')],
      olderReleases: [stored.add('auth', '1.0.0')],
      files: stored.files,
    },
  });
  expect(await statusOf('1.1.0')).toBe(200);
}
const get = (path: string) => client(platform.url).get(path);
const statusOf = async (version: string) => (await get(`/remotes/auth/${version}/${entry}`)).status;

test('invented versions use up the requests of an address, and none of them reaches the registry then', async () => {
  await start(4);
  expect(await statusOf('1.0.0')).toBe(200);
  for (const version of ['2.0.0', '2.0.1']) expect(await statusOf(version)).toBe(404);
  const { status, headers, body } = await get(`/remotes/auth/2.0.2/${entry}`);
  expect([status, body]).toMatchObject([429, { error: { code: 'too_many_requests' } }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await get(`/remotes/auth/2.0.%33/${entry}`)).status).toBe(429);
  expect((await get(`/remotes%2Fauth/2.0.4/${entry}`)).status).toBe(429);
  expect((await get('/api/v1/auth/echo')).status).toBe(429);
  expect(platform.stubbed.lookups).toBe(3);
});

test('files of known releases use up nothing', async () => {
  await start(2);
  for (let times = 0; times < 3; times++) {
    expect([await statusOf('1.1.0'), await statusOf('1.0.0')]).toEqual([200, 200]);
  }
});

test('further releases are unavailable while many are looked up', async () => {
  await start(1000);
  let answer: () => void = () => undefined;
  platform.stubbed.lookupsWaitFor = new Promise((resolve) => {
    answer = resolve;
  });
  const waiting = Array.from({ length: 32 }, (_, number) => statusOf(`2.0.${number}`));
  await until(() => platform.stubbed.lookups === 32);
  expect(await statusOf('3.0.0')).toBe(503);
  answer();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([404]));
  expect(await statusOf('3.0.1')).toBe(404);
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { configurationFixture } from '@plaza/service-kit/testing/gateway-configuration';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { testEventStreams } from './events/testing/event-streams';
import { minimalFiles, StoredReleases } from './testing/stored-releases';
import { withPlatform } from './testing/test-platform';

const hourMs = 3_600_000;

/** The machine's clock is corrected; time itself goes on as ever. */
function jump(ms: number): void {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}
afterEach(() => {
  jest.restoreAllMocks();
});

test('an unavailable release is retried a second later, also if the clock jumps back', () => {
  const stored = new StoredReleases();
  const release = stored.add('auth', '1.0.0', minimalFiles);
  return withPlatform({}, async ({ url, stubbed }) => {
    stubbed.releases = [release];
    const file = () => client(url).get('/remotes/auth/1.0.0/remoteEntry.3fa91c20.js');
    expect((await file()).status).toBe(404);
    stubbed.files = stored.files;
    jump(-hourMs);
    await until(async () => (await file()).status === 200);
  });
});

test('a new build of the shell is served within a second, also if the clock jumps back', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plaza-clock-'));
  const build = (text: string) => writeFile(path.join(folder, 'index.html'), text);
  await build('old');
  await withPlatform({ env: { SHELL_DIR: folder } }, async ({ url }) => {
    const page = async () => (await client(url).get<string>('/')).body;
    expect(await page()).toBe('old');
    jump(-hourMs);
    await build('a new one');
    await until(async () => (await page()) === 'a new one');
  });
  await rm(folder, { recursive: true });
});

test('a failing configuration is rolled back, also if the clock jumps back', () =>
  withPlatform({}, async ({ url, stubbed, bus }) => {
    const attempt = { email: 'ada@example.org', password: 'secret' };
    const signIn = async () => (await client(url).post('/api/v1/auth/signin', attempt)).status;
    expect(await signIn()).toBe(200);
    jump(-24 * hourMs);
    const good = configurationFixture();
    const document = { ...good, bodies: { ...good.bodies, maxBytes: 1, bufferBytes: 1 } };
    stubbed.active = { number: 2, hash: hashOf(document), document };
    await bus.publish(createEvent('gateway-configuration.changed', { number: 2 }));
    await until(async () => (await signIn()) === 413);
    for (let times = 0; times < 5; times++) await signIn();
    await until(() => stubbed.rollbacks.length > 0);
    expect(await signIn()).toBe(200);
  }));

describe('a stream', () => {
  const { as } = testEventStreams();

  test('lives as long as its token, whatever the clock shows', async () => {
    const stream = await as({});
    jump(hourMs);
    await until(() => (stream.text.match(/^: $/gm) ?? []).length >= 3);
    expect(stream.ended).toBe(false);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

describe('a stream', () => {
  const { as } = testEventStreams();

  test('lives as long as its token, whatever the clock shows', async () => {
    const stream = await as({});
    jump(hourMs);
    await until(() => (stream.text.match(/^: $/gm) ?? []).length >= 3);
    expect(stream.ended).toBe(false);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { deployTokenHeader } from '@plaza/contracts/call';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { readBuiltRelease } from '@plaza/local/built-release';
import { packRelease } from '@plaza/local/pack-release';
import { releaseRemote, setCurrentRelease } from '@plaza/local/upload-release';
import { nameOfHash, packEncodings } from '@plaza/service-kit/releases/file-encodings';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { root } from '../../platform';
import { releaseTarget } from '../../release-target';
import { customer } from '../../seeded-users';
import { startTamperingProxy, type Tamper, type TamperingProxy } from '../../tampering-proxy';
import { test as base, expect, type Page } from '../../test';

const evil = 'window.tampered = true;';

/** The browser reaches the platform through a proxy that can change responses. */
const test = base.extend<{ tamperingProxy: TamperingProxy }>({
  tamperingProxy: async ({ platform }, use) => {
    const tamperingProxy = await startTamperingProxy(platform.url);
    await use(tamperingProxy);
    await tamperingProxy.stop();
  },
  baseURL: ({ tamperingProxy }, use) => use(tamperingProxy.url),
});

const hasRun = (page: Page) => page.evaluate(() => 'tampered' in window);

/** Changes the files of remotes whose path matches. */
const changing =
  (file: RegExp, change: (text: string) => string): Tamper =>
  (pathname, text) =>
    pathname.startsWith('/remotes/') && file.test(pathname) ? change(text) : undefined;

/** Replaces the entry by a script beside those of the release; changes the list of remotes except for its hashes. */
const listToEvil: Tamper = (pathname, text) => {
  if (pathname === '/api/v1/remotes') return text.replace(/(\/markets\/[^/"]+\/)remoteEntry\.\w+\.js/g, '$1evil.js');
  return changing(/markets\/.*evil\.js$/, () => evil)(pathname, text);
};
const withEvil = (text: string) => `${evil}${text}`;

const markets = { area: 'Markets', content: 'Global Markets Terminal' };
const overview = { area: 'Overview', content: 'Net Worth' };

for (const [what, { area, content }, tamper] of [
  ['a changed entry', markets, changing(/markets\/.*remoteEntry\.\w+\.js$/, withEvil)],
  ['a changed first chunk', markets, changing(/markets\/.*__federation_expose_remote\.\w+\.js$/, withEvil)],
  ['changed chunks that the remote itself loads', overview, changing(/finance\/.*assets\/[\w-]+\.\w+\.js$/, withEvil)],
  ['a list of remotes that leads to another script', markets, listToEvil],
] as const) {
  test(`${what}: nothing of it is executed, not even by Retry; after the repair Retry loads the area`, async ({
    page,
    tamperingProxy,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    tamperingProxy.tamper = tamper;
    await openSignedIn(page, customer);
    await new DashboardPage(page).open(area);
    const panel = page.getByRole('tabpanel');
    const unavailable = panel.getByText(`${area} is unavailable`);
    const retry = panel.getByRole('button', { name: 'Retry' });
    await expect(unavailable).toBeVisible();
    expect(await hasRun(page)).toBe(false);
    expect(logged.join('\n')).toMatch(/\/remotes\/\w+\/[^/]+\/\S+\.js/);

    const changes = tamperingProxy.changes;
    await retry.click();
    await expect.poll(() => tamperingProxy.changes).toBeGreaterThan(changes);
    await expect(unavailable).toBeVisible();
    expect(await hasRun(page)).toBe(false);

    tamperingProxy.tamper = undefined;
    await retry.click();
    await expect(panel.getByText(content).first()).toBeVisible();
    expect(await hasRun(page)).toBe(false);
  });
}

for (const [what, keep] of [
  ['no hashes', () => false],
  ['no hash of its entry', (file: string) => !file.startsWith('remoteEntry.')],
] as const) {
  test(`a remote that comes with ${what} is not loaded`, async ({ page, tamperingProxy }) => {
    tamperingProxy.tamper = (pathname, text) => {
      if (pathname !== '/api/v1/remotes') return undefined;
      const remotes: RemoteDescriptor[] = JSON.parse(text);
      for (const remote of remotes.filter(({ name }) => name === 'markets')) {
        delete remote.previous;
        remote.integrity = Object.fromEntries(Object.entries(remote.integrity).filter(([file]) => keep(file)));
      }
      return JSON.stringify(remotes);
    };
    await openSignedIn(page, customer);
    const entries: string[] = [];
    page.on('request', (request) => /markets\/.*remoteEntry/.test(request.url()) && entries.push(request.url()));
    const failures: string[] = [];
    page.on(
      'console',
      (message) => /markets .* could not be loaded/.test(message.text()) && failures.push(message.text()),
    );
    await new DashboardPage(page).open('Markets');
    await expect(page.getByText('Markets is unavailable')).toBeVisible();
    // The pointer's way to the tab may already have preloaded the remote.
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    const before = failures.length;
    await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => failures.length).toBeGreaterThan(before);
    for (const failure of failures) expect(failure).toMatch(/is no file of a release/);
    expect(entries).toEqual([]);
  });
}

async function builtFinance() {
  const release = await readBuiltRelease(root, 'finance');
  if (!release) throw new Error('mfe-finance is not built');
  return release;
}

test("files changed on the gateway's disk reach no browser: only released files are served", async ({
  page,
  platform,
}) => {
  const target = releaseTarget(platform);
  const before = await builtFinance();
  for (const hash of Object.values(before.integrity)) {
    const kept = path.join(platform.dir, 'remotes-cache', nameOfHash(hash));
    expect(fs.existsSync(kept)).toBe(true);
    fs.writeFileSync(kept, packEncodings({ identity: Buffer.from(evil) }));
  }
  // A gateway reads the files of a release when it first sees it, and the files of this one are the same.
  const next = { ...before, version: `9.9.9-${Date.now().toString(36)}` };
  await releaseRemote(root, next, target);
  try {
    const entry = page.waitForResponse(/\/remotes\/finance\/[^/]+\/remoteEntry\./);
    await openSignedIn(page, customer);
    await new DashboardPage(page).open('Value Accounts');
    await expect(page.getByText('Everyday Chequing').first()).toBeVisible();
    expect((await entry).url()).toContain(`/remotes/finance/${next.version}/`);
    expect(await hasRun(page)).toBe(false);
  } finally {
    await setCurrentRelease('finance', before.version, target);
  }
});

test('a release without all hashes is rejected by the registry with a sentence', async ({ request, platform }) => {
  const release = { ...(await builtFinance()), version: '9.9.9-unhashed' };
  const { [release.manifest]: _, ...withoutManifest } = release.integrity;
  for (const integrity of [{}, withoutManifest]) {
    const answer = await request.post('/api/v1/registry/remotes/finance/releases', {
      headers: {
        'Content-Type': 'application/gzip',
        [deployTokenHeader]: releaseTarget(platform).token,
      },
      data: Buffer.from(await packRelease('/nowhere', { ...release, integrity }, new Set())),
    });
    expect(answer.status()).toBe(400);
    expect((await answer.json()).message).toContain('Integrity must hold the hash of the manifest, mf-manifest.json');
  }
});

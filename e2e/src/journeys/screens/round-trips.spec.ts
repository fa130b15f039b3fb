import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { openSignedIn } from '../../open-signed-in';
import { customer } from '../../seeded-users';
import { expect, type Route, test } from '../../test';

test('there is a single round trip between the list of remotes and the first rendering of one', async ({ page }) => {
  const held: Route[] = [];
  const requested = () => held.map((route) => new URL(route.request().url()).pathname);
  await page.route('**/remotes/finance/**', (route) => void held.push(route));
  const listed = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/remotes');
  await openSignedIn(page, customer);
  const remotes: RemoteDescriptor[] = await (await listed).json();
  const { entry, first = [], tabFiles } = remotes.find(({ name }) => name === 'finance') as RemoteDescriptor;
  const chunks = [...first, ...(tabFiles?.overview ?? [])];
  expect(chunks.length).toBeGreaterThan(first.length);

  // All of it is requested before any response.
  const needed = [entry, ...chunks.map((file) => new URL(file, `http://plaza${entry}`).pathname)];
  await expect.poll(() => requested().sort()).toEqual(needed.sort());
  for (const route of held.splice(0)) await route.continue();
  // All later requests stay without a response, and the tab still renders.
  await expect(page.getByRole('tabpanel').getByText('Net Worth').first()).toBeVisible();
  for (const path of requested()) expect(needed).not.toContain(path);
});

test('while the program loads, the session, the files of the tab and its first queries are requested once', async ({
  page,
}) => {
  const requested: string[] = [];
  const first = ['metrics', 'settings', 'net-worth', 'cash-flow'].map((name) => `/api/v1/finance/${name}`);
  await openSignedIn(page, customer);
  await expect(page.getByRole('tabpanel').getByText('Net Worth').first()).toBeVisible();
  for (const isKnown of [true, false]) {
    if (!isKnown)
      await page.evaluate(() =>
        localStorage.removeItem(`plaza.first-calls.${JSON.parse(localStorage.getItem('user') ?? '{}').id}`),
      );
    const held: Route[] = [];
    const listed: Route[] = [];
    requested.length = 0;
    await page.route('**/assets/main.*.js', (route) => void held.push(route));
    await page.route('**/api/v1/remotes', (route) => void listed.push(route));
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/dashboard/overview', { waitUntil: 'commit' });
    await expect.poll(() => listed.length).toBe(1);
    // What a tab reads first is known from the previous visit; otherwise the list of remotes says it.
    if (isKnown) await expect.poll(() => requested).toEqual(expect.arrayContaining(first));
    else expect(requested.filter((path) => first.includes(path))).toEqual([]);
    await listed[0]?.continue();
    await expect.poll(() => requested).toEqual(expect.arrayContaining(first));
    await expect.poll(() => requested.filter((path) => path.startsWith('/remotes/finance/')).length).toBeGreaterThan(2);
    await held[0]?.continue();
    await expect(page.getByRole('tabpanel').getByText('Net Worth').first()).toBeVisible();
    for (const path of [...first, '/api/v1/remotes', '/api/v1/auth/my-tab-permissions']) {
      expect([path, requested.filter((one) => one === path).length]).toEqual([path, 1]);
    }
    await page.unrouteAll({ behavior: 'wait' });
    page.removeAllListeners('request');
  }
});

/** In bytes of brotli; little more than the program has, so that whoever adds to it notices. */
const programLimit = 168_000;

test('the program of the dashboard has not grown', async ({ page }) => {
  await openSignedIn(page, customer);
  await page.goto('/dashboard/overview');
  await expect(page.getByRole('tabpanel').getByText('Net Worth').first()).toBeVisible();
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/(main|start)\.\w+\.js$/.test(name))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(programLimit);
});

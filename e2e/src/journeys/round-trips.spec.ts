import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { openSignedIn } from '../open-signed-in';
import { customer } from '../people';
import { expect, type Route, test } from '../test';

test('between the list of remotes and the first drawing of one there is a single round trip', async ({ page }) => {
  const held: Route[] = [];
  const requested = () => held.map((route) => new URL(route.request().url()).pathname);
  await page.route('**/remotes/finance/**', (route) => void held.push(route));
  const listed = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/remotes');
  await openSignedIn(page, customer);
  const remotes: RemoteDescriptor[] = await (await listed).json();
  const { entry, first = [], tabFiles } = remotes.find(({ name }) => name === 'finance') as RemoteDescriptor;
  const chunks = [...first, ...(tabFiles?.overview ?? [])];
  expect(chunks.length).toBeGreaterThan(first.length);

  // All of it is requested while nothing has been answered.
  const needed = [entry, ...chunks.map((file) => new URL(file, `http://plaza${entry}`).pathname)];
  await expect.poll(() => requested().sort()).toEqual(needed.sort());
  for (const route of held.splice(0)) await route.continue();
  // Whatever is requested from here on stays without an answer, and it draws.
  await expect(page.getByRole('tabpanel').getByText('Net Worth').first()).toBeVisible();
  for (const path of requested()) expect(needed).not.toContain(path);
});

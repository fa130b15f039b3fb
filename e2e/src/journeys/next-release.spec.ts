import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { pointRemote, releaseRemote } from '@plaza/local/release-remotes';
import { nextRelease } from '../next-release';
import { DashboardPage } from '../pages/dashboard-page';
import { SignInPage } from '../pages/sign-in-page';
import { customer } from '../people';

const heading = 'Global Markets Terminal';

test('one remote is replaced alone: open pages keep theirs, the next load has the new one, and back again', async ({
  page,
  baseURL,
}) => {
  const platformDir = process.env.PLAZA_E2E_DIR ?? '';
  const target = {
    remotesDir: path.join(platformDir, 'remotes'),
    gatewayUrl: baseURL ?? '',
    token: fs.readFileSync(path.join(platformDir, 'deploy-token'), 'utf8').trim(),
  };
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-next-'));
  const next = await nextRelease('markets', heading, `${heading}, renewed`, dir);

  await new SignInPage(page).signIn(customer);
  await new DashboardPage(page).open('Markets');
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  const others = await otherVersions(page);

  await releaseRemote(next.root, next.release, target);
  try {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: `${heading}, renewed` })).toBeVisible();
    expect(await otherVersions(page)).toEqual(others);
  } finally {
    await pointRemote('markets', next.previous.version, target);
    fs.rmSync(dir, { recursive: true });
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
});

/** The versions of all remotes but markets that this person is given. */
function otherVersions(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('jwt')}` };
    const remotes: { name: string; version: string }[] = await (await fetch('/api/v1/remotes', { headers })).json();
    return remotes.filter(({ name }) => name !== 'markets').map(({ name, version }) => `${name} ${version}`);
  });
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBuiltRelease } from '@plaza/local/built-release';
import { releaseRemote, setCurrentRelease } from '@plaza/local/upload-release';
import { buildNextRelease } from '../../next-release';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { root } from '../../platform';
import { releaseTarget } from '../../release-target';
import { customer } from '../../seeded-users';
import { expect, type Page, test } from '../../test';

const today = 'Cash & Investments';
const tomorrow = 'Cash & Investments, renewed';

test('one remote is changed, built and released alone: open pages keep their version, the next load gets it, and a rollback works', async ({
  page,
  platform,
}) => {
  const target = releaseTarget(platform);
  const before = await readBuiltRelease(root, 'finance');
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-next-'));
  const next = await buildNextRelease('finance', 'src/accounts/cash-and-investments.tsx', today, tomorrow, dir);
  expect(next.version).not.toBe(before?.version);

  await openSignedIn(page, customer);
  await new DashboardPage(page).open('Value Accounts');
  await expect(page.getByRole('heading', { name: today, exact: true })).toBeVisible();
  const others = await otherVersions(page);

  await releaseRemote(dir, next, target);
  try {
    await expect(page.getByRole('heading', { name: today, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: tomorrow })).toBeVisible();
    expect(await otherVersions(page)).toEqual(others);
  } finally {
    await setCurrentRelease('finance', before?.version ?? '', target);
    fs.rmSync(dir, { recursive: true });
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: today, exact: true })).toBeVisible();
});

test('an open page loads the next release on request, leaves it at once after a rollback, and keeps a half-typed form', async ({
  page,
  platform,
}) => {
  const target = releaseTarget(platform);
  const before = await readBuiltRelease(root, 'auth');
  if (!before) throw new Error('mfe-auth is not built');
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-next-'));
  const next = await buildNextRelease('auth', 'src/profile/profile-tab.tsx', 'title="Profile"', 'title="You"', dir);

  await openSignedIn(page, customer);
  await new DashboardPage(page).open('Profile');
  const panel = page.getByRole('tabpanel').first();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Half a na');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  try {
    await releaseRemote(dir, next, target);
    await expect(panel.getByText('A newer version is ready.')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Update' }).click();
    await expect(panel.getByRole('heading', { name: 'You', exact: true })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Half a na');

    // After this, nobody is given the next release, not even as the previous release.
    await setCurrentRelease('auth', before.version, target);
    await releaseRemote(root, { ...before, version: `9.9.9-${Date.now().toString(36)}` }, target);
    await expect(panel.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Half a na');
    expect(await page.evaluate(() => 'sameDocument' in window), 'the page was not loaded again').toBe(true);
  } finally {
    await setCurrentRelease('auth', before.version, target);
    fs.rmSync(dir, { recursive: true });
  }
});

/** The versions of all remotes but finance that this user is given. */
function otherVersions(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('jwt')}` };
    const remotes: { name: string; version: string }[] = await (await fetch('/api/v1/remotes', { headers })).json();
    return remotes.filter(({ name }) => name !== 'finance').map(({ name, version }) => `${name} ${version}`);
  });
}

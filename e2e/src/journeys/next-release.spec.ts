import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pointRemote, readBuiltRelease, releaseRemote } from '@plaza/local/release-remotes';
import { buildNextRelease } from '../next-release';
import { openSignedIn } from '../open-signed-in';
import { DashboardPage } from '../pages/dashboard-page';
import { customer } from '../people';
import { root } from '../platform';
import { expect, type Page, test } from '../test';

const today = 'Cash & Investments';
const tomorrow = 'Cash & Investments, renewed';

test('one remote is changed, built and released alone: open pages keep theirs, the next load has it, and back again', async ({
  page,
  platform,
}) => {
  const target = {
    gatewayUrl: platform.url,
    token: fs.readFileSync(path.join(platform.dir, 'deploy-token'), 'utf8').trim(),
  };
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
    await pointRemote('finance', before?.version ?? '', target);
    fs.rmSync(dir, { recursive: true });
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: today, exact: true })).toBeVisible();
});

/** The versions of all remotes but finance that this person is given. */
function otherVersions(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('jwt')}` };
    const remotes: { name: string; version: string }[] = await (await fetch('/api/v1/remotes', { headers })).json();
    return remotes.filter(({ name }) => name !== 'finance').map(({ name, version }) => `${name} ${version}`);
  });
}

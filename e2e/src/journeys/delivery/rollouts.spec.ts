import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reportOutcome } from '@plaza/contracts/gateway/routes';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { Role } from '@plaza/contracts/roles';
import { moveRollout, startRollout, switchOff, switchOn } from '@plaza/local/rollouts';
import { uploadRelease } from '@plaza/local/upload-release';
import { bearer, signInByApi } from '../../api';
import { consoleErrors } from '../../checks/console-errors';
import { goldenHeading, todaysHeading, unpackGolden } from '../../golden-remote';
import { buildNextRelease } from '../../next-release';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import type { PlatformProcess } from '../../platform';
import { releaseTarget } from '../../release-target';
import { contractor, customer, highAdmin, newCustomer } from '../../seeded-users';
import { servedVersion } from '../../served-version';
import { expect, type Page, test } from '../../test';

/** Uploads a release of markets that nobody has, and that looks different from the current one. */
async function uploadGolden(platform: PlatformProcess): Promise<string> {
  const { dir, release } = await unpackGolden('2.9.2');
  await uploadRelease(dir, release, releaseTarget(platform));
  fs.rmSync(dir, { recursive: true });
  return release.version;
}

/** Rolls a release out to everybody in some roles, where it stays beside stable until a person decides. */
async function rollOutToRoles(name: RemoteName, version: string, roles: Role[], platform: PlatformProcess) {
  const target = releaseTarget(platform);
  await startRollout(name, version, { roles }, target);
  for (const _step of ['1 %', '5 %', '25 %', 'all of them']) await moveRollout(name, 'step', target);
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('a canary is given only to its visitors, and leaves their open browsers when it is aborted', async ({
  browser,
  page,
  platform,
  request,
}) => {
  const version = await uploadGolden(platform);
  const token = await signInByApi(request, contractor);
  await rollOutToRoles('markets', version, ['contractor'], platform);
  const given = () => servedVersion(request, token, 'markets');
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  try {
    await expect.poll(given).toBe(version); // gateways poll once a second
    await openSignedIn(theirs, contractor);
    await new DashboardPage(theirs).open('Markets');
    await expect(theirs.getByRole('heading', { name: goldenHeading })).toBeVisible();
    await openSignedIn(page, customer);
    await new DashboardPage(page).open('Markets');
    await expect(page.getByRole('heading', { name: todaysHeading })).toBeVisible();
    await markDocument(theirs);
  } finally {
    await moveRollout('markets', 'abort', releaseTarget(platform));
  }
  await expect(theirs.getByRole('heading', { name: todaysHeading })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: goldenHeading })).toBeHidden();
  expect(await isSameDocument(theirs), 'the page was not loaded again').toBe(true);
  expect(await given()).not.toBe(version);
  await elsewhere.close();
});

test('a release whose tab crashes is rolled back automatically, and an open browser gets stable without a reload', async ({
  page,
  platform,
  request,
}) => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-broken-'));
  const views = "const views: [View, ...View[]] = ['find'];";
  const throwing = `${views} if (views.length > 0) throw new Error('a broken release');`;
  const broken = await buildNextRelease('marketplace', 'src/contractors/contractors.tsx', views, throwing, dir);
  await uploadRelease(dir, broken, releaseTarget(platform));
  fs.rmSync(dir, { recursive: true });
  const tokens = await Promise.all([newCustomer, contractor].map((email) => signInByApi(request, email)));
  await rollOutToRoles('marketplace', broken.version, ['user', 'contractor'], platform);
  for (const token of tokens) {
    await expect.poll(() => servedVersion(request, token, 'marketplace')).toBe(broken.version);
  }

  await openSignedIn(page, customer);
  await markDocument(page);
  // Other remotes report outcomes as well, and this one reports first that it has begun to load.
  const crash = { remote: 'marketplace', version: broken.version, outcome: 'crashed' };
  const reported = page.waitForResponse((response) => {
    if (!response.url().endsWith('/remotes/outcomes')) return false;
    const { remote, outcome } = response.request().postDataJSON();
    return remote === crash.remote && outcome === crash.outcome;
  });
  await new DashboardPage(page).open('Contractors');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Contractors is unavailable')).toBeVisible();
  expect((await reported).request().postDataJSON()).toMatchObject(crash);

  const [method, outcomes] = reportOutcome.split(' ') as [string, string];
  for (const token of tokens) {
    const answer = await request.fetch(outcomes, { method, headers: bearer(token), data: crash });
    expect(answer.status()).toBe(204);
  }
  await expect(panel.getByRole('heading', { name: 'Contractors', exact: true })).toBeVisible();
  await expect(panel.getByText('Contractors is unavailable')).toBeHidden();
  expect(await isSameDocument(page), 'the page was not loaded again').toBe(true);
  for (const token of tokens) expect(await servedVersion(request, token, 'marketplace')).not.toBe(broken.version);
});

test('a rollout begins only with a release that an administrator’s own browser could render', async ({
  page,
  platform,
}) => {
  const good = await uploadGolden(platform);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-broken-'));
  const terminal = 'tabs: { markets: Terminal },';
  const crash = "tabs: { markets: () => { throw new Error('a broken release'); } },";
  const broken = await buildNextRelease('markets', 'src/remote.tsx', terminal, crash, dir);
  await uploadRelease(dir, broken, releaseTarget(platform));
  fs.rmSync(dir, { recursive: true });

  const said = consoleErrors(page);
  await openSignedIn(page, highAdmin);
  await page.goto('/dashboard/admin?panel=releases');
  await page.getByRole('button', { name: 'Start a Rollout of Markets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a Rollout of Markets' });
  const choose = async (version: string) => {
    await dialog.getByRole('combobox', { name: 'Release' }).click();
    await page.getByRole('option', { name: version }).click();
    await dialog.getByRole('button', { name: 'Start Rollout' }).click();
  };
  await choose(broken.version);
  await expect(dialog.getByText('It does not draw: a broken release')).toBeVisible();
  expect(said.splice(0).join()).toContain('a broken release');

  await choose(good);
  await expect(page.getByRole('region', { name: `Rollout of Markets ${good}` })).toBeVisible();
  await moveRollout('markets', 'abort', releaseTarget(platform));
  await expect(page.getByRole('region', { name: `Rollout of Markets ${good}` })).toBeHidden();
  // Chromium warns about the sandbox of the frame, which has to share the page's origin.
  expect(said.filter((line) => !line.startsWith('An iframe which has both allow-scripts'))).toEqual([]);
});

test('a switched-off remote shows the given reason, in an open browser too, and returns there', async ({
  page,
  platform,
}) => {
  const target = releaseTarget(platform);
  const reason = 'We are mending the prices until noon.';
  await openSignedIn(page, customer);
  await new DashboardPage(page).open('Markets');
  await expect(page.getByRole('heading', { name: todaysHeading })).toBeVisible();
  await markDocument(page);
  await switchOff('markets', { reason }, target);
  try {
    await expect(page.getByRole('tabpanel').getByText(reason)).toBeVisible();
    await expect(page.getByRole('heading', { name: todaysHeading })).toBeHidden();
  } finally {
    await switchOn('markets', undefined, target);
  }
  await expect(page.getByRole('heading', { name: todaysHeading })).toBeVisible();
  expect(await isSameDocument(page), 'the page was not loaded again').toBe(true);
});

test('an administrator pins a release: a badge shows it, other users keep theirs, and the pin is removed', async ({
  browser,
  page,
  platform,
}) => {
  const version = await uploadGolden(platform);
  await openSignedIn(page, highAdmin);
  const dashboard = new DashboardPage(page);
  await page.goto('/dashboard/admin?panel=releases');
  await page.getByRole('button', { name: /^Show \d+ releases.* of Markets$/ }).click();
  await page.getByRole('button', { name: `Actions for Markets ${version}` }).click();
  await page.getByRole('menuitem', { name: /^Use It Yourself/ }).click();
  await expect(page.getByText(`You alone have ${version}, by your own choice.`)).toBeVisible();
  await dashboard.open('Markets');
  await expect(page.getByRole('heading', { name: goldenHeading })).toBeVisible();
  const badge = page.getByText(`Your own choice: version ${version}`);
  await expect(badge).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openSignedIn(other, customer);
  await new DashboardPage(other).open('Markets');
  await expect(other.getByRole('heading', { name: todaysHeading })).toBeVisible();
  await expect(other.getByText('Your own choice')).toHaveCount(0);
  await elsewhere.close();

  await page.goto('/dashboard/admin?panel=releases');
  await page.getByRole('button', { name: 'Remove Pin' }).click();
  await dashboard.open('Markets');
  await expect(page.getByRole('heading', { name: todaysHeading })).toBeVisible();
  await expect(badge).toHaveCount(0);
});

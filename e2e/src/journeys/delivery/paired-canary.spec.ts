import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moveRollout } from '@plaza/local/rollouts';
import { uploadRelease } from '@plaza/local/upload-release';
import { changedDocument, gateway } from '../../gateway-command';
import { todaysHeading } from '../../golden-remote';
import { AnsweredBy } from '../../many-machines/answered-by';
import { buildNextRelease } from '../../next-release';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { type PlatformProcess, startPlatformProcess } from '../../platform';
import { ownPlatforms } from '../../ports';
import { releaseTarget } from '../../release-target';
import { contractor, customer, highAdmin } from '../../seeded-users';
import { expect, type Page, test } from '../../test';

/** Two instances of each service; the second one of markets is the canary. */
const port = ownPlatforms.pairedCanary;
const instances = ['markets', 'markets-2'];
const canaryHeading = 'Canary of the Markets Terminal';

let platform: PlatformProcess;
/** A release of markets that nobody is given yet. */
let version: string;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  platform = await startPlatformProcess(port, ['--processes', '--instances', '2']);
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-canary-'));
  const release = await buildNextRelease('markets', 'src/terminal/terminal.tsx', todaysHeading, canaryHeading, dir);
  await uploadRelease(dir, release, releaseTarget(platform));
  fs.rmSync(dir, { recursive: true });
  version = release.version;
});

test.afterAll(async () => {
  await platform?.stop();
});

/** Puts the second target of markets into a subset, as an operator. */
function applySubset(subset: string) {
  const file = changedDocument(platform, ({ services }) => {
    const [, second] = services.markets.targets;
    Object.assign(second ?? {}, { subset });
  });
  const applied = gateway(platform, 'apply', file, '--reason', 'A canary of markets.');
  expect(applied.stdout).toMatch(/Version \d+ is active\.$/m);
}

/** Starts the rollout for contractors in the administrator's browser, and advances it until all of them have it. */
async function startRollout(page: Page) {
  await openSignedIn(page, highAdmin);
  await page.goto('/dashboard/admin?panel=releases');
  await page.getByRole('button', { name: 'Start a Rollout of Markets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a Rollout of Markets' });
  await expect(dialog.getByRole('combobox', { name: 'Release' })).toContainText(version);
  await dialog.getByRole('checkbox', { name: 'Contractor', exact: true }).check();
  await dialog.getByRole('combobox', { name: 'Targets of Markets' }).click();
  await page.getByRole('option', { name: /canary/ }).click();
  await dialog.getByRole('button', { name: 'Start Rollout' }).click();
  const rollout = page.getByRole('region', { name: `Rollout of Markets ${version}` });
  await expect(rollout.getByText('People who have it reach the “canary” targets of Markets.')).toBeVisible();
  for (const _step of ['1 %', '5 %', '25 %', 'all of them'])
    await moveRollout('markets', 'step', releaseTarget(platform));
}

test('only visitors of a paired rollout reach the canary of the service, until the rollout ends', async ({
  browser,
  page,
}) => {
  applySubset('canary');
  await startRollout(page);
  await page.close();

  const theirs = await (await browser.newContext()).newPage();
  const others = await (await browser.newContext()).newPage();
  const [ofTheirs, ofOthers] = [theirs, others].map(
    (one) => new AnsweredBy(one, '/api/v1/markets', platform.dir, instances),
  ) as [AnsweredBy, AnsweredBy];
  const openMarkets = async (one: Page, email: string) => {
    await openSignedIn(one, email);
    await new DashboardPage(one).open('Markets');
  };
  await openMarkets(theirs, contractor);
  await expect(theirs.getByRole('heading', { name: canaryHeading })).toBeVisible();
  await openMarkets(others, customer);
  await expect(others.getByRole('heading', { name: todaysHeading })).toBeVisible();
  await expect.poll(() => ofTheirs.counts()['markets-2']).toBeGreaterThan(2);
  await expect.poll(() => ofOthers.counts().markets).toBeGreaterThan(2);
  await expect.poll(() => ofTheirs.counts()).toEqual({ 'markets-2': expect.any(Number) });
  await expect.poll(() => ofOthers.counts()).toEqual({ markets: expect.any(Number) });

  await moveRollout('markets', 'abort', releaseTarget(platform));
  await expect(theirs.getByRole('heading', { name: todaysHeading })).toBeVisible();
  ofTheirs.forget();
  await theirs.reload();
  await expect.poll(() => ofTheirs.counts()).toEqual({ markets: expect.any(Number) });
  await theirs.context().close();
  await others.context().close();
});

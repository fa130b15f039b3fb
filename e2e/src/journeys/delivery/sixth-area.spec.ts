import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { reportOutcome } from '@plaza/contracts/gateway/routes';
import { defaultTabs } from '@plaza/contracts/tabs';
import { moveRollout } from '@plaza/local/rollouts';
import { type RunningRedis, startOwnRedis } from '@plaza/test-kit/redis';
import { bearer, saveTabs, signInByApi } from '../../api';
import { startAreaService, startDevelopment } from '../../area-service';
import { builtFiles } from '../../built-files';
import { consoleErrors } from '../../checks/console-errors';
import { type GeneratedArea, generateArea } from '../../generated-area';
import { makeTeamOf } from '../../make-team';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { type PlatformProcess, startPlatformProcess } from '../../platform';
import { ownPlatforms } from '../../ports';
import { processIds } from '../../process-ids';
import { contractor, customer, highAdmin, newCustomer } from '../../seeded-users';
import { servedVersion } from '../../served-version';
import { type APIRequestContext, type Browser, expect, type Page, test } from '../../test';

const area = 'loyalty';
const port = ownPlatforms.sixthArea;
/** The team's folder, which is empty before the generator writes to it. */
const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-sixth-')), area);

let built: Record<string, string>;
let redis: RunningRedis | undefined;
let platform: PlatformProcess;
let loyalty: GeneratedArea;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  test.setTimeout(300_000); // it packs the kits, and installs some hundred packages
  redis = await startOwnRedis();
  if (!redis) throw new Error('the journey of a sixth team needs a redis-server');
  built = builtFiles();
  [platform, loyalty] = await Promise.all([
    startPlatformProcess(port, ['--processes'], redis.url),
    generateArea(area, folder),
  ]);
});

test.afterAll(async () => {
  await platform?.stop();
  await redis?.stop();
  fs.rmSync(path.dirname(folder), { recursive: true, force: true });
});

test('the generated area passes its own lint, types and tests', async () => {
  test.setTimeout(180_000); // compilers and a database run here
  const said = await loyalty.npm(['test']);
  expect(said).toMatch(/Checked \d+ files/);
  expect(said).toMatch(/Test Suites: 2 passed, 2 total/);
});

/** Opens the list of areas as an administrator who uses the keyboard. */
async function openAreas(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await openSignedIn(page, highAdmin);
  await page.goto('/dashboard/admin?panel=releases&part=areas');
  return page;
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Reports crashes by people who have the release, beside those in the browsers of this journey. */
async function tellOfCrash(request: APIRequestContext, tokens: readonly string[], version: string) {
  const [method, outcomes] = reportOutcome.split(' ') as [string, string];
  for (const token of tokens) {
    await expect.poll(() => servedVersion(request, token, area)).toBe(version);
    const data = { remote: area, version, outcome: 'crashed' };
    expect((await request.fetch(outcomes, { method, headers: bearer(token), data })).status()).toBe(204);
  }
}

test('a sixth team goes from an empty folder to a full release and a rollback, without another build or restart', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(180_000); // builds and a development server run here
  const processes = processIds(platform);
  const admin = await signInByApi(request, highAdmin);
  const own = await signInByApi(request, customer);
  const others = await Promise.all([newCustomer, contractor].map((email) => signInByApi(request, email)));
  const entries = async () =>
    (await request.get('/api/v1/loyalty/entries', { headers: bearer(others[0] ?? '') })).status();
  const said = consoleErrors(page);
  await openSignedIn(page, customer);
  await markDocument(page);
  const [dashboard, panel] = [new DashboardPage(page), page.getByRole('tabpanel')];

  const team = await makeTeamOf(area, loyalty, request, admin);
  const release = (...args: string[]) =>
    loyalty.npm(['run', 'release', '--', ...args], { ...team, PLAZA_GATEWAY_URL: platform.url });
  const service = await startAreaService(loyalty, platform, redis?.url ?? '');
  try {
    await test.step('the first release waits until an administrator approves the area', async () => {
      expect(await release()).toMatch(
        /loyalty 1\.0\.0-[0-9a-f]{12} waits for approval: no user receives it until an administrator approves the area/,
      );
      expect(await entries()).toBe(404);
      const areas = await openAreas(browser);
      await areas.getByRole('button', { name: 'Approve Loyalty' }).focus();
      await areas.keyboard.press('Enter');
      await expect(areas.getByRole('textbox', { name: 'Service address' })).toBeFocused();
      await areas.keyboard.type(service.url);
      await areas.keyboard.press('Enter');
      await expect(areas.getByText('Approved', { exact: true })).toBeVisible();
      await areas.context().close();
      await expect.poll(entries).toBe(403);
      await expect(dashboard.tab('Loyalty')).toHaveCount(0);
    });

    await test.step('its tab, assigned to roles, appears in an open browser and works', async () => {
      const given = { user: [...defaultTabs.user, area], contractor: [...defaultTabs.contractor, area] };
      await expect(() => saveTabs(request, admin, given)).toPass(); // identity learns of the area asynchronously
      await dashboard.open('Loyalty');
      await panel.getByRole('textbox', { name: 'Text' }).fill('A free coffee');
      await panel.getByRole('button', { name: 'Add' }).click();
      await expect(panel.getByRole('cell', { name: 'A free coffee' })).toBeVisible();
      expect(said).toEqual([]);
    });

    await test.step('only the developer gets the local build in the real shell', async () => {
      const development = await startDevelopment(loyalty, platform);
      try {
        const theirs = await (await browser.newContext({ baseURL: development.url })).newPage();
        const saidThere = consoleErrors(theirs);
        await openSignedIn(theirs, newCustomer);
        await new DashboardPage(theirs).open('Loyalty');
        await theirs.getByRole('textbox', { name: 'Text' }).fill('A free lunch');
        await theirs.getByRole('button', { name: 'Add' }).click();
        await expect(theirs.getByRole('cell', { name: 'A free lunch' })).toBeVisible();
        const subtitle = 'What you have noted';
        loyalty.change('remote/entries/entries.tsx', subtitle, `${subtitle} so far`);
        await expect(theirs.getByText(`${subtitle} so far`)).toBeVisible();
        await expect(theirs.getByRole('cell', { name: 'A free lunch' })).toBeVisible();
        loyalty.change('remote/entries/entries.tsx', `${subtitle} so far`, subtitle);
        await expect(panel.getByText(subtitle, { exact: true })).toBeVisible();
        expect(saidThere).toEqual([]);
        await theirs.context().close();
      } finally {
        await development.stop();
      }
    });

    await test.step('a release that reads fields its service lacks is rejected with a list', async () => {
      const [now, then] = ['text: z.string(), createdAt', 'text: z.string(), points: z.number(), createdAt'];
      loyalty.change('contracts/calls.ts', now, then);
      await expect(release('--rollout')).rejects.toThrow(/GET \/api\/v1\/loyalty\/entries: answer\[\]\.points/);
      loyalty.change('contracts/calls.ts', then, now);
    });

    await test.step('a broken release is rolled back automatically', async () => {
      const [whole, broken] = [
        'function Entries() {',
        "function Entries() {\n  if (Date.now() > 0) throw new Error('broken');",
      ];
      loyalty.change('remote/entries/entries.tsx', whole, broken);
      const version =
        /loyalty (\S+) is rolled out to administrators/.exec(
          await release('--rollout', '--roles', 'user,contractor'),
        )?.[1] ?? '';
      loyalty.change('remote/entries/entries.tsx', broken, whole);
      const target = { gatewayUrl: platform.url, token: team.PLAZA_DEPLOY_TOKEN };
      for (const _step of ['1 %', '5 %', '25 %', 'all of them']) await moveRollout(area, 'step', target);
      expect(await isSameDocument(page), 'the page was not loaded again').toBe(true);
      await expect.poll(() => servedVersion(request, own, area)).toBe(version);
      await page.reload(); // a step sends no event: from here on the page has the release
      await expect(panel.getByText('Loyalty is unavailable')).toBeVisible();
      await markDocument(page);
      await tellOfCrash(request, others, version);
      // By now three people have had trouble, so the release is rolled back.
      await expect(panel.getByRole('cell', { name: 'A free coffee' })).toBeVisible();
      await expect(panel.getByText('Loyalty is unavailable')).toBeHidden();
      expect(said.splice(0).join()).toContain('broken');
    });

    await test.step('after its removal it is no longer served', async () => {
      const areas = await openAreas(browser);
      await areas.getByRole('button', { name: 'Remove Loyalty' }).focus();
      await areas.keyboard.press('Enter');
      await areas.getByRole('button', { name: 'Remove Area' }).focus();
      await areas.keyboard.press('Enter');
      await expect(dashboard.tab('Loyalty')).toHaveCount(0);
      await expect(page).toHaveURL(/\/dashboard\/overview/);
      await expect.poll(entries).toBe(404);
    });
    expect(await isSameDocument(page), 'the page was not loaded again').toBe(true);
    expect(processIds(platform), 'no process was started anew').toEqual(processes);
    expect(builtFiles(), 'nothing of the platform was built').toEqual(built);
    expect(said).toEqual([]);
  } finally {
    await service.stop();
  }
});

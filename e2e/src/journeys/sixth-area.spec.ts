import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { APIRequestContext, Browser } from '@playwright/test';
import { defaultTabs } from '@plaza/contracts/tabs';
import { releaseRemote } from '@plaza/local/release-remotes';
import { bearer, saveTabs, signInByApi } from '../api';
import { complaints } from '../complaints';
import { writeLoyalty } from '../loyalty-area';
import { openSignedIn } from '../open-signed-in';
import { DashboardPage } from '../pages/dashboard-page';
import { customer, highAdmin } from '../people';
import { expect, test } from '../test';

/** A team of the area, as an administrator makes it. @returns a token that may do everything with it */
async function makeTeam(request: APIRequestContext, admin: string): Promise<string> {
  const post = async (at: string, data: object) => {
    const answer = await request.post(`/api/v1/registry/teams${at}`, { headers: bearer(admin), data });
    if (!answer.ok()) throw new Error(`making a team answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const { id } = await post('', { name: 'Loyalty', remotes: ['loyalty'] });
  const verbs = ['publish', 'rollout', 'revert', 'pin'];
  return (await post(`/${id}/tokens`, { name: 'pipeline', remotes: ['loyalty'], verbs })).token;
}

/** The area's service, which has been running for a while somewhere else. */
async function openService() {
  const service = http.createServer((req, res) => res.end(JSON.stringify({ path: req.url, points: 120 })));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, close: () => service.close() };
}

/** The areas, before an administrator at the keyboard. */
async function openAreas(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await openSignedIn(page, highAdmin);
  await page.goto('/dashboard/admin?panel=releases&part=areas');
  return page;
}

test('an area of a sixth team is released, approved, given to a role, and is there in a browser that was open all the time; removed, it is gone', async ({
  browser,
  page,
  platform,
  request,
}) => {
  const [admin, person] = [await signInByApi(request, highAdmin), await signInByApi(request, customer)];
  const points = async () => (await request.get('/api/v1/loyalty/points?page=1', { headers: bearer(person) })).status();
  const said = complaints(page);
  await openSignedIn(page, customer);
  const dashboard = new DashboardPage(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-sixth-'));
  const service = await openService();
  try {
    const token = await makeTeam(request, admin);
    const release = writeLoyalty(folder, '1.0.0', 'Points of everybody');
    await releaseRemote(folder, release, { gatewayUrl: platform.url, token });
    expect(await points()).toBe(404);

    const areas = await openAreas(browser);
    await areas.getByRole('button', { name: 'Approve Loyalty' }).focus();
    await areas.keyboard.press('Enter');
    await expect(areas.getByRole('textbox', { name: 'Address of its service' })).toBeFocused();
    await areas.keyboard.type(service.url);
    await areas.keyboard.press('Enter');
    await expect(areas.getByText('Approved', { exact: true })).toBeVisible();
    expect(await points()).toBe(403);
    await expect(dashboard.tab('Points')).toHaveCount(0);

    // Identity hears of the area on its own time.
    const given = { user: [...defaultTabs.user, 'loyalty_points'] };
    await expect(() => saveTabs(request, admin, given)).toPass();
    await dashboard.open('Points');
    await expect(page.getByRole('heading', { name: 'Points of everybody' })).toBeVisible();
    await expect(page).toHaveTitle('Points · Plaza');
    expect(await points()).toBe(200);

    await areas.getByRole('button', { name: 'Remove Loyalty' }).focus();
    await areas.keyboard.press('Enter');
    await areas.getByRole('button', { name: 'Remove Area' }).focus();
    await areas.keyboard.press('Enter');
    await expect(dashboard.tab('Points')).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard\/overview/);
    expect(await points()).toBe(404);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(said).toEqual([]);
  } finally {
    service.close();
    fs.rmSync(folder, { recursive: true });
    await request.delete('/api/v1/registry/areas/loyalty', { headers: bearer(admin) });
  }
});

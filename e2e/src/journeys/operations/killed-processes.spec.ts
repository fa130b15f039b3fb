import fs from 'node:fs';
import path from 'node:path';
import { defaultTabs } from '@plaza/contracts/tabs';
import { bearer, saveTabs, signInByApi } from '../../api';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { type PlatformProcess, startPlatformProcess } from '../../platform';
import { ownPlatforms } from '../../ports';
import { customer, highAdmin, newCustomer, password } from '../../seeded-users';
import { type APIRequestContext, expect, test } from '../../test';

const port = ownPlatforms.killedProcesses;
/** A platform with one process per service and its own Redis, which these journeys may break. */
let platform: PlatformProcess;
let api: APIRequestContext;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async ({ playwright }) => {
  platform = await startPlatformProcess(port, ['--processes']);
  api = await playwright.request.newContext({ baseURL: platform.url });
});

test.afterAll(async () => {
  await api?.dispose();
  await platform?.stop();
});

function kill(name: string, signal: NodeJS.Signals = 'SIGKILL') {
  process.kill(Number(fs.readFileSync(path.join(platform.dir, `${name}.pid`), 'utf8')), signal);
}

test('killing the database during writes loses no acknowledged one, and it restarts automatically', async () => {
  const headers = bearer(await signInByApi(api, newCustomer));
  const acknowledged: string[] = [];
  const addOne = async () => {
    const data = { name: `Write ${acknowledged.length}`, type: 'Savings' };
    const response = await api.post('/api/v1/finance/accounts', { headers, data });
    expect([201, 500, 502, 503, 504]).toContain(response.status());
    if (response.status() === 201) acknowledged.push((await response.json()).id);
  };
  /** Four concurrent writers, so that some writes are under way at the kill. */
  const addUntil = async (count: number) => {
    const end = Date.now() + 15_000;
    while (acknowledged.length < count && Date.now() < end) await Promise.all([addOne(), addOne(), addOne(), addOne()]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(count);
  };
  await addUntil(20);
  const writing = addUntil(60);
  kill('database');
  await writing;
  const response = await api.get('/api/v1/finance/accounts', { headers });
  expect(response.status()).toBe(200);
  const kept = new Set((await response.json()).map(({ id }: { id: string }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

test('without Redis the platform is degraded but works; permissions still take effect', async () => {
  kill('redis');
  const headers = bearer(await signInByApi(api, customer));
  expect((await api.get('/api/v1/markets/crypto', { headers })).status()).toBe(200);
  expect((await api.get('/api/v1/finance/accounts', { headers })).status()).toBe(200);
  const admin = await signInByApi(api, highAdmin);
  await saveTabs(api, admin, { user: defaultTabs.user.filter((tab) => tab !== 'markets') });
  const markets = async () => (await api.get('/api/v1/markets/crypto', { headers })).status();
  await expect.poll(markets, { timeout: 3000 }).toBe(403);
  await saveTabs(api, admin, { user: [...defaultTabs.user] });
  await expect.poll(markets, { timeout: 3000 }).toBe(200);
  expect((await api.post('/api/v1/auth/signout', { headers })).status()).toBe(200);
  await expect
    .poll(async () => (await api.get('/api/v1/finance/accounts', { headers })).status(), { timeout: 3000 })
    .toBe(401);
});

for (const { service, says, tab, path, others } of [
  {
    service: 'finance',
    says: 'Finance',
    tab: 'Value Accounts',
    path: '/api/v1/finance/accounts',
    others: ['Markets', 'Contractors'],
  },
  { service: 'markets', says: 'Markets', tab: 'Markets', path: '/api/v1/markets/crypto', others: ['Contractors'] },
  { service: 'marketplace', says: 'Marketplace', tab: 'Contractors', path: '/api/v1/contractors', others: [] },
]) {
  test(`killing ${service} affects only its own tab, which shows it`, async ({ page }) => {
    await openSignedIn(page, customer);
    kill(service);
    const headers = bearer(await signInByApi(api, customer));
    const refused = await api.get(path, { headers });
    expect([502, 503]).toContain(refused.status());
    const { error } = await refused.json();
    expect(error.message).toContain(says);
    expect(error.requestId).toBe(refused.headers()['x-request-id']);

    const dashboard = new DashboardPage(page);
    const panel = page.getByRole('tabpanel');
    await dashboard.open(tab);
    await expect(
      panel.getByText(new RegExp(`${says} does not answer|${says} is not available|connection`, 'i')).first(),
    ).toBeVisible();
    await expect(panel.getByRole('button', { name: /Retry/ }).first()).toBeVisible();
    for (const other of others) {
      await dashboard.open(other);
      await expect(panel.getByText(working[other] ?? other).first()).toBeVisible();
    }
  });
}

/** What a tab shows when its service answers. */
const working: Record<string, string> = { Markets: 'Bitcoin', Contractors: 'Harbour Electric' };

test('killing identity affects only signing in, which shows the error; signed-in users continue', async () => {
  const headers = bearer(await signInByApi(api, customer));
  const remotes = async () => {
    const response = await api.get('/api/v1/remotes', { headers });
    expect(response.status()).toBe(200);
    return (await response.json()).map(({ name }: { name: string }) => name);
  };
  expect(await remotes()).toEqual(['auth', 'finance', 'markets', 'marketplace']);
  kill('identity');
  expect(await remotes()).toEqual(['auth', 'finance', 'markets', 'marketplace']);
  const signIn = await api.post('/api/v1/auth/signin', { data: { email: customer, password } });
  expect([502, 503]).toContain(signIn.status());
  expect((await signIn.json()).success).toBe(false);
});

test('after killing the registry, known remotes are still offered', async () => {
  kill('registry');
  const response = await api.get('/api/v1/remotes');
  expect(response.status()).toBe(200);
  expect((await response.json()).map(({ name }: { name: string }) => name)).toEqual(['auth']);
});

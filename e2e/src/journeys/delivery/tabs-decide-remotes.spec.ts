import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { defaultTabs, tabLabels } from '@plaza/contracts/tabs';
import { bearer, saveTabs, signInByApi } from '../../api';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { SignInPage } from '../../pages/sign-in-page';
import { contractor, customer, employee, highAdmin, lowAdmin, municipal, newCustomer } from '../../seeded-users';
import { expect, type Page, test } from '../../test';

/** The remotes whose files a page requests. */
function requestedRemotes(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.match(/^\/remotes\/([a-z][a-z0-9]*)\//)?.[1];
    if (name) names.add(name);
  });
  return names;
}

const roles = [
  [customer, 'user'],
  [municipal, 'municipal_government'],
  [employee, 'contractor_employee'],
  [contractor, 'contractor'],
  [lowAdmin, 'admin_low'],
  [highAdmin, 'admin_high'],
] as const;

for (const [email, role] of roles) {
  test(`${role} sees exactly the default tabs of the role`, async ({ page }) => {
    await openSignedIn(page, email);
    const labels = await new DashboardPage(page).labels();
    expect(labels).toEqual(defaultTabs[role].map((tab) => tabLabels[tab]));
  });
}

test('placeholder tabs show Coming Soon', async ({ page }) => {
  await openSignedIn(page, highAdmin);
  const dashboard = new DashboardPage(page);
  await dashboard.open('Placeholder 3');
  await expect(page.getByRole('tabpanel').getByText('Coming Soon')).toBeVisible();
});

test('when an admin removes the markets tab, an open browser loses it and its API within a second', async ({
  browser,
  page,
  request,
}) => {
  const token = await signInByApi(request, customer);
  await openSignedIn(page, customer);
  const dashboard = new DashboardPage(page);
  await dashboard.open('Markets');
  await expect(page.getByText('Global Markets Terminal')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  expect((await request.get('/api/v1/markets/crypto', { headers: bearer(token) })).status()).toBe(200);

  const admin = await (await browser.newContext()).newPage();
  await openSignedIn(admin, highAdmin);
  await new DashboardPage(admin).open('Admin');
  await admin.getByRole('tab', { name: 'Tab Permissions' }).click();
  await admin.getByRole('radio', { name: 'Customer', exact: true }).check();
  await admin.getByRole('switch', { name: /Markets/ }).click();
  await expect(admin.getByText('Unsaved Changes')).toBeVisible();
  try {
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    const review = admin.getByRole('dialog', { name: 'Review Changes' });
    await expect(review.getByText(/online/).first()).toBeVisible();
    await review.getByRole('button', { name: 'Save Changes' }).click();
    await expect(admin.getByText('Tab permissions updated successfully').first()).toBeVisible();
    await expect(dashboard.tab('Markets')).toBeHidden({ timeout: 1000 });
    await expect(dashboard.tab('Overview')).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => 'sameDocument' in window), 'the page was not loaded again').toBe(true);
    const refused = await request.get('/api/v1/markets/crypto', { headers: bearer(token) });
    expect(refused.status()).toBe(403);
    expect((await refused.json()).error.code).toBe('tab_not_permitted');
  } finally {
    const adminToken = await signInByApi(request, highAdmin);
    await saveTabs(request, adminToken, { user: [...defaultTabs.user] });
  }
  await expect(dashboard.tab('Markets')).toBeVisible({ timeout: 2000 });
  await admin.context().close();
});

test('eight windows of one browser share one event stream, and all of them receive a change', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext();
  let streams = 0;
  context.on('request', (asked) => {
    if (asked.url().endsWith('/api/v1/events')) streams += 1;
  });
  const first = await context.newPage();
  await openSignedIn(first, newCustomer);
  const others = await Promise.all(Array.from({ length: 7 }, () => context.newPage()));
  for (const page of others) await page.goto('/dashboard');
  const windows = [first, ...others].map((page) => new DashboardPage(page));
  for (const window of windows) await expect(window.tab('Messages')).toBeVisible();
  expect(streams).toBe(1);

  const adminToken = await signInByApi(request, highAdmin);
  await saveTabs(request, adminToken, { user: defaultTabs.user.filter((tab) => tab !== 'messages') });
  try {
    for (const window of windows) await expect(window.tab('Messages')).toBeHidden();
    await first.close(); // another window opens the stream then
    await saveTabs(request, adminToken, { user: [...defaultTabs.user] });
    for (const window of windows.slice(1)) await expect(window.tab('Messages')).toBeVisible();
  } finally {
    await saveTabs(request, adminToken, { user: [...defaultTabs.user] });
    await context.close();
  }
});

test('a remote without permitted tabs is never requested, and is loaded when a tab is granted', async ({
  page,
  request,
}) => {
  const adminToken = await signInByApi(request, highAdmin);
  const without = defaultTabs.user.filter((tab) => tab !== 'markets');
  await saveTabs(request, adminToken, { user: without });
  try {
    const remotes = requestedRemotes(page);
    await new SignInPage(page).signIn(newCustomer);
    const dashboard = new DashboardPage(page);
    await expect(dashboard.tab('Overview')).toBeVisible();
    const panel = page.getByRole('tabpanel');
    for (const label of await dashboard.labels()) {
      await dashboard.open(label);
      await expect(dashboard.tab(label)).toHaveAttribute('aria-selected', 'true');
      await expect(panel.getByText('Coming Soon').or(panel.getByRole('heading')).first()).toBeVisible();
    }
    expect([...remotes].sort()).toEqual(['auth', 'finance', 'marketplace']);
    const offered = await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('jwt')}` };
      return (await (await fetch('/api/v1/remotes', { headers })).json()).map(({ name }: { name: string }) => name);
    });
    expect(offered).not.toContain('markets');
    expect(offered).not.toContain('admin');

    await saveTabs(request, adminToken, { user: [...defaultTabs.user] });
    await dashboard.open('Markets');
    await expect(page.getByText('Global Markets Terminal')).toBeVisible();
    expect(remotes).toContain('markets');
  } finally {
    await saveTabs(request, adminToken, { user: [...defaultTabs.user] });
  }
});

test('a user without a remote cannot load its files, even with known addresses', async ({ browser, page }) => {
  const context = await browser.newContext();
  const admin = await context.newPage();
  const listed = admin.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/remotes');
  await openSignedIn(admin, highAdmin);
  const remotes: RemoteDescriptor[] = await (await listed).json();
  const { entry } = remotes.find(({ name }) => name === 'admin') as RemoteDescriptor;
  const statusIn = (of: Page) => of.evaluate(async (url) => (await fetch(url)).status, entry);
  expect(await statusIn(admin)).toBe(200);
  await context.close();

  await openSignedIn(page, customer);
  expect(await statusIn(page)).toBe(404);
});

test('a user without any tabs is told whom to contact', async ({ page, request }) => {
  const adminToken = await signInByApi(request, highAdmin);
  await saveTabs(request, adminToken, { municipal_government: [] });
  try {
    await page.goto('/signin');
    await new SignInPage(page).fill(municipal, 'plaza-demo-2026');
    await expect(page.getByText('No accessible tabs. Contact administrator.')).toBeVisible();
  } finally {
    await saveTabs(request, adminToken, { municipal_government: [...defaultTabs.municipal_government] });
  }
  await expect(new DashboardPage(page).tab('Overview')).toBeVisible();
});

test('the default tabs of the role are shown if the permissions are unavailable', async ({ page }) => {
  await page.route('**/api/v1/auth/my-tab-permissions', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await openSignedIn(page, employee);
  expect(await new DashboardPage(page).labels()).toEqual(defaultTabs.contractor_employee.map((tab) => tabLabels[tab]));
});

test('a tab that is not permitted leads to the first permitted one', async ({ page }) => {
  await openSignedIn(page, customer);
  await page.goto('/dashboard/admin');
  await expect(page).toHaveURL(/\/dashboard\/overview$/);
  await page.goto('/admin');
  await expect(page.getByText('Access Denied').first()).toBeVisible();
  await expect(page.getByText('You need admin privileges to access this page.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

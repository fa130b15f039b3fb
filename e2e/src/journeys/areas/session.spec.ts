import { bearer } from '../../api';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { SignInPage } from '../../pages/sign-in-page';
import { customer, highAdmin, newCustomer, password } from '../../seeded-users';
import { expect, test } from '../../test';

test('a reload keeps the session; only token and user are stored', async ({ page }) => {
  await new SignInPage(page).signIn(customer);
  await page.reload();
  await expect(new DashboardPage(page).tab('Overview')).toBeVisible();
  const stored = await page.evaluate(() => [localStorage.getItem('jwt'), localStorage.getItem('user')]);
  expect(stored[0]).toMatch(/^eyJ/);
  expect(JSON.parse(stored[1] ?? '').email).toBe(customer);
});

test('an invalid stored user is removed, and fetched with the token', async ({ page }) => {
  await openSignedIn(page, customer);
  for (const corrupt of ['undefined', 'null', '{broken']) {
    await page.evaluate((text) => localStorage.setItem('user', text), corrupt);
    const asked = page.waitForRequest('**/api/v1/auth/me');
    await page.reload();
    await asked;
    await expect(page.getByRole('button', { name: /Account of Maya/ })).toBeVisible();
  }
});

test('an invalid token without a refresh ends the session at the start', async ({ page, context }) => {
  await openSignedIn(page, customer);
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.setItem('jwt', 'eyJhbGciOiJSUzI1NiIsImtpZCI6IngifQ.e30.x');
    localStorage.removeItem('user');
  });
  await page.reload();
  await expect(page).toHaveURL(/\/signin\b/);
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
});

test('an expired token is renewed once, silently', async ({ page }) => {
  await openSignedIn(page, customer);
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes += 1;
  });
  await page.goto('/healthz'); // otherwise the page that is left would renew the token too
  await page.evaluate(() => localStorage.setItem('jwt', 'eyJhbGciOiJSUzI1NiIsImtpZCI6IngifQ.e30.x'));
  await page.goto('/dashboard/finance_manager');
  await expect(page.getByText('Everyday Chequing').first()).toBeVisible();
  expect(refreshes).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('jwt')?.length)).toBeGreaterThan(200);
});

test('the header signs out to the landing page, the menu to sign-in; the token is invalid at once', async ({
  page,
  request,
}) => {
  await new SignInPage(page).signIn(newCustomer);
  const token = (await page.evaluate(() => localStorage.getItem('jwt'))) ?? '';
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect
    .poll(async () => (await request.get('/api/v1/auth/me', { headers: bearer(token) })).status(), { timeout: 3000 })
    .toBe(401);

  await new SignInPage(page).signIn(newCustomer);
  await page.getByRole('button', { name: /Account of Jonas/ }).click();
  await expect(page.getByText(newCustomer)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('signing out in one window signs the other out too', async ({ page, context }) => {
  await openSignedIn(page, newCustomer);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(new DashboardPage(other).tab('Overview')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(other).toHaveURL(/\/signin\?/);
});

test('signing out clears all windows at once, even if the server does not answer', async ({ page, context }) => {
  await openSignedIn(page, newCustomer);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(new DashboardPage(other).tab('Overview')).toBeVisible();
  await page.route('**/api/v1/auth/signout', () => undefined);
  const told = page.waitForRequest('**/api/v1/auth/signout');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  expect((await told).headers().authorization).toMatch(/^Bearer eyJ/);
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  await expect(other).toHaveURL(/\/signin\?/, { timeout: 2000 });
});

test('a deep link survives signing in', async ({ page }) => {
  await page.goto('/dashboard/bookings?status=pending');
  await expect(page).toHaveURL(/\/signin\?next=/);
  await new SignInPage(page).fill(customer, password);
  await expect(page).toHaveURL(/\/dashboard\/bookings\?status=pending$/);
  await expect(new DashboardPage(page).tab('Bookings')).toHaveAttribute('aria-selected', 'true');
});

test('signing in again leads back to where the session ended, also on the admin page', async ({ page, context }) => {
  await openSignedIn(page, highAdmin);
  await page.goto('/admin');
  await expect(page.getByRole('tab', { name: 'User Management' })).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page).toHaveURL(/\/signin\?next=%2Fadmin$/);
  await new SignInPage(page).fill(highAdmin, password);
  await expect(page.getByRole('tab', { name: 'User Management' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test('no link leads to another site by way of signing in', async ({ page, baseURL }) => {
  for (const next of ['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)']) {
    await page.goto(`/signin?${new URLSearchParams({ next })}`);
    await new SignInPage(page).fill(customer, password);
    await expect(page).toHaveURL(`${baseURL}/dashboard/overview`);
    await page.evaluate(() => localStorage.clear());
  }
});

test('settings cover the dashboard and lead back to the same tab', async ({ page }) => {
  await openSignedIn(page, customer);
  const dashboard = new DashboardPage(page);
  await dashboard.open('Markets');
  await page
    .getByRole('textbox', { name: /search/i })
    .or(page.getByRole('searchbox'))
    .first()
    .fill('bit');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(
    page
      .getByRole('textbox', { name: /search/i })
      .or(page.getByRole('searchbox'))
      .first(),
  ).toHaveValue('bit');
});

test('Ctrl+Shift+D writes a dump to the log, without secrets', async ({ page }) => {
  const lines: string[] = [];
  await openSignedIn(page, customer);
  page.on('console', async (message) => {
    const parts = await Promise.all(message.args().map((argument) => argument.jsonValue()));
    lines.push(JSON.stringify(parts));
  });
  await page.keyboard.press('Control+Shift+D');
  await expect.poll(() => lines.find((line) => line.includes('debug dump'))).toBeTruthy();
  const dump = lines.find((line) => line.includes('debug dump')) ?? '';
  expect(dump).toContain('finance_manager');
  expect(dump).not.toMatch(/eyJ|password|token/i);
});

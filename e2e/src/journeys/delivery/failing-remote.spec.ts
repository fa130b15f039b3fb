import { goldenHeading, todaysHeading } from '../../golden-remote';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { customer } from '../../seeded-users';
import { expect, type Route, test } from '../../test';

const files = '**/remotes/markets/**';

for (const [fault, answer] of [
  ['answers 500', (route: Route) => route.fulfill({ status: 500, body: 'boom' })],
  ['hangs', () => undefined],
  ['answers with a page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>' })],
] as const) {
  test(`a remote that ${fault} affects only its own tab, and Retry loads it again`, async ({ page }) => {
    await openSignedIn(page, customer);
    await page.route(files, answer);
    const dashboard = new DashboardPage(page);
    await dashboard.open('Markets');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('Markets is unavailable')).toBeVisible({ timeout: 15_000 });

    await dashboard.open('Value Accounts');
    await expect(panel.getByText('Everyday Chequing').first()).toBeVisible();

    await dashboard.open('Markets');
    await expect(panel.getByText('Markets is unavailable')).toBeVisible({ timeout: 15_000 });
    // A request that hangs would continue then, and the remote would load without a retry.
    if (fault !== 'hangs') await page.unroute(files);
    await panel.getByRole('button', { name: 'Retry' }).click();
    if (fault === 'hangs') await page.unroute(files);
    await expect(panel.getByText(todaysHeading)).toBeVisible();
  });
}

test('a late remote replaces the message by itself', async ({ page }) => {
  await openSignedIn(page, customer);
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, (route) => (isHeld ? void held.push(route) : route.continue()));
  await new DashboardPage(page).open('Markets');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Markets is unavailable')).toBeVisible();
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  // If an earlier journey released another version, both load late, and the one requested last, the earlier version, is
  // shown.
  await expect(panel.getByText(todaysHeading).or(panel.getByText(goldenHeading))).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('requests that failed without a network are retried when it is back, and the header shows it meanwhile', async ({
  page,
  context,
}) => {
  await openSignedIn(page, customer);
  const dashboard = new DashboardPage(page);
  await dashboard.open('Contractors'); // loads the remote that also renders bookings, but no bookings
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { name: 'Contractors' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('banner').getByText('You are offline.')).toBeVisible();

  await dashboard.open('Bookings');
  await expect(panel.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(panel.getByRole('article').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('You are offline.')).toBeHidden();

  await context.setOffline(true);
  await dashboard.open('Markets');
  await expect(panel.getByText('Markets is unavailable')).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await expect(panel.getByText(todaysHeading)).toBeVisible({ timeout: 15_000 });
});

test('a tampered script is rejected', async ({ page }) => {
  await openSignedIn(page, customer);
  await page.route('**/remotes/markets/**/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;window.tampered = true;` });
  });
  await new DashboardPage(page).open('Markets');
  await expect(page.getByText('Markets is unavailable')).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});

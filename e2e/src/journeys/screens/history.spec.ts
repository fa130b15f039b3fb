import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { contractor, customer, highAdmin } from '../../seeded-users';
import { expect, type Locator, test } from '../../test';

const outlineOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).outlineStyle);

test('five clicks on tabs are five history entries, and none of them shows the focus ring', async ({ page }) => {
  test.setTimeout(60_000);
  await openSignedIn(page, customer);
  const dashboard = new DashboardPage(page);
  const way = ['Overview', 'Markets', 'Contractors', 'Messages', 'Bookings', 'Value Accounts'];
  for (const label of way.slice(1)) {
    await dashboard.open(label);
    await expect(dashboard.tab(label)).toHaveAttribute('aria-selected', 'true');
    await expect(dashboard.tab(label)).toBeFocused();
    expect(await outlineOf(dashboard.tab(label))).toBe('none');
  }
  for (const label of way.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(dashboard.tab(label)).toHaveAttribute('aria-selected', 'true');
  }
});

test('tabs inside an area are one history entry each as well', async ({ page }) => {
  await openSignedIn(page, contractor);
  const dashboard = new DashboardPage(page);
  await dashboard.open('Bookings');
  const view = (name: string) => page.getByRole('tab', { name, exact: true });
  await view('Week').click();
  await expect(view('Week')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(view('Week')).toHaveAttribute('aria-selected', 'false');
  await expect(dashboard.tab('Bookings')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(dashboard.tab('Overview')).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys show the focus ring, and are one history entry where they stop', async ({ page }) => {
  await openSignedIn(page, customer);
  const dashboard = new DashboardPage(page);
  await dashboard.tab('Overview').click();
  for (const label of ['Markets', 'Value Accounts', 'Contractors']) {
    await page.keyboard.press('ArrowDown');
    await expect(dashboard.tab(label)).toBeFocused();
    expect(await outlineOf(dashboard.tab(label))).toBe('solid');
  }
  await expect(dashboard.tab('Contractors')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/dashboard\/contractors$/);
});

test('the settings fill the screen, survive a reload, and Back closes them', async ({ page }) => {
  test.setTimeout(60_000);
  await openSignedIn(page, customer);
  const dashboard = new DashboardPage(page);
  await dashboard.open('Markets');
  await page.getByRole('button', { name: 'Settings' }).click();
  const overlay = page.getByRole('dialog', { name: 'Settings' });
  await expect(overlay).toBeVisible();
  await expect.poll(() => overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  await page.reload();
  await expect(overlay).toBeVisible();
  await expect(page).toHaveTitle('Settings · Plaza');
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(dashboard.tab('Markets')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveTitle('Markets · Plaza');
});

test('a list and a menu return the focus with a ring after a key, and without one after a click', async ({ page }) => {
  test.setTimeout(60_000);
  await openSignedIn(page, customer);
  const account = page.getByRole('button', { name: /Account of/ });
  await account.click();
  await page.getByRole('menu').getByText(customer).waitFor();
  await page.getByRole('main').click({ position: { x: 4, y: 4 } });
  await account.click();
  await page.getByRole('menuitem', { name: 'Manage Addresses' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(account).toBeFocused();
  expect(await outlineOf(account)).toBe('none');
  await page.getByRole('button', { name: 'Settings' }).click();
  const theme = page.getByRole('combobox', { name: 'Theme' });
  await theme.click();
  await page.getByRole('option', { name: 'Light' }).click();
  await expect(theme).toBeFocused();
  expect(await outlineOf(theme)).toBe('none');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(theme).toBeFocused();
  expect(await outlineOf(theme)).toBe('solid');
});

test('the admin page has the settings as well', async ({ page }) => {
  await openSignedIn(page, highAdmin);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('tab', { name: 'User Management' })).toBeVisible();
});

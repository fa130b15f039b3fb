import { loading } from '../../checks/loading';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { Toast } from '../../pages/toast';
import { contractor, customer } from '../../seeded-users';
import { expect, type Page, test, withMotion } from '../../test';

test.use(withMotion);

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Signs in and opens the dashboard with a toast that has just appeared. */
async function refusedAtAdmin(page: Page, email: string) {
  await openSignedIn(page, email);
  await page.goto('/admin');
  const toast = new Toast(page);
  await expect(toast.card).toContainText('Access Denied');
  return toast;
}

/** The longest dialogs, and the tab that opens each. */
const dialogs = [
  ['Bookings', 'New Booking'],
  ['Value Accounts', 'Add Account'],
] as const;

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a toast covers nothing clickable, on any tab, at any scroll position', async ({ page }) => {
      test.setTimeout(90_000);
      const toast = await refusedAtAdmin(page, contractor);
      const dashboard = new DashboardPage(page);
      await dashboard.areas.waitFor();
      await toast.hold();
      for (const tab of await dashboard.labels()) {
        await dashboard.openByKey(tab); // the pointer stays on the toast
        await expect(page.getByRole('tabpanel', { name: tab }).getByText(/\w/).first()).toBeVisible();
        await expect(loading(page)).toHaveCount(0);
        for (const y of [0, 240, 100_000]) {
          await page.evaluate((top) => window.scrollTo(0, top), y);
          expect(await toast.covers(), `${tab} at ${y}`).toEqual([]);
        }
        await expect(toast.card).toBeVisible();
      }
    });

    for (const [tab, opener] of dialogs) {
      test(`a toast covers nothing of the dialog ${opener}`, async ({ page }) => {
        const toast = await refusedAtAdmin(page, customer);
        const dashboard = new DashboardPage(page);
        await dashboard.areas.waitFor();
        await toast.hold();
        await dashboard.openByKey(tab);
        await expect(page.getByRole('tabpanel', { name: tab }).getByText(/\w/).first()).toBeVisible();
        await expect(loading(page)).toHaveCount(0);
        const button = page.getByRole('button', { name: opener }).first();
        await expect(button).toBeEnabled(); // press() does not wait until the list has loaded
        await button.press('Enter');
        const dialog = page.getByRole('dialog', { name: opener });
        await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
        expect(await toast.covers()).toEqual([]);
        await toast.card.getByRole('button', { name: 'Dismiss', includeHidden: true }).click();
        await expect(toast.card).toHaveCount(0);
        await expect(dialog).toBeVisible();
      });
    }

    test('F8 moves the focus from a dialog to the toast above it, and its last key back into the dialog', async ({
      page,
    }) => {
      const toast = await refusedAtAdmin(page, customer);
      const dashboard = new DashboardPage(page);
      await dashboard.areas.waitFor();
      await toast.hold();
      await dashboard.openByKey('Bookings');
      const button = page.getByRole('button', { name: 'New Booking' }).first();
      await expect(button).toBeEnabled();
      await button.press('Enter');
      const field = page.getByRole('dialog', { name: 'New Booking' }).getByRole('combobox', { name: 'Category' });
      await field.focus();
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(toast.card.getByRole('button', { name: 'Dismiss' })).toBeFocused(); // for screen readers too
      await page.keyboard.press('Enter');
      await expect(toast.card).toHaveCount(0);
      await expect(field).toBeFocused();
    });

    test('a toast covers nothing of the settings and of the profile page', async ({ page }) => {
      const toast = await refusedAtAdmin(page, customer);
      await new DashboardPage(page).areas.waitFor();
      await toast.hold();
      await page.getByRole('button', { name: 'Settings' }).press('Enter');
      await expect(page.getByText('Advanced Rate Management')).toBeVisible();
      expect(await toast.covers()).toEqual([]);
      await page.getByRole('button', { name: 'Back to Dashboard' }).press('Enter');
      await page.getByRole('button', { name: /Account of/ }).press('Enter');
      await page.getByRole('menuitem', { name: 'Profile Settings' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
      expect(await toast.covers()).toEqual([]);
    });

    test('a pointer that rested there before the toast appeared does not pause it', async ({ page }) => {
      await page.mouse.move(viewport.width / 2 - 20, 30);
      const toast = await refusedAtAdmin(page, customer);
      await expect(toast.card).toHaveCount(0, { timeout: 6500 });
    });
  });
}

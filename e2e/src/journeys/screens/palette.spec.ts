import { openSignedIn } from '../../open-signed-in';
import { customer, highAdmin } from '../../seeded-users';
import { expect, type Page, test, withMotion } from '../../test';

test.use(withMotion);

const box = (page: Page) => page.getByRole('combobox', { name: 'Search Plaza' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** Opens the palette and types into it. */
async function find(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  await box(page).fill(text);
}

test('a few letters find a form, a booking and a part of an area, and chosen entries are first from then on', async ({
  page,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(request.url()));
  await openSignedIn(page, customer);
  await page.getByRole('tabpanel', { name: 'Overview' }).waitFor();
  await find(page, 'add exp');
  await option(page, 'Add Expense').waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /expense/i })).toBeVisible();
  await expect(page).toHaveURL(/finance_manager\?tab=expenses$/); // a reload does not open the form again
  await page.keyboard.press('Escape');

  await find(page, 'outlet nobody has');
  await expect(page.getByText('Nothing is called')).toBeVisible();
  await box(page).fill('dead outlet'); // words in any order
  await option(page, /Outlet by the bed is dead/).click();
  await expect(page.getByRole('dialog', { name: 'Outlet by the bed is dead' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /Outlet by the bed is dead/,
    /Add Expense/,
  ]);
  expect(chunks.some((url) => url.includes('/remotes/admin/'))).toBe(false); // this user has no Admin tab
});

test('an amount is converted with the rates of the platform', async ({ page }) => {
  await openSignedIn(page, customer);
  await page.getByRole('tabpanel', { name: 'Overview' }).waitFor();
  await find(page, 'convert 100 eur to cad');
  await expect(option(page, /^100\.00 EUR = \d+\.\d\d CAD/)).toBeVisible();
});

test('administrators find users', async ({ page }) => {
  await openSignedIn(page, highAdmin);
  await page.getByRole('tabpanel', { name: 'Overview' }).waitFor();
  await find(page, 'okafor');
  await option(page, /^Maya Okafor/).click();
  await expect(page.getByRole('row', { name: /Maya Okafor/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the button in the header opens it full-screen, with targets large enough for touch', async ({ page }) => {
    await openSignedIn(page, customer);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await box(page).fill('week');
    const week = option(page, /^Week/);
    await week.waitFor();
    // The layout height: the height on the screen is slightly smaller while the palette opens.
    const height = await week.evaluate((element: HTMLElement) => element.offsetHeight);
    expect(height).toBeGreaterThanOrEqual(44);
    await week.tap();
    await expect(page).toHaveURL(/bookings\?view=week$/);
  });
});

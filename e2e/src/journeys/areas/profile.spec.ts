import { bearer } from '../../api';
import { codeMailedTo, expectMail } from '../../mailbox';
import { newUser } from '../../new-user';
import { openSignedIn } from '../../open-signed-in';
import { expect, test } from '../../test';

/** A picture of one pixel, as PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('profile: names and picture are shown at once, a new e-mail requires its code, and the old address is notified', async ({
  page,
  request,
}) => {
  const { email, password } = await newUser(request, 'Petra');
  await openSignedIn(page, email, password);
  await page.getByRole('button', { name: /Account of Petra/ }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await expect(page).toHaveURL(/\/profile$/);

  await page.getByLabel('First name').fill('Petronella');
  await page.getByRole('button', { name: /Save/ }).first().click();
  await expect(page.getByText('Profile updated').first()).toBeVisible();
  await page.setInputFiles('input[type="file"]', { name: 'me.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.locator('img[src^="/api/v1/profile/pictures/"]').first()).toBeVisible();

  const before = new Date();
  const newEmail = email.replace('petra', 'petronella');
  await page.getByLabel('Email', { exact: true }).fill(newEmail);
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /Save/ }).first().click();
  const code = await codeMailedTo(request, newEmail, before);
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Confirm|Verify/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectMail(request, email, /./);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Account of Petronella Petrova' }).click();
  await expect(page.getByRole('menu').getByText(newEmail)).toBeVisible();
  await expect(page.locator('header img[src^="/api/v1/profile/pictures/"]')).toBeVisible();
});

test('addresses: the first is the main address, which can be changed, and the menu leads there', async ({
  page,
  request,
}) => {
  const { email, password } = await newUser(request, 'Agnes');
  await openSignedIn(page, email, password);
  await page.getByRole('button', { name: /Account of Agnes/ }).click();
  await page.getByRole('menuitem', { name: 'Manage Addresses' }).click();
  const book = page.getByRole('dialog').first();

  async function add(label: string, address: string, suggestion: RegExp) {
    await book.getByRole('button', { name: /Add/ }).first().click();
    const form = page.getByRole('dialog', { name: 'Add address' });
    await form.getByLabel('Label').fill(label);
    await form.getByRole('combobox', { name: /Address/ }).fill(address);
    await page.getByRole('option', { name: suggestion }).first().click();
    await form.getByRole('button', { name: /Save|Add/ }).click();
    await expect(form).not.toBeVisible();
  }
  await add('Home', '12 King Street, Toronto', /Toronto, Ontario, Canada/);
  await add('Office', 'Reykjavik', /Reykjav/);
  await book.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /Account of Agnes/ }).click();
  const main = page.getByRole('menuitem', { name: /Main: Home/ });
  await expect(main).toHaveAttribute(
    'href',
    /google\.com\/maps\/dir\/\?api=1&destination=12%20King%20Street%2C%20Toronto/,
  );
  await expect(page.getByRole('menuitem', { name: /Office/ })).toBeVisible();
});

test('notification switches are stored by the server', async ({ page, request }) => {
  const { email, password } = await newUser(request, 'Nora');
  await openSignedIn(page, email, password);
  await page.goto('/dashboard/profile?section=notifications');
  const marketing = page.getByRole('switch', { name: /Marketing emails/i });
  await expect(marketing).not.toBeChecked();
  await marketing.click();
  await expect(marketing).toBeChecked();
  const token = (await page.evaluate(() => localStorage.getItem('jwt'))) ?? '';
  await expect
    .poll(
      async () =>
        (await (await request.get('/api/v1/profile', { headers: bearer(token) })).json()).notifications.marketingEmails,
    )
    .toBe(true);
  await page.reload();
  await expect(marketing).toBeChecked();
});

test('ending a session elsewhere signs its window out within a second', async ({ page, browser, request, baseURL }) => {
  const { email, password } = await newUser(request, 'Sina');
  await openSignedIn(page, email, password);
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  await openSignedIn(other, email, password);
  await page.goto('/dashboard/profile?section=security');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Sign Out/ })
    .click();
  await expect(other).toHaveURL(/\/signin\b/, { timeout: 2000 });
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await context.close();
});

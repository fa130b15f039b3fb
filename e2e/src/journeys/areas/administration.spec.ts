import { bearer, signInByApi } from '../../api';
import { linkMailedTo } from '../../mailbox';
import { newUser } from '../../new-user';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { SignInPage } from '../../pages/sign-in-page';
import { contractor, highAdmin } from '../../seeded-users';
import { expect, test } from '../../test';

test.describe.configure({ timeout: 60_000 });

test('an administrator adds a user, who chooses a password, is edited and deleted; every step is in the audit', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `hired-${Date.now()}@plaza.example`;
  await openSignedIn(page, highAdmin);
  await new DashboardPage(page).open('Admin');
  await page.getByRole('button', { name: 'Add User' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('First name').fill('Hilda');
  await form.getByLabel('Last name').fill('Quist');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill('given-secret-7');
  await form.getByRole('switch', { name: /choose|change/i }).click();
  await form.getByRole('button', { name: /Add User|Create/ }).click();
  await expect(page.getByText('User created successfully', { exact: true })).toBeVisible();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const hilda = await context.newPage();
  await hilda.goto('/signin');
  const signIn = new SignInPage(hilda);
  await signIn.fill(email, 'given-secret-7');
  await hilda.getByLabel('New password').fill('chosen-secret-8');
  await hilda.getByLabel('Confirm password').fill('chosen-secret-8');
  await hilda.getByRole('button', { name: 'Reset Password' }).click();
  await expect(hilda).toHaveURL(/\/signin$/);
  await signIn.signIn(email, 'chosen-secret-8');

  await page.getByLabel('Search users').fill('hilda qui');
  await expect(page.getByText('Showing 1 to 1 of 1 users')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Hilda Quist' }).click();
  await page.getByRole('menuitem', { name: 'Edit User' }).click();
  await page.getByRole('dialog').getByLabel('Role').click();
  await page.getByRole('option', { name: 'Contractor', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Save/ }).click();
  await expect(page.getByText('User updated successfully.', { exact: true })).toBeVisible();
  // The new role applies in her open window at once: the admin tab and the map appear without signing in again.
  await expect(new DashboardPage(hilda).tab('Admin')).toBeVisible({ timeout: 3000 });

  await page.getByRole('button', { name: 'Actions for Hilda Quist' }).click();
  await page.getByRole('menuitem', { name: 'Delete User' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await expect(page.getByText('User deleted successfully', { exact: true })).toBeVisible();
  await expect(hilda).toHaveURL(/\/signin\b/, { timeout: 3000 });
  await expect(page.getByRole('dialog').getByText('finance', { exact: false })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await context.close();

  await page.getByRole('tab', { name: 'Audit' }).click();
  await expect(
    page
      .getByText('user.delete')
      .or(page.getByText(/deleted/i))
      .first(),
  ).toBeVisible();
});

test('a reset link leads to a new password', async ({ page, request }) => {
  const { email } = await newUser(request, 'Linus');
  const token = await signInByApi(request, highAdmin);
  const found = await request.get(`/api/v1/admin/users?search=${email}`, { headers: bearer(token) });
  const [user] = (await found.json()).users;
  await request.post(`/api/v1/admin/users/${user.id}/reset-link`, { headers: bearer(token) });
  await page.goto(await linkMailedTo(request, email, '/forgot-password'));
  await page.getByLabel('New password').fill('linked-secret-8');
  await page.getByLabel('Confirm password').fill('linked-secret-8');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await new SignInPage(page).signIn(email, 'linked-secret-8');
});

test('support acts as a customer with a visible bar, and returns to its own account afterwards', async ({
  page,
  request,
}) => {
  const { email } = await newUser(request, 'Sixten');
  await openSignedIn(page, highAdmin);
  await new DashboardPage(page).open('Admin');
  await page.getByLabel('Search users').fill(email);
  await expect(page.getByText('Showing 1 to 1 of 1 users')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Sixten Petrova' }).click();
  await page.getByRole('menuitem', { name: /Sign In as/ }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /Sign In as/ })
    .click();
  await expect(page.getByText(/You act as Sixten Petrova/)).toBeVisible();
  await expect(new DashboardPage(page).tab('Admin')).toBeHidden();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/You act as/)).toHaveCount(0);
  await expect(new DashboardPage(page).tab('Admin')).toBeVisible();
});

test('a contractor sees only their own employees', async ({ page }) => {
  await openSignedIn(page, contractor);
  await new DashboardPage(page).open('Admin');
  await expect(page.getByText(/Showing 1 to 3 of 3 users/)).toBeVisible();
  await expect(page.getByText('tom@plaza.example')).toBeVisible();
  await expect(page.getByText('kofi@plaza.example')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Tab Permissions' })).toHaveCount(0);
});

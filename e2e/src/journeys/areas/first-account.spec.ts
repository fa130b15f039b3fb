import { DashboardPage } from '../../pages/dashboard-page';
import { SignInPage } from '../../pages/sign-in-page';
import { expect, test, withMotion } from '../../test';

test.use(withMotion);

test('a new user signs up, verifies by mail, signs in, adds an account and finds it again', async ({
  page,
  request,
}) => {
  const email = `newcomer-${Date.now()}@plaza.example`;
  const secret = 'a-long-secret-7';

  await page.goto('/signup');
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Petrova');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByLabel('Confirm password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Check Your Email!')).toBeVisible();

  const mails: { to: string; text: string }[] = await (
    await request.get('/dev/mail', { headers: { Accept: 'application/json' } })
  ).json();
  const mail = mails.find(({ to }) => to === email);
  const link = mail?.text.match(/https?:\S+\/verify-email\?token=\S+/)?.[0];
  expect(link, 'the mail holds a verification link').toBeTruthy();
  const { pathname, search } = new URL(link ?? '');
  await page.goto(`${pathname}${search}`);
  await expect(page.getByText('Email verified')).toBeVisible();

  await new SignInPage(page).signIn(email, secret);
  const dashboard = new DashboardPage(page);
  await dashboard.open('Value Accounts');
  await expect(page.getByText('No accounts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Tuition Fund');
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Savings' }).click();
  await dialog.getByLabel('Balance').fill('1250.75');
  await dialog.getByRole('button', { name: /Add Account|Save/ }).click();
  await expect(page.getByText('Account created successfully').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Tuition Fund').first()).toBeVisible();
  await expect(page.getByText('$1,250.75').first()).toBeVisible();
});

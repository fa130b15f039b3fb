import { totp } from '../../authenticator';
import { expectMail } from '../../mailbox';
import { type NewUser, newUser } from '../../new-user';
import { SignInPage } from '../../pages/sign-in-page';
import { expect, type Page, test } from '../../test';

/** Sets up two-factor authentication from the account menu. Returns what the person would write down. */
async function setUp(page: Page, { password }: NewUser) {
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Setup' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: false }).first().fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const spent = totp(secret);
  await dialog.getByRole('textbox').fill(spent);
  await dialog.getByRole('button', { name: /Verify/ }).click();
  await expect(page.getByText('2FA Enabled', { exact: true })).toBeVisible();
  const codes = await dialog.getByRole('listitem').getByRole('code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I Saved the Codes' }).click();
  return { secret, spent, codes };
}

test('two-factor: set up, required at sign-in, passed with an app and with a backup code once, switched off', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const person = await newUser(request, 'Tove');
  const signIn = new SignInPage(page);
  await signIn.signIn(person.email, person.password);
  const { secret, spent, codes } = await setUp(page, person);
  await expectMail(request, person.email, /two-factor/i);

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/signin');
  await signIn.fill(person.email, person.password);
  const challenge = page.getByRole('dialog', { name: 'Two-Factor Verification' });
  await challenge.getByRole('textbox').fill(spent);
  await challenge.getByRole('button', { name: 'Verify' }).click();
  await expect(challenge.getByRole('alert')).toHaveText('Invalid verification code');
  await challenge.getByRole('textbox').fill(totp(secret, 1));
  await challenge.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(/\/dashboard/);

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  for (const expected of ['in', 'refused']) {
    await page.goto('/signin');
    await signIn.fill(person.email, person.password);
    await challenge.getByRole('button', { name: /backup code/i }).click();
    await challenge.getByRole('textbox').fill(codes[0] ?? '');
    await challenge.getByRole('button', { name: 'Verify' }).click();
    if (expected === 'refused') {
      await expect(challenge.getByRole('alert')).toHaveText('Invalid verification code');
    } else {
      await page.waitForURL(/\/dashboard/);
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
    }
  }
  await challenge.getByRole('textbox').fill(codes[1] ?? '');
  await challenge.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL(/\/dashboard/);

  await page.goto('/dashboard/profile?section=security');
  await expect(page.getByText('8 backup codes')).toBeVisible();
  await page.getByRole('button', { name: 'Disable', exact: true }).click();
  const off = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await off
    .getByRole('button', { name: /Continue|Disable/ })
    .first()
    .click();
  await off.getByLabel('Password').first().fill(person.password);
  await off.getByRole('button', { name: 'Disable 2FA' }).click();
  await expect(page.getByText('2FA Disabled', { exact: true })).toBeVisible();
});

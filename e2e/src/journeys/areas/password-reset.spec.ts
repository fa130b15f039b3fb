import { codeMailedTo } from '../../mailbox';
import { newUser } from '../../new-user';
import { SignInPage } from '../../pages/sign-in-page';
import { expect, test } from '../../test';

test('a user who forgot the password gets a code by mail and signs in with a new one; the code is invalid afterwards', async ({
  page,
  request,
}) => {
  const { email, password } = await newUser(request);
  const before = new Date();
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  const code = await codeMailedTo(request, email, before);
  await page.getByLabel('Security code').fill('ZZZZZZ');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid security code');
  await page.getByLabel('Security code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await page.getByLabel('New password').fill('a-newer-secret-8');
  await page.getByLabel('Confirm password').fill('a-newer-secret-8');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  const signIn = new SignInPage(page);
  await signIn.fill(email, password);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  await signIn.signIn(email, 'a-newer-secret-8');
  const again = await request.post('/api/v1/auth/verify-reset-code', { data: { email, securityCode: code } });
  expect(again.status()).toBe(400);
});

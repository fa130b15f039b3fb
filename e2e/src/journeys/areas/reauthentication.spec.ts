import { defaultTabs } from '@plaza/contracts/tabs';
import { bearer, saveTabs, signInByApi } from '../../api';
import { expireReauthentication } from '../../expire-reauthentication';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { highAdmin, password } from '../../seeded-users';
import { expect, test } from '../../test';

test('an administrator who signed in a while ago changes a tab after entering the password again', async ({
  page,
  platform,
  request,
}) => {
  await openSignedIn(page, highAdmin);
  await new DashboardPage(page).open('Admin');
  await page.getByRole('tab', { name: 'Tab Permissions' }).click();
  await page.getByRole('radio', { name: 'Municipal/Government' }).check();
  await page.getByRole('switch', { name: /Messages/ }).click();
  await expireReauthentication(page, platform);
  try {
    const review = page.getByRole('dialog', { name: 'Review Changes' });
    const save = async () => {
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await review.getByRole('button', { name: 'Save Changes' }).click();
    };
    await save();
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Please confirm that it is you before you do this.').first()).toBeVisible();
    await save();
    await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Tab permissions updated successfully').first()).toBeVisible();
    await expect(question).toBeHidden();
    const token = await signInByApi(request, highAdmin);
    const saved = await request.get('/api/v1/admin/tab-permissions', { headers: bearer(token) });
    expect((await saved.json()).permissions.municipal_government).not.toContain('messages');
  } finally {
    const token = await signInByApi(request, highAdmin);
    await saveTabs(request, token, { municipal_government: [...defaultTabs.municipal_government] });
  }
});

import { addAccount, importRecords, newcomer } from '../../finance-newcomer';
import { openSignedIn } from '../../open-signed-in';
import { AccountsHubPage } from '../../pages/accounts-hub-page';
import { customer } from '../../seeded-users';
import { expect, test } from '../../test';

test('a new base currency recomputes every factor at once, and changing it back restores every figure', async ({
  page,
}) => {
  const { hub } = await newcomer(page);
  await hub.open();
  await addAccount(page, hub, 'Chequing', 'Chequing', '6000');
  await page.getByRole('button', { name: 'Edit Currency: USD' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'CAD' }).click();
  await hub.expectToast('Account updated successfully');
  const before = await hub.figure('Total Balance').textContent();

  const setBase = async (code: string) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('combobox', { name: 'Base Currency' }).click();
    await page.getByRole('option', { name: code, exact: true }).click();
    await expect(page.getByText('Unsaved')).toBeVisible();
    await page.getByRole('button', { name: 'Save & Apply' }).click();
    await hub.expectToast('Conversion Factors Updated');
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  };
  await setBase('CAD');
  await expect(hub.figure('Total Balance')).toContainText('CA$6,000.00');
  await setBase('BTC');
  await expect(hub.figure('Total Balance')).toContainText(/BTC\s0\.0[1-9]/);
  await setBase('USD');
  await expect(hub.figure('Total Balance')).toContainText('Everything converted to USD');
  const dollars = (text: string | null) => Number(text?.match(/\$([\d,.]+)/)?.[1]?.replaceAll(',', ''));
  // Simulated prices change between the two readings.
  const change = async () => dollars(await hub.figure('Total Balance').textContent()) / dollars(before) - 1;
  await expect.poll(async () => Math.abs(await change())).toBeLessThan(0.001);
});

test('two windows edit one account: the second one sees both versions and decides', async ({ page, context }) => {
  const { hub } = await newcomer(page);
  await hub.open();
  await addAccount(page, hub, 'Shared', 'Savings', '100');
  const second = await context.newPage();
  const secondHub = new AccountsHubPage(second);
  await secondHub.open();
  await expect(secondHub.row('Shared')).toBeVisible();

  await secondHub.row('Shared').getByRole('button', { name: 'Edit Shared', exact: true }).click();
  await hub
    .row('Shared')
    .getByRole('button', { name: /^Edit Balance/ })
    .click();
  await expect(hub.row('Shared').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await hub.expectToast('Account updated successfully');

  await secondHub.dialog.getByLabel('Balance').fill('175');
  await secondHub.dialog.getByRole('button', { name: 'Save Changes' }).click();
  const notice = secondHub.dialog.getByRole('alert');
  await expect(notice).toContainText('changed in another window');
  await expect(notice.getByRole('row', { name: /Balance/ })).toContainText('250.00');
  await notice.getByRole('button', { name: 'Save Mine' }).click();
  await secondHub.expectToast('Account updated successfully');
  await expect(secondHub.row('Shared')).toContainText('$175.00');
});

test('of five hundred accounts only those near the viewport are rendered, and typed input in one of them is kept', async ({
  page,
}) => {
  const { hub } = await newcomer(page);
  const accounts = Array.from({ length: 500 }, (_, index) => ({
    name: `Account ${index + 1}`,
    type: 'Savings',
    balance: `${index}.25`,
    currency: 'USD',
  }));
  await hub.open();
  await importRecords(page, hub, { accounts });

  const table = page.getByRole('table', { name: 'Accounts' });
  await expect(table).toHaveAttribute('aria-rowcount', '502');
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  const first = hub.row('Account 1 ');
  await first.getByRole('button', { name: /^Edit Name/ }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter'); // refused, as an account needs a name
  await expect(table.getByRole('alert')).toBeVisible();

  const frame = page.getByRole('region', { name: 'Accounts' });
  await frame.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(hub.row('Account 500')).toBeVisible();
  await expect(hub.row('Account 250')).toHaveCount(0);
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await expect(table.getByRole('alert')).toBeAttached();

  await hub.row('Account 500').getByRole('button', { name: 'Move Account 500' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Account 500, position 500 of 500.')).toBeAttached();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^Account 500 is over position 49\d of 500\.$/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(hub.row('Account 500')).not.toHaveAttribute('aria-rowindex', '502');
  await page.reload();
  await expect(table).toHaveAttribute('aria-rowcount', '502');
  await frame.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(hub.row('Account 500')).not.toHaveAttribute('aria-rowindex', '502');
});

test('the accounts table has the chosen columns, also after a reload, and shows that it can be scrolled', async ({
  page,
}) => {
  await openSignedIn(page, customer);
  const hub = new AccountsHubPage(page);
  await hub.open();
  const frame = page.getByRole('region', { name: 'Accounts' });
  const headers = () => frame.getByRole('columnheader').allInnerTexts();
  await expect(frame).toHaveAttribute('data-beyond', '');
  await expect(hub.row('Rainy Day Savings').getByRole('button', { name: 'Delete Rainy Day Savings' })).toBeInViewport();

  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Name' })).toBeDisabled();
  for (const name of ['Owner', 'Perks', 'Notes', 'Currency', 'Conversion Factor', 'Display Currency']) {
    await page.getByRole('menuitemcheckbox', { name, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Escape');
  const chosen = ['Name', 'Type', 'Status', 'Interest Rate', 'Balance', 'Total Value', 'Actions'];
  for (const name of chosen) expect(await headers()).toContain(name);
  expect(await headers()).not.toContain('Perks');
  await expect(frame).not.toHaveAttribute('data-beyond', '');
  await page.reload();
  await expect(hub.row('Rainy Day Savings')).toBeVisible();
  expect(await headers()).not.toContain('Perks');
  await page.getByRole('button', { name: /^Columns/ }).click();
  await page.getByRole('menuitem', { name: 'Show All' }).click();
  await expect.poll(headers).toContain('Perks');
});

import { newcomer } from '../../finance-newcomer';
import { newUser } from '../../new-user';
import { openSignedIn } from '../../open-signed-in';
import { AccountsHubPage } from '../../pages/accounts-hub-page';
import { customer } from '../../seeded-users';
import { expect, type Page, test } from '../../test';

test('all data is exported as a file, and imported by another user with equal figures', async ({ page, request }) => {
  await openSignedIn(page, customer);
  const hub = new AccountsHubPage(page);
  await hub.open();
  const metricsSeenIn = (window: Page) =>
    window.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('jwt')}` };
      return (await fetch('/api/financial-metrics', { headers })).json();
    });
  await page.getByRole('button', { name: 'Import & Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Everything as JSON/ }).click();
  const file = await (await download).path();

  const { email, password: secret } = await newUser(request);
  const other = await page.context().browser()?.newContext();
  if (!other) throw new Error('no browser');
  const second = await other.newPage();
  await openSignedIn(second, email, secret);
  const secondHub = new AccountsHubPage(second);
  await secondHub.open();
  await second.getByRole('button', { name: 'Import & Export' }).click();
  await second.getByRole('menuitem', { name: /An Export of Plaza/ }).click();
  await second.getByLabel('File', { exact: true }).setInputFiles(file);
  await expect(second.getByText(/Will be added/)).toBeVisible();
  await secondHub.choose('How', 'Replace what is there');
  await second.getByRole('button', { name: 'Replace Everything' }).click();
  await secondHub.expectToast('Import finished');
  await expect(secondHub.row('Rainy Day Savings')).toBeVisible();
  const [mine, theirs] = [await metricsSeenIn(page), await metricsSeenIn(second)];
  for (const name of ['netWorth', 'monthlyIncome', 'currentTotalSpending', 'totalLiabilities', 'emergencyFund']) {
    expect(theirs[name], name).toBe(mine[name]);
  }
  await other.close();
});

test('a CSV file of expenses is mapped, previewed and imported, and its errors are listed by row', async ({ page }) => {
  const { hub } = await newcomer(page);
  await hub.open('Expenses');
  await page.getByRole('button', { name: 'Import & Export' }).click();
  await page.getByRole('menuitem', { name: /A CSV File/ }).click();
  await hub.choose('What the rows are', 'Expenses');
  const csv = 'Category;Description;Kosten;Type\nRent;Flat;1.250,50;Fixed\nGroceries;Market;viel;Variable\n';
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await hub.choose('Column for Monthly Amount', 'Kosten');
  await hub.choose('Numbers are written', '1.234,56');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('table', { name: 'Refused rows' })).toContainText('viel');
  await page.getByRole('button', { name: 'Import 1 expense' }).click();
  await hub.expectToast('1 expense imported');
  await expect(hub.row('Flat')).toContainText('$1,250.50');
});

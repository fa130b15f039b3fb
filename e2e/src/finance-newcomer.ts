import { newUser } from './new-user';
import { openSignedIn } from './open-signed-in';
import { AccountsHubPage } from './pages/accounts-hub-page';
import { expect, type Page } from './test';

/** Signs in as a new user who has entered nothing yet. */
export async function newcomer(page: Page) {
  const { email, password: secret } = await newUser(page.request);
  await openSignedIn(page, email, secret);
  return { email, hub: new AccountsHubPage(page) };
}

/** Adds an account in US dollars on the open hub. */
export async function addAccount(page: Page, hub: AccountsHubPage, name: string, type: string, balance: string) {
  await page
    .getByRole('button', { name: /^Add (Account|Your First Account)$/ })
    .first()
    .click();
  await hub.dialog.getByLabel('Name').fill(name);
  await hub.choose('Type', type);
  await hub.dialog.getByLabel('Balance').fill(balance);
  await hub.dialog.getByRole('button', { name: 'Add Account' }).click();
  await hub.expectToast('Account created successfully');
  await expect(hub.dialog).toHaveCount(0);
}

/** Imports records on the open hub; they are grouped by kind, as in an export. */
export async function importRecords(page: Page, hub: AccountsHubPage, records: object) {
  const file = JSON.stringify({ format: 'plaza-finance', version: 1, ...records });
  await page.getByRole('button', { name: 'Import & Export' }).click();
  await page.getByRole('menuitem', { name: /An Export of Plaza/ }).click();
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'plaza.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await hub.dialog.getByRole('button', { name: 'Import' }).click();
  await hub.expectToast('Import finished');
}

import { loading } from '../loading';
import { newUser } from '../new-user';
import { openSignedIn } from '../open-signed-in';
import { AccountsHubPage } from '../pages/accounts-hub-page';
import { DashboardPage } from '../pages/dashboard-page';
import { customer } from '../seeded-users';
import { expect, type Page, test } from '../test';

/** Somebody new, signed in, with nothing entered yet. */
async function newcomer(page: Page) {
  const { email, password: secret } = await newUser(page.request);
  await openSignedIn(page, email, secret);
  return { email, hub: new AccountsHubPage(page) };
}

async function addAccount(page: Page, hub: AccountsHubPage, name: string, type: string, balance: string) {
  await page
    .getByRole('button', { name: /^Add (Account|Your First Account)$/ })
    .first()
    .click();
  await hub.dialog.getByLabel('Name').fill(name);
  await hub.choose('Type', type);
  await hub.dialog.getByLabel('Balance').fill(balance);
  await hub.dialog.getByRole('button', { name: 'Add Account' }).click();
  await hub.told('Account created successfully');
  await expect(hub.dialog).toHaveCount(0);
}

/** The last field of a form ends above its buttons without scrolling. */
async function everyFieldIsInSight(hub: AccountsHubPage) {
  const notes = await hub.dialog.getByLabel('Notes').boundingBox();
  const buttons = await hub.dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
  expect((notes?.y ?? 0) + (notes?.height ?? 0)).toBeLessThan(buttons?.y ?? 0);
}

/** A form that goes on below its edge has a shadow there, until its end is in sight. */
async function sayingThatItScrolls(hub: AccountsHubPage) {
  const shadow = () =>
    hub.dialog
      .locator('form > :first-child')
      .evaluate((frame) => Number.parseFloat(getComputedStyle(frame, '::after').height) || 0);
  await expect.poll(shadow).toBeGreaterThan(0);
  await hub.dialog.locator('form > :first-child > *').evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await expect.poll(shadow).toBe(0);
}

test('from nothing to a net worth that explains itself', async ({ page }) => {
  const { hub } = await newcomer(page);
  await new DashboardPage(page).open('Overview');
  await page.getByRole('link', { name: 'Add an account' }).click();
  await addAccount(page, hub, 'Chequing', 'Chequing', '6000');
  await addAccount(page, hub, 'Retirement', 'RRSP', '20000');

  await hub.open('Loans & Liabilities');
  await page.getByRole('button', { name: 'Add Your First Loan' }).click();
  await hub.choose('Loan Type', 'Car Loan');
  await hub.dialog.getByLabel('Lender').fill('Riverside Bank');
  await hub.dialog.getByLabel('Balance').fill('12000');
  await hub.dialog.getByLabel('Interest Rate').fill('6');
  await hub.dialog.getByLabel('Monthly Payment').fill('400');
  await hub.dialog.getByRole('button', { name: 'Add Loan' }).click();
  await hub.told('Loan created successfully');
  await page.getByRole('button', { name: /^Schedule of Car Loan/ }).click();
  await expect(hub.dialog.getByRole('row').last()).toContainText('$0.00');
  await page.keyboard.press('Escape');

  await hub.open('Income Sources');
  await page.getByRole('button', { name: 'Add Your First Income Source' }).click();
  await hub.choose('Source', 'Full-time Employment');
  await hub.choose('Type', 'Gross (Before Tax)');
  await hub.choose('Frequency', 'Biweekly');
  await hub.dialog.getByLabel('Amount per two weeks').fill('3200');
  await hub.dialog.getByRole('button', { name: 'Add Income Source' }).click();
  await hub.told('Income source created successfully');
  await expect(hub.figure('Total Monthly Income')).toContainText('$6,933.33');

  await hub.open('Expenses');
  await page.getByRole('button', { name: 'Add Your First Expense' }).click();
  await hub.choose('Category', 'Groceries');
  await hub.dialog.getByLabel('Description').fill('Market');
  await hub.dialog.getByLabel('Monthly Amount').fill('700');
  await hub.dialog.getByRole('button', { name: 'Add Expense' }).click();
  await hub.told('Expense created successfully');

  await hub.open('Real Estate');
  await page.getByRole('button', { name: 'Add Your First Property' }).click();
  await everyFieldIsInSight(hub);
  await page.setViewportSize({ width: 390, height: 844 });
  await sayingThatItScrolls(hub);
  await page.setViewportSize({ width: 1280, height: 800 });
  await hub.dialog.getByLabel('Address').fill('1 Example Street');
  await hub.dialog.getByLabel('Property Value').fill('400000');
  await hub.dialog.getByLabel('Monthly Rent').fill('2400');
  await hub.dialog.getByRole('button', { name: 'Add Property' }).click();
  await hub.told('Property added');
  await expect(hub.figure('Avg Cap Rate')).toContainText('7.2%Above market');

  await hub.open('Emergency Fund');
  await expect(hub.figure('Target Amount')).toContainText('$6,600.00');

  await new DashboardPage(page).open('Overview');
  await expect(hub.figure('Net Worth')).toContainText('$414,000.00');
  await page.getByTitle('Explain Net Worth', { exact: true }).click();
  await expect(page.getByText('Recomputed here from these inputs: $414,000.00 – the same.')).toBeVisible();
  await page.getByRole('button', { name: 'Total assets' }).click();
  await expect(page.getByText('Recomputed here from these inputs: $426,000.00 – the same.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Net Worth' }).click();
  await expect(page.getByText('Recomputed here from these inputs: $414,000.00 – the same.')).toBeVisible();
});

test('another base currency recomputes every factor at once, and going back returns every figure', async ({ page }) => {
  const { hub } = await newcomer(page);
  await hub.open();
  await addAccount(page, hub, 'Chequing', 'Chequing', '6000');
  await page.getByRole('button', { name: 'Edit Currency: USD' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'CAD' }).click();
  await hub.told('Account updated successfully');
  const before = await hub.figure('Total Balance').textContent();

  const setBase = async (code: string) => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('combobox', { name: 'Base Currency' }).click();
    await page.getByRole('option', { name: code, exact: true }).click();
    await expect(page.getByText('Unsaved')).toBeVisible();
    await page.getByRole('button', { name: 'Save & Apply' }).click();
    await hub.told('Conversion Factors Updated');
    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  };
  await setBase('CAD');
  await expect(hub.figure('Total Balance')).toContainText('CA$6,000.00');
  await setBase('BTC');
  await expect(hub.figure('Total Balance')).toContainText(/BTC\s0\.0[1-9]/);
  await setBase('USD');
  await expect(hub.figure('Total Balance')).toContainText('Everything converted to USD');
  const dollars = (text: string | null) => Number(text?.match(/\$([\d,.]+)/)?.[1]?.replaceAll(',', ''));
  // The simulated market moves on between the two readings.
  const change = async () => dollars(await hub.figure('Total Balance').textContent()) / dollars(before) - 1;
  await expect.poll(async () => Math.abs(await change())).toBeLessThan(0.001);
});

test('two windows edit one account: the second sees both, and decides', async ({ page, context }) => {
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
  await hub.told('Account updated successfully');

  await secondHub.dialog.getByLabel('Balance').fill('175');
  await secondHub.dialog.getByRole('button', { name: 'Save Changes' }).click();
  const notice = secondHub.dialog.getByRole('alert');
  await expect(notice).toContainText('changed in another window');
  await expect(notice.getByRole('row', { name: /Balance/ })).toContainText('250.00');
  await notice.getByRole('button', { name: 'Save Mine' }).click();
  await secondHub.told('Account updated successfully');
  await expect(secondHub.row('Shared')).toContainText('$175.00');
});

test('everything goes out as a file, and comes in again for somebody else with equal figures', async ({
  page,
  request,
}) => {
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
  await second.getByRole('menuitem', { name: /An export of Plaza/ }).click();
  await second.getByLabel('File', { exact: true }).setInputFiles(file);
  await expect(second.getByText(/Will be added/)).toBeVisible();
  await secondHub.choose('How', 'Replace what is there');
  await second.getByRole('button', { name: 'Replace everything' }).click();
  await secondHub.told('Import finished');
  await expect(secondHub.row('Rainy Day Savings')).toBeVisible();
  const [mine, theirs] = [await metricsSeenIn(page), await metricsSeenIn(second)];
  for (const name of ['netWorth', 'monthlyIncome', 'currentTotalSpending', 'totalLiabilities', 'emergencyFund']) {
    expect(theirs[name], name).toBe(mine[name]);
  }
  await other.close();
});

test('a CSV file of expenses is mapped, previewed and imported; what is wrong in it is said row by row', async ({
  page,
}) => {
  const { hub } = await newcomer(page);
  await hub.open('Expenses');
  await page.getByRole('button', { name: 'Import & Export' }).click();
  await page.getByRole('menuitem', { name: /A CSV file/ }).click();
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
  await hub.told('1 expense imported');
  await expect(hub.row('Flat')).toContainText('$1,250.50');
});

test('of five hundred accounts those near to what is seen are drawn, and what is typed in one of them stays', async ({
  page,
}) => {
  const { hub } = await newcomer(page);
  const accounts = Array.from({ length: 500 }, (_, index) => ({
    name: `Account ${index + 1}`,
    type: 'Savings',
    balance: `${index}.25`,
    currency: 'USD',
  }));
  const file = JSON.stringify({ format: 'plaza-finance', version: 1, accounts });
  await hub.open();
  await page.getByRole('button', { name: 'Import & Export' }).click();
  await page.getByRole('menuitem', { name: /An export of Plaza/ }).click();
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'plaza.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await hub.dialog.getByRole('button', { name: 'Import' }).click();
  await hub.told('Import finished');

  const table = page.getByRole('table', { name: 'Accounts' });
  await expect(table).toHaveAttribute('aria-rowcount', '502');
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  const first = hub.row('Account 1 ');
  await first.getByRole('button', { name: /^Edit Name/ }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter'); // refused: an account has a name
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

/** What of a figure, a cell or a card's text is wider than its place. */
const cutFigures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=tabpanel] *')]
      .filter((element) => /\d,\d{3}|\d{9}/.test(element.textContent ?? '') && element.clientWidth > 0)
      .filter((element) => !['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.scrollWidth} > ${element.clientWidth}: ${element.textContent}`),
  );

test('figures of fifteen digits stay on their cards, in their panels and in their cells, on both sizes', async ({
  page,
}) => {
  const { hub } = await newcomer(page);
  const most = '999999999999999.99';
  const file = JSON.stringify({
    format: 'plaza-finance',
    version: 1,
    accounts: [{ name: 'Everything', type: 'Savings', balance: most, currency: 'USD', interestRate: '99.999' }],
    loans: [{ lender: 'Bank', type: 'Mortgage', balance: most, currency: 'USD', monthlyPayment: most }],
    incomes: [{ source: 'Side Hustle', type: 'Gross (Before Tax)', monthlyAmount: most, frequency: 'Biweekly' }],
    expenses: [{ category: 'Rent', description: 'Castle', monthlyAmount: most, type: 'Fixed' }],
    properties: [{ address: 'A castle', propertyValue: most, monthlyRent: most, mortgageBalance: most }],
  });
  await hub.open();
  await page.getByRole('button', { name: 'Import & Export' }).click();
  await page.getByRole('menuitem', { name: /An export of Plaza/ }).click();
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'plaza.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await hub.dialog.getByRole('button', { name: 'Import' }).click();
  await hub.told('Import finished');
  await expect(hub.dialog).toHaveCount(0);

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const tab of ['accounts', 'loans', 'incomes', 'expenses', 'real-estate', 'emergency-fund', 'overview']) {
      await page.goto(tab === 'overview' ? '/dashboard/overview' : `/dashboard/finance_manager?tab=${tab}`);
      await expect(page.getByText(/999,999,999,999,999/).first()).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
      expect(await cutFigures(page), `${tab} at ${viewport.width} px`).toEqual([]);
    }
  }
});

test('the accounts table has the columns that one chooses, also after a reload, and says where it goes on', async ({
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
  await page.getByRole('menuitem', { name: 'Show all' }).click();
  await expect.poll(headers).toContain('Perks');
});

test('the tabs of the hub, a sort and a search are steps of the history and outlast a reload', async ({ page }) => {
  await openSignedIn(page, customer);
  const hub = new AccountsHubPage(page);
  await page.goto('/dashboard/finance_manager');
  await page.getByRole('tab', { name: 'Loans & Liabilities' }).click();
  await expect(page).toHaveURL(/\?tab=loans$/);
  await page.getByRole('tab', { name: 'Expenses' }).click();
  await page.getByRole('button', { name: 'Monthly Amount' }).click();
  await expect(page).toHaveURL(/\?tab=expenses&sort=amount$/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Monthly Amount' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await page.goBack();
  await expect(hub.figure('Total Debt')).toBeVisible();
  await page.goBack();
  await expect(hub.figure('Total Balance')).toBeVisible();
  await expect(page).toHaveURL(/finance_manager$/);
});

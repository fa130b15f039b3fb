import { loading } from '../../checks/loading';
import { addAccount, importRecords, newcomer } from '../../finance-newcomer';
import { openSignedIn } from '../../open-signed-in';
import { AccountsHubPage } from '../../pages/accounts-hub-page';
import { DashboardPage } from '../../pages/dashboard-page';
import { customer } from '../../seeded-users';
import { expect, type Page, test } from '../../test';

/** Expects the last field of a form to end above its buttons without scrolling. */
async function expectLastFieldInView(hub: AccountsHubPage) {
  const notes = await hub.dialog.getByLabel('Notes').boundingBox();
  const buttons = await hub.dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
  expect((notes?.y ?? 0) + (notes?.height ?? 0)).toBeLessThan(buttons?.y ?? 0);
}

/** Expects a form that is longer than its frame to show a shadow at the bottom until its end is in view. */
async function expectScrollShadow(hub: AccountsHubPage) {
  const shadow = () =>
    hub.dialog
      .locator('form > :first-child')
      .evaluate((frame) => Number.parseFloat(getComputedStyle(frame, '::after').height) || 0);
  await expect.poll(shadow).toBeGreaterThan(0);
  await hub.dialog.locator('form > :first-child > *').evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await expect.poll(shadow).toBe(0);
}

test('a new user reaches a net worth with an explanation', async ({ page }) => {
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
  await hub.expectToast('Loan created successfully');
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
  await hub.expectToast('Income source created successfully');
  await expect(hub.figure('Total Monthly Income')).toContainText('$6,933.33');

  await hub.open('Expenses');
  await page.getByRole('button', { name: 'Add Your First Expense' }).click();
  await hub.choose('Category', 'Groceries');
  await hub.dialog.getByLabel('Description').fill('Market');
  await hub.dialog.getByLabel('Monthly Amount').fill('700');
  await hub.dialog.getByRole('button', { name: 'Add Expense' }).click();
  await hub.expectToast('Expense created successfully');

  await hub.open('Real Estate');
  await page.getByRole('button', { name: 'Add Your First Property' }).click();
  await expectLastFieldInView(hub);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectScrollShadow(hub);
  await page.setViewportSize({ width: 1280, height: 800 });
  await hub.dialog.getByLabel('Address').fill('1 Example Street');
  await hub.dialog.getByLabel('Property Value').fill('400000');
  await hub.dialog.getByLabel('Monthly Rent').fill('2400');
  await hub.dialog.getByRole('button', { name: 'Add Property' }).click();
  await hub.expectToast('Property added');
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

/** The figures, cells and texts of cards that are wider than their boxes. */
const cutFigures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=tabpanel] *')]
      .filter((element) => /\d,\d{3}|\d{9}/.test(element.textContent ?? '') && element.clientWidth > 0)
      .filter((element) => !['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.scrollWidth} > ${element.clientWidth}: ${element.textContent}`),
  );

test('figures of fifteen digits fit into cards, panels and cells, on both sizes', async ({ page }) => {
  const { hub } = await newcomer(page);
  const most = '999999999999999.99';
  await hub.open();
  await importRecords(page, hub, {
    accounts: [{ name: 'Everything', type: 'Savings', balance: most, currency: 'USD', interestRate: '99.999' }],
    loans: [{ lender: 'Bank', type: 'Mortgage', balance: most, currency: 'USD', monthlyPayment: most }],
    incomes: [{ source: 'Side Hustle', type: 'Gross (Before Tax)', monthlyAmount: most, frequency: 'Biweekly' }],
    expenses: [{ category: 'Rent', description: 'Castle', monthlyAmount: most, type: 'Fixed' }],
    properties: [{ address: 'A castle', propertyValue: most, monthlyRent: most, mortgageBalance: most }],
  });
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

test('the tabs of the hub, sorting and searching are history entries and survive a reload', async ({ page }) => {
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

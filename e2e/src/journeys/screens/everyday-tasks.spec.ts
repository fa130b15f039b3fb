import fs from 'node:fs';
import path from 'node:path';
import { bearer, saveTabs, signInByApi } from '../../api';
import { newUser } from '../../new-user';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { root } from '../../platform';
import { customer, highAdmin } from '../../seeded-users';
import { expect, type Page, test, withMotion } from '../../test';

test.use(withMotion);

/** The rows of docs/everyday-tasks.md: the maximum number of clicks for each task. */
const allowed = new Map(
  [
    ...fs
      .readFileSync(path.join(root, 'docs/everyday-tasks.md'), 'utf8')
      .matchAll(/^\| (\S.*?) +\| \w+ +\| (\d+) +\|/gm),
  ].map(([, task = '', clicks]) => [task, Number(clicks)]),
);

interface Visit {
  readonly page: Page;
  /** Opens a tab of the dashboard. */
  tab(name: string): Promise<void>;
  press(name: string | RegExp): Promise<void>;
  choose(list: string, option: string | RegExp): Promise<void>;
}

/** A user whose records no other journey counts. */
const somebody = 'somebody';

/** Does a task starting from the overview, and counts the clicks. */
function task(name: string, person: string, does: (visit: Visit) => Promise<void>) {
  test(name, async ({ page }) => {
    let clicks = 0;
    await page.exposeFunction('countClick', () => {
      clicks += 1;
    });
    await page.addInitScript("addEventListener('pointerdown', () => window.countClick(), true)");
    if (person === somebody) {
      const { email, password } = await newUser(page.request);
      await openSignedIn(page, email, password);
    } else {
      await openSignedIn(page, person);
    }
    const dashboard = new DashboardPage(page);
    await dashboard.open('Overview');
    clicks = 0;
    await does({
      page,
      tab: (label) => dashboard.open(label),
      press: (button) => page.getByRole('button', { name: button }).first().click(),
      async choose(list, option) {
        await page.getByRole('combobox', { name: list, exact: true }).click();
        await page.getByRole('option', { name: option }).first().click();
      },
    });
    const limit = allowed.get(name);
    expect(limit, 'the page of docs has this task').toBeDefined();
    expect(clicks).toBeGreaterThan(0);
    expect(clicks).toBeLessThanOrEqual(limit ?? 0);
  });
}

test.describe.configure({ mode: 'parallel' });

task('Add an account in euros', somebody, async ({ page, tab, press, choose }) => {
  await tab('Value Accounts');
  await press('Add Account');
  const dialog = page.getByRole('dialog', { name: 'Add Account' });
  await dialog.getByLabel('Name', { exact: true }).fill('Ferienkasse');
  await choose('Type', 'Savings');
  await choose('Currency', /EUR/);
  await dialog.getByLabel('Balance').fill('250');
  await dialog.getByRole('button', { name: 'Add Account' }).click();
  await expect(page.getByRole('row', { name: /Ferienkasse/ })).toContainText('€250.00');
});

task('Find when the house is paid', customer, async ({ page, tab }) => {
  await tab('Value Accounts');
  await page.getByRole('tab', { name: 'Loans & Liabilities' }).click();
  await expect(page.getByRole('row', { name: /^Mortgage .*20[34]\d/ })).toBeVisible();
});

task('See what groceries cost month by month', customer, async ({ page, tab }) => {
  await tab('Value Accounts');
  await page.getByRole('tab', { name: 'Expenses' }).click();
  const chart = page.getByRole('figure', { name: 'Spending by Month' });
  await chart.getByRole('button', { name: 'Show Table' }).click();
  await expect(chart.getByRole('columnheader', { name: 'Groceries' })).toBeVisible();
});

task('Ask for an electrician on an afternoon', customer, async ({ page, tab, press, choose }) => {
  await tab('Bookings');
  await press('New Booking');
  await choose('Service', /Electrical inspection/);
  const days = page.getByRole('group', { name: 'Day' }).getByRole('radio', { disabled: false });
  await days.last().check({ force: true });
  await page
    .getByRole('group', { name: 'Time' })
    .getByRole('radio', { name: /^1[2-9]:|PM/ })
    .first()
    .check({ force: true });
  await press('Request Booking');
  await expect(page.getByText('Amir Haddad confirms').first()).toBeVisible();
});

task('Hear when Bitcoin passes 150,000', customer, async ({ page, tab }) => {
  await tab('Markets');
  await page.getByRole('row', { name: /BTC/ }).first().getByRole('button', { name: /alert/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Price Alerts for Bitcoin' });
  await dialog.getByLabel('Price', { exact: true }).fill('150000');
  await dialog.getByRole('button', { name: 'Set Alert' }).click();
  await expect(dialog.getByText(/150,000/).first()).toBeVisible();
});

task('Answer a message', customer, async ({ page, tab }) => {
  await tab('Messages');
  await page
    .getByRole('button', { name: /Amir Haddad/ })
    .first()
    .click();
  const text = page.getByRole('textbox', { name: /message/i }).last();
  await text.fill('Thank you, that suits us.');
  await text.press('Enter');
  await expect(page.getByText('Thank you, that suits us.').last()).toBeVisible();
});

task("Know what 100 euros are in one's own currency", customer, async ({ page, press }) => {
  await press('Search');
  await page.getByRole('combobox', { name: 'Search Plaza' }).fill('convert 100 EUR');
  await expect(page.getByRole('option', { name: /100\.00 EUR = 1\d\d\.\d\d USD/ })).toBeVisible();
});

task('Count everything in Canadian dollars', somebody, async ({ page, press, choose }) => {
  await press('Settings');
  await choose('Base Currency', /CAD/);
  await press('Save & Apply');
  await expect(page.getByText('Conversion Factors Updated').first()).toBeVisible();
});

task('Take everything home as a file', customer, async ({ page, tab, press }) => {
  await tab('Value Accounts');
  await press('Import & Export');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /JSON/ }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^plaza-finance-.*\.json$/);
});

task('Take the map away from contractors for a time', highAdmin, async ({ page, tab, press }) => {
  const token = await signInByApi(page.request, highAdmin);
  const { permissions } = await (
    await page.request.get('/api/v1/admin/tab-permissions', { headers: bearer(token) })
  ).json();
  await tab('Admin');
  await page.getByRole('tab', { name: 'Tab Permissions' }).click();
  await page.getByRole('radio', { name: 'Contractor', exact: true }).check({ force: true });
  await page.getByRole('switch', { name: 'Map' }).click();
  await press('Save Changes');
  const dialog = page.getByRole('dialog', { name: 'Review Changes' });
  await dialog.getByRole('radio', { name: 'Until' }).check();
  await dialog.getByLabel('Date and time').fill('2999-11-22T12:00');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/ends automatically|Until .*2999/).first()).toBeVisible();
  await saveTabs(page.request, token, permissions); // other journeys use the map too
});

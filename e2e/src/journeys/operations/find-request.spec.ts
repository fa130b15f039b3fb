import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { customer, highAdmin } from '../../seeded-users';
import { expect, test } from '../../test';

test.describe.configure({ timeout: 60_000 });

test("a customer's request is found by its id, with spans of gateway, service and database", async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const hers = await context.newPage();
  const answered = hers.waitForResponse((response) => response.url().includes('/api/v1/finance/accounts'));
  await openSignedIn(hers, customer);
  await new DashboardPage(hers).open('Value Accounts');
  const requestId = (await answered).headers()['x-request-id'] ?? '';
  expect(requestId).not.toBe('');
  await context.close();

  await openSignedIn(page, highAdmin);
  await new DashboardPage(page).open('Admin');
  await page.getByRole('tab', { name: 'Operations' }).click();
  await page.getByRole('tab', { name: 'Find a Request' }).click();
  await page.getByLabel('Request or trace ID').fill(requestId);
  await page.getByRole('button', { name: 'Find' }).click();
  const spans = page.getByRole('list', { name: 'Spans' }).getByRole('listitem');
  await expect(spans.filter({ hasText: /^gateway GET finance/ })).toHaveCount(1);
  await expect(spans.filter({ hasText: /^finance GET \/api\/v1\/finance\/accounts/ })).toHaveCount(1);
  await expect(spans.filter({ hasText: /^finance mongodb / }).first()).toBeVisible();
  const lines = page.getByRole('list', { name: 'Log lines' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'gateway' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'finance' }).first()).toBeVisible();

  // The search itself is in the audit.
  await page.getByRole('tab', { name: 'Audit' }).click();
  await expect(page.getByText('looked for a request', { exact: true }).first()).toBeVisible();
});

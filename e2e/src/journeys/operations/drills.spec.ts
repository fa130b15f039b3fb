import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { customer, highAdmin } from '../../seeded-users';
import { expect, test } from '../../test';

test('a drill stops a service, its report shows what still works for browsers, and everything recovers when it ends', async ({
  browser,
  page,
}) => {
  const operator = await (await browser.newContext()).newPage();
  await openSignedIn(operator, highAdmin);
  await operator.goto('/dashboard/admin?panel=operations&part=drills');
  await operator.getByRole('button', { name: 'Start a Drill' }).click();
  await operator.getByLabel('What fails').click();
  await operator.getByRole('option', { name: 'The service Marketplace' }).click();
  await operator.getByLabel('For how long').click();
  await operator.getByRole('option', { name: '60 seconds' }).click();
  await operator.getByRole('button', { name: 'Start Drill', exact: true }).click();
  const drill = operator.getByRole('region', { name: 'The service Marketplace, stopped for 60 seconds' });
  const journey = (name: string) => drill.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(journey('Seeing one’s bookings')).toContainText('Fails');

  await openSignedIn(page, customer);
  const dashboard = new DashboardPage(page);
  await page.goto('/dashboard/bookings');
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await dashboard.open('Value Accounts');
  await expect(page.getByRole('tab', { name: 'Cash & Investments' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(journey('Seeing one’s accounts')).toContainText(/Works.*Works/);

  await drill.getByRole('button', { name: 'End Drill' }).click();
  await expect(drill.getByText('Ended')).toBeVisible();
  await expect(journey('Seeing one’s bookings')).toContainText(/Works.*Fails.*Works/);
  await dashboard.open('Bookings');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await operator.context().close();
});

test('the page of services shows their state, and what a failure of one would affect', async ({ page }) => {
  await openSignedIn(page, highAdmin);
  await page.goto('/dashboard/admin?panel=operations');
  const now = page.getByRole('table', { name: 'Gateway' });
  await expect(now.getByRole('row', { name: /^Identity.*Ready.*Closed/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Blast Radius' }).click();
  const services = page.getByRole('region', { name: 'Services' });
  await services.getByRole('button', { name: 'Marketplace' }).click();
  await expect(page.getByRole('heading', { name: 'Without Marketplace' })).toBeVisible();
  await expect(page.getByText('Contractors, Messages, Bookings, and Map')).toBeVisible();
  await expect(page.getByText(/[1-9]\d* online now$/)).toBeVisible();
});

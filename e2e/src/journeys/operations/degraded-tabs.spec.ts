import { bearer, signInByApi } from '../../api';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { customer, highAdmin } from '../../seeded-users';
import { expect, test } from '../../test';

test('while a service is down its tab is marked, prices stay with their age, and everything is updated when it is back', async ({
  page,
  request,
}) => {
  const admin = bearer(await signInByApi(request, highAdmin));
  await openSignedIn(page, customer);
  const dashboard = new DashboardPage(page);
  await dashboard.open('Markets');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();

  const drill = { kind: 'service', name: 'markets', fault: 'stopped', seconds: 60 };
  const begun = await request.post('/api/v1/operations/drills', { headers: admin, data: drill });
  const { id } = await begun.json();
  const sentence = 'Markets does not answer just now.';
  await expect(page.getByRole('tab', { name: sentence })).toBeVisible();
  await expect(page.getByText(`${sentence} What you see`)).toBeVisible();
  await expect(row).toBeVisible();

  // A page that is loaded during the drill has no data, and shows the stale response that the gateway has for this
  // user.
  await page.reload();
  await expect(page.getByText(/does not answer just now\. What you see is from \d/)).toBeVisible();
  await expect(row).toBeVisible();

  await request.delete(`/api/v1/operations/drills/${id}`, { headers: admin });
  await expect(page.getByText(sentence)).toHaveCount(0);
  await expect(row).toBeVisible();
  await expect(dashboard.tab('Markets')).toBeVisible();
});

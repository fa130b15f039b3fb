import fs from 'node:fs';
import { readBuiltRelease } from '@plaza/local/built-release';
import { releaseRemote, setCurrentRelease } from '@plaza/local/upload-release';
import { consoleErrors } from '../../checks/console-errors';
import { goldenHeading, goldenVersions, todaysHeading, unpackGolden } from '../../golden-remote';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { root } from '../../platform';
import { releaseTarget } from '../../release-target';
import { customer } from '../../seeded-users';
import { expect, test } from '../../test';

test('remotes of the first and of later versions exist', () => {
  expect(goldenVersions).toEqual(expect.arrayContaining(['2.0.1', '2.9.2']));
});

for (const version of goldenVersions) {
  test(`a remote built with Module Federation ${version} works in the current shell, and so does the current remote after it`, async ({
    page,
    platform,
  }) => {
    const target = releaseTarget(platform);
    const today = await readBuiltRelease(root, 'markets');
    if (!today) throw new Error('mfe-markets is not built');
    const { dir, release: golden } = await unpackGolden(version);
    const said = consoleErrors(page);
    await releaseRemote(dir, golden, target);
    try {
      await openSignedIn(page, customer);
      await new DashboardPage(page).open('Markets');
      await expect(page.getByRole('heading', { name: goldenHeading })).toBeVisible();
      await expect(page.getByText(`${customer} at /dashboard`)).toBeVisible();
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByText('The later part')).toBeVisible();
    } finally {
      await setCurrentRelease('markets', today.version, target);
      fs.rmSync(dir, { recursive: true });
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: todaysHeading })).toBeVisible();
    expect(said).toEqual([]);
  });
}

import { loading } from '../../checks/loading';
import { openSignedIn } from '../../open-signed-in';
import { customer } from '../../seeded-users';
import { expect, test } from '../../test';

/** The printable area of A4 with margins of 14 mm, in CSS pixels. */
const a4 = { width: 688, height: 972 };

const screens = [
  ['the overview', '/dashboard/overview', 'Financial Command Center'],
  ['the accounts', '/dashboard/finance_manager', 'Cash & Investments'],
  ['the loans', '/dashboard/finance_manager?tab=loans', 'Loans & Liabilities'],
  ['the bookings', '/dashboard/bookings', 'Bookings'],
] as const;

for (const [what, path, title] of screens) {
  test(`nothing of ${what} is cut off on A4`, async ({ page }) => {
    await openSignedIn(page, customer);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(a4);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(a4.width);
    expect((await page.pdf({ format: 'A4' })).subarray(0, 4).toString()).toBe('%PDF');
  });
}

test('a booking is printed as a summary with its header', async ({ page }) => {
  await openSignedIn(page, customer);
  await page.goto('/dashboard/bookings');
  await page.getByRole('button', { name: 'Thermostat and doorbell', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(a4);
  await expect(page.getByRole('heading', { level: 1, name: 'Booking', exact: true })).toBeVisible();
  await expect(page.getByText('This is a summary, not a tax invoice.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the schedule of a loan is printed alone, with its title and every month', async ({ page }) => {
  await openSignedIn(page, customer);
  await page.goto('/dashboard/finance_manager?tab=loans');
  await page.getByRole('button', { name: /^Schedule of Mortgage/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Amortization Schedule' });
  await expect(dialog.getByRole('table', { name: 'Schedule' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(a4);
  await expect(dialog.getByRole('heading', { name: 'Amortization Schedule' })).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#root')).toBeHidden();
  const rows = dialog.getByRole('row');
  expect(await rows.count()).toBeGreaterThan(100);
  // The pages contain the whole dialog, as nothing scrolls on paper.
  const end = async () => (await rows.last().boundingBox())?.y ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(await end());
  expect(await end()).toBeGreaterThan(2 * a4.height);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(a4.width);
});

test('a chart is saved as a picture', async ({ page }) => {
  await openSignedIn(page, customer);
  await page.getByRole('button', { name: 'More on Net Worth Over Time' }).click();
  const drawing = page.getByRole('figure', { name: 'Net Worth Over Time' }).getByRole('img').locator('svg').first();
  const shown = await drawing.boundingBox();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('net-worth-over-time.png');
  const png = Buffer.concat((await (await download.createReadStream()).toArray()) as Buffer[]);
  const saved = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image.width;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  // Twice the resolution of the screen, with a margin of 24 px on each side.
  expect(saved).toBeCloseTo(2 * ((shown?.width ?? 0) + 48), -1);
});

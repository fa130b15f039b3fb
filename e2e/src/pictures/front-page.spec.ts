import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { loading } from '../checks/loading';
import { openSignedIn } from '../open-signed-in';
import { customer } from '../seeded-users';
import { expect, test } from '../test';

/** The folder of the front page's pictures. */
const folder = path.resolve(import.meta.dirname, '../../../shell/src/public/pictures');

const screens = [
  ['overview', '/dashboard/overview'],
  ['accounts', '/dashboard/finance_manager'],
  ['bookings', '/dashboard/bookings'],
  ['markets', '/dashboard/markets'],
] as const;

/** The sizes at which they are shown, on wide screens and on phones. */
const sizes = { wide: { width: 1120, height: 700 }, phone: { width: 390, height: 640 } } as const;
const maxBytes = 80_000;

// The time zone of the user whose screens these are.
test.use({ timezoneId: 'America/Toronto' });

test('the front page shows the current product', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, customer);
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, address] of screens) {
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await expect(page.getByRole('tabpanel').first().getByText(/\w/).first()).toBeVisible();
      await page.waitForTimeout(800);
      await expect(loading(page)).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(200);
        const picture = await toWebp(page, await page.screenshot({ animations: 'disabled' }));
        expect(picture.length, `${name} ${size} ${colorScheme}`).toBeLessThan(maxBytes);
        fs.writeFileSync(path.join(folder, `${name}-${size}-${colorScheme}.webp`), picture);
      }
    }
  }
});

/** Compresses a picture to a third of its bytes, with the encoder of the browser. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const drawing = await page.context().newPage();
  const url = await drawing.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.82);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await drawing.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

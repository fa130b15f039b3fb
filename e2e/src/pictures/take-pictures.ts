import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Screen } from './screens';

/** Where a set of pictures goes, which screens it is about, by a part of their names. From the command. */
const folder = process.env.PLAZA_PICTURES ?? '';
const only = process.env.PLAZA_PICTURES_ONLY ?? '';

/** A long list would be a picture that nobody opens. */
const highest = 3200;

export const isAskedFor = ({ name }: Screen): boolean => name.includes(only);

/**
 * Takes one picture of the page as it is for each width and theme, from its top to its end.
 * @param widths in CSS pixels
 */
export async function takePictures(page: Page, name: string, state: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(150);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: path.join(folder, `${name}.${state}.${width}.${colorScheme}.png`),
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(height, highest) },
        animations: 'disabled',
      });
    }
  }
}

import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Screen } from './screens';

/** The folder of a set of pictures, and comma-separated parts of the names of its screens, as set by the command. */
const folder = process.env.PLAZA_PICTURES ?? '';
const only = (process.env.PLAZA_PICTURES_ONLY ?? '').split(',');

/** Limits the height, as nobody would look at a picture of a whole long list. */
const highest = 3200;

/** In CSS pixels; narrower windows are phones. */
const phoneBelow = 600;

export const isAskedFor = ({ name }: Screen): boolean => only.some((part) => name.includes(part));

/**
 * Takes one picture of the whole page for each width and theme.
 * @param widths in CSS pixels
 */
export async function takePictures(page: Page, name: string, state: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < phoneBelow ? 844 : 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(150);
      const height = Math.min(await page.evaluate(heightOfAll), highest);
      const file = path.join(folder, `${name}.${state}.${width}.${colorScheme}.png`);
      const isOver = (await page.getByRole('dialog').count()) > 0;
      if (width < phoneBelow || isOver) await takeOfWindow(page, width, height, file);
      else {
        const clip = { x: 0, y: 0, width, height };
        await page.screenshot({ path: file, fullPage: true, clip, animations: 'disabled' });
      }
    }
  }
}

/** The height of the content: the page, or a dialog over it that scrolls separately. */
function heightOfAll(): number {
  const dialog = document.querySelector('[role="dialog"]');
  if (!dialog) return document.documentElement.scrollHeight;
  const scrolled = [dialog, ...dialog.querySelectorAll('*')].map((part) => part.scrollHeight - part.clientHeight);
  return Math.max(window.innerHeight, dialog.clientHeight + Math.max(...scrolled));
}

/**
 * Enlarges the window to the whole height instead of taking a full-page screenshot, which would switch off touch on a
 * phone, draw its bottom bar in the middle, and cut off what lies over the page.
 */
async function takeOfWindow(page: Page, width: number, height: number, file: string): Promise<void> {
  const screen = page.viewportSize();
  await page.setViewportSize({ width, height: Math.max(height, screen?.height ?? 0) });
  await page.waitForTimeout(100);
  await page.screenshot({ path: file, animations: 'disabled' });
  if (screen) await page.setViewportSize(screen);
}

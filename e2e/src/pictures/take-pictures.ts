import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Screen } from './screens';

/**
 * Where a set of pictures goes, which screens it is about, by parts of their names between commas. From the command.
 */
const folder = process.env.PLAZA_PICTURES ?? '';
const only = (process.env.PLAZA_PICTURES_ONLY ?? '').split(',');

/** A long list would be a picture that nobody opens. */
const highest = 3200;

/** In CSS pixels: narrower ones are phones. */
const phoneBelow = 600;

export const isAskedFor = ({ name }: Screen): boolean => only.some((part) => name.includes(part));

/**
 * Takes one picture of the page as it is for each width and theme, from its top to its end.
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

/** What there is to see: all of the page, or of the dialog that lies over it and scrolls by itself. */
function heightOfAll(): number {
  const dialog = document.querySelector('[role="dialog"]');
  if (!dialog) return document.documentElement.scrollHeight;
  const scrolled = [dialog, ...dialog.querySelectorAll('*')].map((part) => part.scrollHeight - part.clientHeight);
  return Math.max(window.innerHeight, dialog.clientHeight + Math.max(...scrolled));
}

/**
 * A picture of a whole page would lose a phone's touch, have its bar at the foot in its middle, and cut what lies over
 * the page: the window is as long as the page instead.
 */
async function takeOfWindow(page: Page, width: number, height: number, file: string): Promise<void> {
  const screen = page.viewportSize();
  await page.setViewportSize({ width, height: Math.max(height, screen?.height ?? 0) });
  await page.waitForTimeout(100);
  await page.screenshot({ path: file, animations: 'disabled' });
  if (screen) await page.setViewportSize(screen);
}

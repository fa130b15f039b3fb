import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { DashboardPage } from '../pages/dashboard-page';
import { SignInPage } from '../pages/sign-in-page';
import { highAdmin } from '../people';

const publicPaths = [
  '/',
  '/about',
  '/contact',
  '/signup',
  '/signin',
  '/resend-verification',
  '/verify-email',
  '/nowhere',
];
const tabs = ['Overview', 'Markets', 'Value Accounts', 'Contractors', 'Placeholder 1', 'Admin'];

/** What the console says that it should not. */
function complaints(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
}

async function inspect(page: Page, what: string) {
  await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  expect(found, what).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`every screen holds at ${viewport.width} px in ${colorScheme}: no serious axe finding, no overflow, a clean console`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(90_000);
      const context = await browser.newContext({
        viewport,
        colorScheme,
        ...(baseURL ? { baseURL } : {}),
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const said = complaints(page);
      for (const path of publicPaths) {
        await page.goto(path);
        await expect(page.getByRole('heading').or(page.getByText('404 Page Not Found')).first()).toBeVisible();
        await inspect(page, path);
      }
      await new SignInPage(page).signIn(highAdmin);
      const dashboard = new DashboardPage(page);
      for (const tab of tabs) {
        await dashboard.open(tab);
        await expect(page.getByRole('tabpanel', { name: tab }).getByText(/\w/).first()).toBeVisible();
        await inspect(page, tab);
      }
      await page.getByRole('button', { name: 'Settings' }).click();
      await inspect(page, 'settings');
      expect(said).toEqual([]);
      await context.close();
    });
  }
}

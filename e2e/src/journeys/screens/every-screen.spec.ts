import { colorRules, seriousFindings } from '../../checks/axe-findings';
import { consoleErrors } from '../../checks/console-errors';
import { keyboardFaults } from '../../checks/keyboard';
import { clippedTexts, runningAnimations, smallTargets } from '../../checks/layout-checks';
import { loading } from '../../checks/loading';
import { DashboardPage } from '../../pages/dashboard-page';
import { SignInPage } from '../../pages/sign-in-page';
import { highAdmin } from '../../seeded-users';
import { expect, type Page, test } from '../../test';

const publicPaths = [
  '/',
  '/about',
  '/contact',
  '/signup',
  '/signin',
  '/forgot-password',
  '/resend-verification',
  '/verify-email',
  '/nowhere',
];
const tabs = [
  ...['Overview', 'Markets', 'Value Accounts', 'Contractors', 'Messages', 'Bookings', 'Map'],
  ...['Profile', 'Placeholder 1', 'Admin'],
];
const profileSections = ['Addresses', 'Security', 'Notifications'];
const hubTabs = [
  'Cash & Investments',
  'Loans & Liabilities',
  'Income Sources',
  'Expenses',
  'Real Estate',
  'Emergency Fund',
];
const marketTabs = ['Stocks', 'Forex', 'Gold', 'Bonds', 'ETFs', 'Economy', 'News'];
const panelTabs = [
  'Tab Permissions',
  'Userbase Map',
  'Releases',
  'Teams',
  'Operations',
  'Blast Radius',
  'Drills',
  'Audit',
];

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const parts: Readonly<Record<string, readonly string[]>> = {
  Profile: profileSections,
  'Value Accounts': hubTabs,
  Markets: marketTabs,
  Contractors: ['Catalogue'],
  Messages: ['Support'],
  Bookings: ['Agenda', 'Week', 'Dispatch'],
  Admin: panelTabs,
};

/** Checks the page with all axe rules in the light theme, and with those about colors in the dark theme. */
async function inspect(page: Page, what: string, least: number) {
  await expect(loading(page)).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await smallTargets(page, least), `${what}: targets under ${least} px`).toEqual([]);
  expect.soft(await runningAnimations(page), `${what}: moves although motion is reduced`).toEqual([]);
  expect.soft(await clippedTexts(page), `${what}: texts that are cut`).toEqual([]);
  // Within a menu, arrow keys move the focus, and Tab leaves it.
  if ((await page.getByRole('menu').count()) === 0) {
    expect.soft(await keyboardFaults(page), `${what}: not for the keyboard`).toEqual([]);
  }
  expect(await seriousFindings(page), `${what} in light`).toEqual([]);
  await switchTo(page, 'dark');
  expect(await seriousFindings(page, colorRules), `${what} in dark`).toEqual([]);
  await switchTo(page, 'light');
}

/**
 * Changes the system's color scheme while the page is open, as some systems do in the evening. Nothing fades, as motion
 * is reduced.
 */
async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
}

/** Scrolling a strip of tabs can move a tab under the pointer, and nearing a tab preloads its files. */
const isUnusedPreload = /was preloaded using link preload but not used/;

test.describe.configure({ mode: 'parallel' });

/** A mouse, a finger, and 1280 px at a zoom of 200 %. `least`: the minimum size of a target in pixels. */
const devices = [
  { viewport: { width: 1280, height: 800 }, least: 24 },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, least: 44 },
  { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, least: 24 },
] as const;

for (const { least, ...device } of devices) {
  const { viewport } = device;
  test(`every screen passes at ${viewport.width} px, in light and in dark: no serious axe finding, no overflow, large enough targets, everything reachable by keyboard, a clean console`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(420_000);
    const context = await browser.newContext({
      ...device,
      colorScheme: 'light',
      ...(baseURL ? { baseURL } : {}),
      reducedMotion: 'reduce',
    });
    // Tests reach no tile host; a map without tiles has a test of its own beside the screen.
    await context.route('https://tile.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: tile }),
    );
    const page = await context.newPage();
    const said = consoleErrors(page);
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading').or(page.getByText('404 Page Not Found')).first()).toBeVisible();
      await inspect(page, path, least);
    }
    await new SignInPage(page).signIn(highAdmin);
    const dashboard = new DashboardPage(page);
    for (const tab of tabs) {
      await dashboard.open(tab);
      await expect(page.getByRole('tabpanel', { name: tab }).getByText(/\w/).first()).toBeVisible();
      await inspect(page, tab, least);
      for (const part of parts[tab] ?? []) {
        await page.getByRole('tab', { name: part, exact: true }).click();
        await expect(page.getByRole('tabpanel', { name: part }).getByText(/\w/).first()).toBeVisible();
        await inspect(page, `${tab}: ${part}`, least);
      }
    }
    await dashboard.open('Overview');
    await page.getByTitle('Explain Net Worth', { exact: true }).click();
    await expect(page.getByText(/Recomputed here/)).toBeVisible();
    await inspect(page, 'an explanation', least);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Account of/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Manage Addresses' })).toBeVisible();
    await inspect(page, 'account menu', least);
    await page.getByRole('menuitem', { name: 'Manage Addresses' }).click();
    await expect(page.getByRole('dialog', { name: 'Manage Addresses' })).toBeVisible();
    await inspect(page, 'addresses', least);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByText('Advanced Rate Management')).toBeVisible();
    await inspect(page, 'settings', least);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
    await inspect(page, '/profile', least);
    await switchTo(page, 'dark');
    await page.goto('/dashboard');
    await expect(page.getByRole('tabpanel').getByText(/\w/).first()).toBeVisible();
    expect(await seriousFindings(page, colorRules), 'opened in dark').toEqual([]);
    expect(said.filter((line) => !isUnusedPreload.test(line))).toEqual([]);
    await context.close();
  });
}

test('the contrast check finds unreadable text every time', async ({ page }) => {
  await page.setContent(
    '<main><p style="color: #999; background: #eee">Pale</p><p style="color: #111">Dark</p></main>',
  );
  const pale = ['color-contrast: <p style="color: #999; background: #eee">Pale</p>'];
  expect(await seriousFindings(page, colorRules)).toEqual(pale);
  expect(await seriousFindings(page, colorRules)).toEqual(pale);
});

test('the keyboard check finds what is unreachable or has no visible focus', async ({ page }) => {
  await page.setContent(`
    <style>.plain:focus { outline: none } .pressed { cursor: pointer } header { position: fixed; inset: 0 0 auto; z-index: 1; height: 60px }</style>
    <header><button>Menu</button></header>
    <main style="padding-top: 80px">
      <button>Good</button>
      <button class="plain">Unseen focus</button>
      <button tabindex="-1">No stop</button>
      <div class="pressed">Pointer alone</div>
      <div style="position: absolute; top: 0"><a href="#x">Covered</a></div>
      <ul><li><button tabindex="0">First</button></li><li><button tabindex="-1">Second</button></li></ul>
    </main>`);
  expect(await keyboardFaults(page)).toEqual([
    'BUTTON "Unseen focus" does not show the focus',
    'A "Covered" has the focus out of sight',
    'BUTTON "No stop" is no tab stop',
    'DIV "Pointer alone" is for the pointer alone',
  ]);
});

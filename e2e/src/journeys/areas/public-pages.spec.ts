import { openSignedIn } from '../../open-signed-in';
import { customer } from '../../seeded-users';
import { expect, test } from '../../test';

test('the landing page leads to sign-up and sign-in, and explains both', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toHaveAttribute('href', '/signin');
  for (const reason of ['Managed Services', 'Frictionless Experience', 'Trusted Professionals']) {
    await expect(page.getByRole('heading', { name: reason })).toBeVisible();
  }
  const steps = page.getByRole('region', { name: 'How It Works' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
});

test('the two promises of the landing page begin a line each, on a desktop and on a phone', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Good help at the door. Your money in order.');
    const [first, second] = await heading.locator('span').evaluateAll((promises) =>
      promises.map((promise) => {
        const lines = Array.from(promise.getClientRects());
        return { left: lines[0]?.left ?? 0, top: lines[0]?.top ?? 0, bottom: lines.at(-1)?.bottom ?? 0 };
      }),
    );
    expect(second?.left, `at ${viewport.width} px`).toBe(first?.left);
    expect(second?.top, `at ${viewport.width} px`).toBeGreaterThanOrEqual((first?.bottom ?? 0) - 1);
  }
});

test('the clock shows the long date and is updated every second', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-04T09:05:07') });
  await page.goto('/');
  const clock = page.getByRole('timer');
  await expect(clock).toContainText('Wednesday, March 4, 2026');
  await page.clock.pauseAt(new Date('2026-03-04T09:06:00'));
  await expect(clock).toContainText('9:06:00 AM');
  await page.clock.runFor(1000);
  await expect(clock).toContainText('9:06:01 AM');
});

test('about and contact are linked and have content', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Plaza' })).toBeVisible();
  await expect(page).toHaveTitle('About · Plaza');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'support@plaza.example' })).toBeVisible();
});

test('any other path is the not-found page', async ({ page }) => {
  for (const path of ['/nowhere', '/dashboard2', '/about/us']) {
    await page.goto(path);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  }
});

test('a page without an icon of its own has the one that browsers request by default', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
});

test('without a session the dashboard and the profile lead to sign-in', async ({ page }) => {
  for (const [path, signIn] of [
    ['/dashboard', '/signin'],
    ['/profile', '/signin?next=%2Fprofile'],
    ['/dashboard/markets', '/signin?next=%2Fdashboard%2Fmarkets'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(signIn);
  }
});

test('no remote is requested on the landing page', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/remotes/') || path.startsWith('/api/'))).toEqual([]);
});

test('the public pages are readable without scripts, in light and in dark', async ({ browser, baseURL }) => {
  for (const [colorScheme, ground] of [
    ['light', 'rgb(247, 246, 243)'],
    ['dark', 'rgb(21, 20, 18)'],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    for (const [path, heading] of [
      ['/', 'Good help at the door. Your money in order.'],
      ['/about', 'About Plaza'],
      ['/contact', 'Contact'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute('href', '/signin');
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
    }
    await page.goto('/');
    const picture = page.getByRole('img', { name: /^The overview/ });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`-${colorScheme}.`);
    await context.close();
  }
});

test('the chosen colour mode is applied before the first paint, including pictures', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('plaza.color-mode', 'dark'));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 20, 18)');
  const picture = page.getByRole('img', { name: /^The overview/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-dark.');
  expect(scripts[0]).toContain('/assets/visitor.');
});

test('the prerendered page equals the page that the program renders', async ({ page }) => {
  const look = () =>
    page.evaluate(() => ({
      text: document.body.textContent.replace(/\d+:\d+:\d+/, ''),
      places: [...document.querySelectorAll('h1, h2, h3, p, a, img')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
      }),
      color: getComputedStyle(document.body).color,
    }));
  const isDrawn = () => page.locator('#drawn').count();
  for (const path of ['/', '/about', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const drawn = await look();
    expect(await isDrawn()).toBe(1);
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await isDrawn()).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(look).toEqual(drawn);
  }
});

test('a signed-in user finds the way to the dashboard, also after signing in elsewhere', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  const other = await context.newPage();
  await openSignedIn(other, customer);
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await other.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a visitor leaves no data of an earlier user in the browser', async ({ page }) => {
  await page.goto('/healthz');
  await page.evaluate(() => {
    localStorage.setItem('plaza.first-steps.1f0c6ad2-7c5e-4a51-9d61-5d8f4a9b0c11', 'seen');
    localStorage.setItem('plaza.color-mode', 'dark');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['plaza.color-mode']);
});

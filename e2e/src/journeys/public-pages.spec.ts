import { expect, test } from '../test';

test('the landing page leads to sign-up and sign-in, and says why and how', async ({ page }) => {
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

test('the clock shows the long date and moves every second', async ({ page }) => {
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

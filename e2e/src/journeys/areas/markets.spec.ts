import { newUser } from '../../new-user';
import { openSignedIn } from '../../open-signed-in';
import { DashboardPage } from '../../pages/dashboard-page';
import { expect, type Page, type Request, test } from '../../test';

/** Signs in as a new user and opens the terminal. */
async function atTheTerminal(page: Page) {
  const { email, password: secret } = await newUser(page.request);
  await openSignedIn(page, email, secret);
  await new DashboardPage(page).open('Markets');
  await expect(page.getByRole('heading', { name: 'Global Markets Terminal' })).toBeVisible();
}

const rowOf = (page: Page, name: RegExp) => page.getByRole('row', { name }).first();

test('the terminal has eight tabs of simulated quotes, marked as such', async ({ page }) => {
  await atTheTerminal(page);
  const status = page.getByRole('group', { name: 'Data status' });
  await expect(status).toContainText('LIVE');
  await expect(status).toContainText('Simulated');
  const names = ['Crypto', 'Stocks', 'Forex', 'Gold', 'Bonds', 'ETFs', 'Economy', 'News'];
  await expect(page.getByRole('tablist', { name: 'Markets' }).getByRole('tab')).toHaveText(names);
  const seen = [
    /Bitcoin/,
    /Apple/,
    /USD\/CAD/,
    /Gold/,
    /US Treasury 10Y/,
    /SPY/,
    /Unemployment/,
    /Plaza simulated feed/,
  ];
  for (const [index, name] of names.entries()) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(
      page
        .getByRole('tabpanel', { name, exact: true })
        .getByText(seen[index] ?? '')
        .first(),
    ).toBeVisible();
  }
});

test('on phones the sparklines of the last week are aligned, with the same width and height as on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atTheTerminal(page);
  const lines = page.getByRole('listitem').locator('svg[viewBox="0 0 96 24"]');
  await expect(lines.nth(5)).toBeVisible();
  const drawn = await lines.evaluateAll((all) =>
    all.slice(0, 6).map((line) => {
      const { left, width, height } = line.getBoundingClientRect();
      const path = line.querySelector('path');
      return { left, width, height, effect: path && getComputedStyle(path).vectorEffect };
    }),
  );
  const [{ left = 0 } = {}] = drawn;
  expect(drawn).toEqual(drawn.map(() => ({ left, width: 56, height: 24, effect: 'non-scaling-stroke' })));
});

test('prices are updated automatically on an open terminal', async ({ page }) => {
  await atTheTerminal(page);
  const prices = () => page.getByRole('row').allInnerTexts();
  await expect(rowOf(page, /Bitcoin/)).toBeVisible();
  const before = (await prices()).join();
  await expect.poll(async () => (await prices()).join(), { timeout: 15_000 }).not.toBe(before);
});

test('a currency pair is saved as a favourite, is kept after a reload, and is removed', async ({ page }) => {
  await atTheTerminal(page);
  await page.getByRole('tab', { name: 'Forex' }).click();
  const row = rowOf(page, /USD\/CAD/);
  await row.getByRole('button', { name: /^Favorite/ }).click();
  await expect(page.getByText('Added to favorites!').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible();
  await expect(page.getByText('1 saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Forex' }).click();
  const star = rowOf(page, /USD\/CAD/).getByRole('button', { name: /^Favorite/ });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(page.getByText('Removed from favorites!').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toHaveCount(0);
});

test("a stock is found by a suggestion, and stays in the user's list", async ({ page }) => {
  await atTheTerminal(page);
  await page.getByRole('tab', { name: 'Stocks' }).click();
  await page.getByRole('combobox', { name: 'Search stocks and ETFs' }).fill('shop');
  await page.getByRole('option', { name: /SHOP/ }).click();
  const searched = page.getByRole('heading', { name: 'Your Searched Stocks' });
  await expect(searched).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Stocks' }).click();
  await expect(searched).toBeVisible();
  await page.getByRole('button', { name: /^Remove Shopify/ }).click();
  await expect(searched).toHaveCount(0);
});

test('a price alert that fires is shown at once, and listed', async ({ page }) => {
  await atTheTerminal(page);
  const token = await page.evaluate(() => localStorage.getItem('jwt'));
  const headers = { Authorization: `Bearer ${token}` };
  const coins = await (await page.request.get('/api/v1/markets/crypto', { headers })).json();
  // At least one of these prices changes within seconds.
  for (const key of ['bitcoin', 'ethereum', 'solana', 'cardano', 'ripple']) {
    const { price_usd: price } = coins.prices[key];
    for (const [direction, threshold] of [
      ['above', price * 1.00005],
      ['below', price * 0.99995],
    ]) {
      const data = { kind: 'crypto', key, direction, threshold };
      expect((await page.request.post('/api/v1/markets/alerts', { headers, data })).status()).toBe(201);
    }
  }
  const alerts = page.getByRole('button', { name: /^Alerts, \d+ new/ });
  await expect(alerts).toBeVisible({ timeout: 25_000 });
  await alerts.click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Bitcoin|Ethereum|Solana|Cardano|XRP/)
      .first(),
  ).toBeVisible();
  const firings = async () => (await page.request.get('/api/v1/markets/alert-firings', { headers })).json();
  await expect.poll(async () => (await firings()).some(({ seen }: { seen: boolean }) => seen)).toBe(true);
});

test('a chart shows a day, a week, a month and a year', async ({ page }) => {
  await atTheTerminal(page);
  await rowOf(page, /Bitcoin/)
    .getByRole('button', { name: /^Chart of/ })
    .click();
  const dialog = page.getByRole('dialog');
  for (const range of ['Day', 'Week', 'Month', 'Year']) {
    await dialog.getByRole('radio', { name: range }).click();
    await expect(dialog.locator('svg.recharts-surface').first()).toBeVisible();
  }
});

test('seven windows on the terminal all load and receive each push over one event stream', async ({
  page,
  context,
}) => {
  test.slow(); // seven pages
  const open = new Set<Request>();
  let most = 0;
  context.on('request', (asked) => {
    if (asked.method() !== 'GET' || !/\/api\/v1\/events(\?|$)/.test(asked.url())) return;
    open.add(asked);
    most = Math.max(most, open.size);
  });
  context.on('requestfailed', (asked) => void open.delete(asked));
  context.on('requestfinished', (asked) => void open.delete(asked));
  await atTheTerminal(page);
  const address = page.url();
  const windows = [page];
  const bitcoinIn = (window: Page) => rowOf(window, /Bitcoin/).textContent();
  // In sequence, as a person would: loading seven at once would measure the machine.
  while (windows.length < 7) {
    const window = await context.newPage();
    await window.goto(address);
    await expect(rowOf(window, /Bitcoin/)).toBeVisible();
    windows.push(window);
  }
  const changes = async (seen: Page[]) => {
    const before = await Promise.all(seen.map(bitcoinIn));
    for (const [index, window] of seen.entries()) {
      await expect.poll(() => bitcoinIn(window), { timeout: 15_000 }).not.toBe(before[index]);
    }
  };
  await changes(windows);
  expect([most, open.size]).toEqual([1, 1]);
  page.once('close', () => {
    for (const asked of open) if (asked.frame().page() === page) open.delete(asked);
  });
  await page.close(); // the window that has the stream
  await changes(windows.slice(1));
  expect(open.size).toBe(1);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cellsOf, openTerminal } from '../testing/screens';
import { freshFeed, marketsForTests, signedInStore } from '../testing/server';

const markets = marketsForTests();
const spy = { symbol: 'SPY', name: 'SPDR S&P 500', price: 590, changePercent: 0 };
const zed = { symbol: 'ZED', name: 'Zed Works', price: 12.5, changePercent: 0.4 };
const ms = { symbol: 'MS', name: 'Morgan Stanley', price: 130, changePercent: 1 };
const apple = { symbol: 'AAPL', name: 'Apple Inc.', price: 230, changePercent: 0.4 };

afterEach(() => jest.useRealTimers());

beforeEach(() => {
  markets.suggestions = [spy, zed, ms, apple];
  markets.history = [
    { at: '2026-11-13T12:00:00.000Z', price: 500 },
    { at: '2026-11-20T11:45:00.000Z', price: 598.2 },
  ];
});

const quotesOf = (...symbols: string[]) =>
  `GET /api/v1/markets/stocks/quotes?${new URLSearchParams({ symbols: symbols.join(',') })}`;

const region = () => screen.findByRole('region', { name: 'Your Searched Stocks' });

/** Opens the Stocks tab and picks a suggestion. */
async function find(stock: { symbol: string }, store = signedInStore(), user = userEvent.setup()) {
  const view = openTerminal('Stocks', store);
  await pick(stock, user);
  return { ...view, found: within(await region()) };
}

async function pick({ symbol }: { symbol: string }, user = userEvent.setup()) {
  const box = await screen.findByRole('combobox', { name: 'Search stocks and ETFs' });
  await user.type(box, symbol.toLowerCase());
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${symbol}`) }));
}

test('an ETF has the alerts and the chart of an ETF, and the price of its list', async () => {
  markets.lines = { SPY: [520, 560, 598.2] };
  const { found } = await find(spy);
  expect(await found.findByText('$598.20')).toBeVisible();
  expect(await found.findByText('+15.04%')).toBeVisible();
  await userEvent.click(await found.findByRole('button', { name: `Price Alerts for ${spy.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Price Alerts for ${spy.name}` }));
  await userEvent.click(dialog.getByRole('button', { name: 'Set Alert' }));
  expect(await dialog.findByText('At $598.20 or above')).toBeVisible();
  expect(markets.sent.map(({ body }) => body)).toMatchObject([{ kind: 'etfs', key: 'SPY' }]);
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await userEvent.click(await found.findByRole('button', { name: `Chart of ${spy.name}` }));
  expect(await screen.findByRole('img', { name: /^SPDR S&P 500 went from \$500.00/ })).toBeVisible();
  expect(markets.callCount('GET /api/v1/markets/history/etfs/SPY?range=week')).toBe(1);
});

test('an ETF found at an earlier visit has them too, and follows its price', async () => {
  const id = '1f0c6ad2-7c5e-4a51-9d61-5d8f4a9b0c03';
  const first = await find(spy, signedInStore(id));
  first.unmount();
  openTerminal('Stocks', signedInStore(id));
  const found = within(await region());
  expect(await found.findByRole('button', { name: `Price Alerts for ${spy.name}` })).toBeVisible();
  await waitFor(() => expect(markets.isFollowed).toBe(true));
  markets.push('quotes.changed', { kind: 'etfs', feed: freshFeed(), quotes: [['SPY', 600.5, 1]] });
  await waitFor(async () => expect(await cellsOf('SPY')).toContain('$600.50'));
});

test('a stock without a list can be charted, and not watched, as its price is not followed', async () => {
  const { found } = await find(zed);
  await waitFor(() => expect(markets.callCount('GET /api/v1/markets/etfs')).toBe(1));
  await userEvent.click(await found.findByRole('button', { name: `Chart of ${zed.name}` }));
  const chart = within(await screen.findByRole('dialog', { name: zed.name }));
  const summary = 'Zed Works went from $500.00 to $598.20 in the last week.';
  expect(await chart.findByRole('img', { name: summary })).toBeVisible();
  expect(chart.getByText('$598.20')).toBeVisible();
  expect(chart.getByText('+19.64%')).toBeVisible();
  expect(markets.callCount('GET /api/v1/markets/history/stocks/ZED?range=week')).toBe(1);
  expect(chart.queryByRole('button', { name: 'Price Alerts' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: `Price Alerts for ${zed.name}`, hidden: true })).not.toBeInTheDocument();
});

test('the chart of a stock without a list has the price of its row, in every range', async () => {
  markets.unlistedStocks = [{ ...zed, price: 600, volume: 1_000_000 }];
  const { found } = await find(zed);
  expect(await found.findByText('$600.00')).toBeVisible();
  await userEvent.click(await found.findByRole('button', { name: `Chart of ${zed.name}` }));
  const chart = within(await screen.findByRole('dialog', { name: zed.name }));
  const name = 'Zed Works went from $500.00 to $600.00 in the last week.';
  expect(await chart.findByRole('img', { name })).toBeVisible();
  expect(chart.getByText('$600.00')).toBeVisible();
  expect(chart.getByText('+20.00%')).toBeVisible();
  markets.history = markets.history.map((point) => ({ ...point, price: 480 }));
  await userEvent.click(chart.getByRole('radio', { name: 'Day' }));
  expect(await chart.findByText('+25.00%')).toBeVisible();
  expect(chart.getByText('$600.00')).toBeVisible();
});

test('a stock without a list, found at an earlier visit, has its current price', async () => {
  const id = '1f0c6ad2-7c5e-4a51-9d61-5d8f4a9b0c04';
  const first = await find(zed, signedInStore(id));
  first.unmount();
  markets.unlistedStocks = [{ ...zed, price: 14.75, changePercent: 2.1, volume: 1_000_000 }];
  openTerminal('Stocks', signedInStore(id));
  await waitFor(async () => expect(await cellsOf('ZED')).toEqual(['Zed Works', '$14.75', '+2.10%', '1.0M']));
  expect(markets.callCount(quotesOf('ZED'))).toBeGreaterThan(0);
  expect(markets.received.filter((call) => call.includes('/search/'))).toEqual([]);
});

test('a stock without a list whose current price cannot be fetched stays', async () => {
  await find(zed);
  await waitFor(() => expect(markets.callCount(quotesOf('ZED'))).toBe(1));
  expect(await cellsOf('ZED')).toContain('$12.50');
});

test('the price of a stock without a list is fetched again each minute, as nobody pushes it', async () => {
  // Without a stream: prices are fetched again whenever one begins.
  markets.reject('get', '/api/v1/events', 403);
  jest.useFakeTimers({ advanceTimers: true });
  await find(zed, signedInStore(), userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  await waitFor(() => expect(markets.callCount(quotesOf('ZED'))).toBe(1));
  markets.unlistedStocks = [{ ...zed, price: 14.75, volume: 1_000_000 }];
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await waitFor(async () => expect(await cellsOf('ZED')).toContain('$14.75'));
});

test('stocks without a list are fetched together, and keep their last price while their source fails', async () => {
  markets.unlistedStocks = [
    { ...zed, price: 14.75, volume: 1_000_000 },
    { ...ms, volume: 2_000_000 },
  ];
  await find(ms);
  await pick(zed);
  await waitFor(async () => expect(await cellsOf('ZED')).toContain('$14.75'));
  const before = markets.callCount(quotesOf('MS', 'ZED'));
  markets.unlistedStocks = [{ ...ms, price: 131, volume: 2_000_000 }];
  await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
  await waitFor(async () => expect(await cellsOf('MS')).toContain('$131.00'));
  expect(markets.callCount(quotesOf('MS', 'ZED'))).toBe(before + 1);
  expect(await cellsOf('ZED')).toContain('$14.75');
  const third = { ...zed, symbol: 'YET', name: 'Yet Works' };
  markets.suggestions = [third];
  await pick(third);
  await waitFor(() => expect(markets.callCount(quotesOf('MS', 'YET', 'ZED'))).toBe(1));
  expect(await cellsOf('ZED')).toContain('$14.75');
});

test('if all searched stocks are popular, no other list is fetched', async () => {
  const { found } = await find(apple);
  expect(await found.findByRole('button', { name: `Price Alerts for ${apple.name}` })).toBeVisible();
  expect(await found.findByText('$231.50')).toBeVisible();
  expect(markets.callCount('GET /api/v1/markets/etfs')).toBe(0);
  expect(markets.received.filter((call) => /\/(search|quotes)/.test(call))).toEqual([]);
});

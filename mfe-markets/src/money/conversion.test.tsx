import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { marketsApi } from '../markets-api';
import { cellsOf, openTerminal } from '../testing/screens';
import { marketsForTests, personalRateFixture, settingsFixture } from '../testing/server';

const markets = marketsForTests();
const ratesCall = 'GET /api/v1/finance/rates';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const turnsTo = (head: string, figure: string) => waitFor(async () => expect(await cellsOf(head)).toContain(figure));
const goTo = (tab: string) => userEvent.click(screen.getByRole('tab', { name: tab }));

test('coins, commodities and bonds are shown in the base currency, stocks and ETFs in dollars', async () => {
  markets.settings = settingsFixture({ baseCurrency: 'EUR' });
  markets.favourites.set('stocks', [{ symbol: 'AAPL', name: 'Apple Inc.' }]);
  markets.favouriteStocksData = markets.lists.stocks as typeof markets.favouriteStocksData;
  openTerminal();
  await turnsTo('BTC', '€87,525.00');
  await turnsTo('DOGE', '€0.302508');
  await goTo('Gold');
  await turnsTo('XAU', '€2,385.09/oz');
  expect(screen.getByRole('group', { name: 'Gold' })).toHaveTextContent('€2,385.09');
  await goTo('Bonds');
  expect(await cellsOf('US 10-Year Treasury')).toEqual(['10Y', '4.25%', '€38.25', '-0.02 pp']);
  await goTo('ETFs');
  await turnsTo('SPY', '$598.20');
  await goTo('Stocks');
  await turnsTo('AAPL', '$231.50');
  await userEvent.type(screen.getByRole('combobox', { name: 'Search stocks and ETFs' }), 'TSLA{Enter}');
  const searched = await screen.findByRole('region', { name: 'Your Searched Stocks' });
  expect(within(searched).getByText('$340.10')).toBeVisible();
  expect(within(await screen.findByRole('region', { name: 'Your Favorites' })).getByText('$231.50')).toBeVisible();
});

test('prices stay in dollars if there is no rate for the base currency', async () => {
  markets.settings = settingsFixture({ baseCurrency: 'CHF' });
  markets.dollarFactor = personalRateFixture({ factor: null, source: null, asOf: null });
  openTerminal();
  await waitFor(() => expect(markets.callCount(ratesCall)).toBe(1));
  await turnsTo('BTC', '$97,250.00');
});

test.each([
  personalRateFixture({ factor: '1.5', source: 'override', asOf: null }),
  personalRateFixture({ factor: '1.5', source: 'locked', locked: true }),
])("the user's rate in finance is used in lists, favorites and charts ($source)", async (rate) => {
  markets.settings = settingsFixture({ baseCurrency: 'CAD' });
  markets.dollarFactor = rate;
  markets.favourites.set('crypto', [{ symbol: 'BTC', name: 'Bitcoin' }]);
  markets.history = [
    { at: '2026-11-19T12:00:00.000Z', price: 1000 },
    { at: '2026-11-20T12:00:00.000Z', price: 2000 },
  ];
  openTerminal();
  await turnsTo('BTC', 'CA$145,875.00');
  const favourites = await screen.findByRole('region', { name: 'Your Favorites' });
  expect(await within(favourites).findByText('CA$145,875.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Chart of Bitcoin' }));
  expect(await screen.findByRole('img', { name: /from CA\$1,500\.00 to CA\$145,875\.00/ })).toBeVisible();
});

test('a custom rate saved in the settings is used at once', async () => {
  markets.settings = settingsFixture({ baseCurrency: 'EUR' });
  const { store } = openTerminal();
  await turnsTo('BTC', '€87,525.00');
  markets.dollarFactor = personalRateFixture({ factor: '0.5', source: 'override', asOf: null });
  act(() => void store.dispatch(marketsApi.util.invalidateTags(['finance/settings', 'finance/rates'])));
  await turnsTo('BTC', '€48,625.00');
});

test('the code follows the figure if symbols are switched off', async () => {
  markets.settings = settingsFixture({ baseCurrency: 'EUR', displaySymbols: false });
  openTerminal();
  await turnsTo('BTC', '87,525.00 EUR');
  await goTo('Stocks');
  await turnsTo('AAPL', '231.50 USD');
});

test('no rates are fetched for dollars', async () => {
  openTerminal();
  await turnsTo('BTC', '$97,250.00');
  await waitFor(() => expect(markets.callCount('GET /api/v1/finance/settings')).toBe(1));
  expect(markets.callCount(ratesCall)).toBe(0);
});

test.each([
  [403, 0],
  [503, 1],
])('without settings (%d) prices stay in dollars, which is logged if unexpected', async (status, logged) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isRequested = false;
  server.use(
    http.get('/api/v1/finance/settings', () => {
      isRequested = true;
      return errorAnswer(status, 'Not for you', 'tab_not_permitted');
    }),
  );
  openTerminal();
  await turnsTo('BTC', '$97,250.00');
  expect(isRequested).toBe(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(new Set(warn.mock.calls.map(([message]) => message)).size).toBe(logged));
});

test.each([
  [true, 2],
  [false, 1],
])('rates are refetched after five minutes if that is switched on (%s)', async (autoRefreshRates, times) => {
  jest.useFakeTimers({ advanceTimers: true });
  markets.settings = settingsFixture({ baseCurrency: 'EUR', autoRefreshRates });
  openTerminal();
  await screen.findByText('€87,525.00');
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  await waitFor(() => expect(markets.callCount(ratesCall)).toBe(times));
});

test('a terminal that opens again refetches rates that are older than five minutes', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  markets.settings = settingsFixture({ baseCurrency: 'EUR' });
  const { leaveAndReturn } = openTerminal();
  await screen.findByText('€87,525.00');
  markets.dollarFactor = personalRateFixture({ factor: '0.5' });
  leaveAndReturn();
  expect(markets.callCount(ratesCall)).toBe(1);
  jest.setSystemTime(Date.now() + 3 * 3_600_000);
  leaveAndReturn();
  await turnsTo('BTC', '€48,625.00');
  expect(markets.callCount(ratesCall)).toBe(2);
});

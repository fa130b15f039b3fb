import { limits } from '@plaza/contracts/limits';
import { holdRequests, server } from '@plaza/test-kit/screens/mock-server';
import { createAppStore } from '@plaza/web-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expectToast, openTerminal } from '../testing/screens';
import { marketsForTests, signedInStore } from '../testing/server';

const markets = marketsForTests();
const panel = () => screen.findByRole('region', { name: 'Your Favorites' });
const star = (name: string) => screen.findByRole('button', { name: `Favorite ${name}` });

afterEach(() => jest.useRealTimers());

const kinds = [
  {
    tab: 'Crypto',
    name: 'Bitcoin',
    kind: 'crypto',
    sent: { symbol: 'BTC', name: 'Bitcoin' },
    section: 'Cryptocurrencies',
    line: 'BTC Bitcoin$97,250.00 +1.50%',
    identifier: 'BTC',
  },
  {
    tab: 'Stocks',
    name: 'Apple Inc.',
    kind: 'stocks',
    sent: { symbol: 'AAPL', name: 'Apple Inc.' },
    section: 'Stocks',
    line: 'AAPL Apple Inc.$231.50 +0.40%',
    identifier: 'AAPL',
  },
  {
    tab: 'Forex',
    name: 'USD/CAD',
    kind: 'forex',
    sent: { pair: 'USD/CAD', rate: 1.3712 },
    section: 'Currency Pairs',
    line: 'USD/CAD1.3712 +0.12%',
    identifier: 'USD%2FCAD',
  },
  {
    tab: 'Gold',
    name: 'Gold',
    kind: 'commodities',
    sent: { symbol: 'XAU', name: 'Gold', price: 2650.1 },
    section: 'Commodities',
    line: 'XAU Gold$2,650.10/oz +0.80%',
    identifier: 'XAU',
  },
  {
    tab: 'Bonds',
    name: 'US 10-Year Treasury',
    kind: 'bonds',
    sent: { name: 'US 10-Year Treasury', yield: 4.25, maturity: '10Y' },
    section: 'Bonds',
    line: 'US 10-Year Treasury4.25% -0.02 pp',
    identifier: 'US%2010-Year%20Treasury',
  },
  {
    tab: 'ETFs',
    name: 'SPDR S&P 500',
    kind: 'etfs',
    sent: { symbol: 'SPY', name: 'SPDR S&P 500', price: 598.2 },
    section: 'ETFs',
    line: 'SPY SPDR S&P 500$598.20 +0.00%',
    identifier: 'SPY',
  },
  {
    tab: 'Economy',
    name: 'S&P 500',
    kind: 'economic-indicators',
    sent: { name: 'S&P 500', description: 'The 500 largest companies of the US' },
    section: 'Economic Indicators',
    line: 'S&P 5005,987.37 points -0.21%',
    identifier: 'S%26P%20500',
  },
  {
    tab: 'News',
    name: 'Central bank keeps its rate',
    kind: 'news',
    sent: { newsId: 'n-1', title: 'Central bank keeps its rate', source: 'The Wire' },
    section: 'News Articles',
    line: 'Central bank keeps its rateThe Wire',
    identifier: 'n-1',
  },
] as const;

describe.each(kinds)('a favorite of $kind', ({ tab, name, kind, sent, section, line, identifier }) => {
  it('is saved with the star of its row, shown in the panel, and removed with the star there', async () => {
    markets.favouriteStocksData = markets.lists.stocks as typeof markets.favouriteStocksData;
    openTerminal(tab);
    await waitFor(() => expect(markets.callCount(`GET /api/v1/markets/favorite-${kind}`)).toBe(1));
    expect(await star(name)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await star(name));
    await expectToast('Added to favorites!');
    expect(markets.sent).toEqual([{ call: `POST /api/v1/markets/favorite-${kind}`, body: sent }]);
    expect(await star(name)).toHaveAttribute('aria-pressed', 'true');

    const favourites = await panel();
    expect(within(favourites).getByText('1 saved')).toBeVisible();
    const list = within(favourites).getByRole('region', { name: section });
    await waitFor(() => expect(within(list).getByRole('listitem').textContent?.replace(/\s+/g, ' ').trim()).toBe(line));

    await userEvent.click(within(list).getByRole('button', { name: `Remove ${name} from favorites` }));
    await expectToast('Removed from favorites!');
    expect(markets.callCount(`DELETE /api/v1/markets/favorite-${kind}/${identifier}`)).toBe(1);
    expect(await star(name)).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText('Your Favorites')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(within(await panel()).getByText('1 saved')).toBeVisible();
    expect(markets.sent.at(-1)).toMatchObject({ call: `POST /api/v1/markets/favorite-${kind}`, body: sent });
  });
});

describe('a star makes no other request than its own', () => {
  const requestsSince = (before: number) =>
    markets.received.slice(before).filter((call) => !call.startsWith('GET /api/v1/finance/'));

  it('neither when it saves nor when it removes', async () => {
    openTerminal();
    await waitFor(() => expect(markets.callCount('GET /api/v1/markets/favorite-crypto')).toBe(1));
    await screen.findByText('$97,250.00');
    const before = markets.received.length;
    await userEvent.click(await star('Bitcoin'));
    await expectToast('Added to favorites!');
    expect(requestsSince(before)).toEqual(['POST /api/v1/markets/favorite-crypto']);
    await userEvent.click(await star('Bitcoin'));
    await expectToast('Removed from favorites!');
    expect(requestsSince(before)).toEqual([
      'POST /api/v1/markets/favorite-crypto',
      'DELETE /api/v1/markets/favorite-crypto/BTC',
    ]);
    expect(await star('Bitcoin')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the panel', () => {
  it('counts all favorites, in the sections that have any', async () => {
    markets.favourites.set('crypto', [
      { symbol: 'BTC', name: 'Bitcoin' },
      { symbol: 'GONE', name: 'A coin of no list' },
    ]);
    markets.favourites.set('news', [{ newsId: 'n-9', title: 'Old news', source: 'The Wire' }]);
    openTerminal();
    expect(await within(await panel()).findByText('3 saved')).toBeVisible();
    const sections = within(await panel()).getAllByRole('region');
    expect(sections.map((section) => within(section).getByRole('heading').textContent)).toEqual([
      'Cryptocurrencies',
      'News Articles',
    ]);
    expect(screen.getByText('A coin of no list')).toBeVisible();
  });

  it('shows of several coins with the same symbol the saved one, otherwise the largest', async () => {
    const coin = (name: string, price_usd: number, market_cap: number) => ({
      symbol: 'SAME',
      name,
      price_usd,
      price_change_24h: 0,
      market_cap,
    });
    markets.coins = {
      ...markets.coins,
      a: coin('Dear', 50, 1),
      b: coin('Large', 20, 1e9),
      c: coin('Cheap', 10, 2),
    };
    markets.favourites.set('crypto', [{ symbol: 'SAME', name: 'Renamed since' }]);
    const before = openTerminal();
    expect(await within(await panel()).findByText('$20.00')).toBeVisible();
    before.unmount();
    markets.favourites.set('crypto', [{ symbol: 'SAME', name: 'Dear' }]);
    openTerminal();
    expect(await within(await panel()).findByText('$50.00')).toBeVisible();
  });

  it('contains the texts for screen readers inside its scroll area, which would otherwise widen the page', async () => {
    markets.favourites.set('crypto', [{ symbol: 'BTC', name: 'Bitcoin' }]);
    openTerminal();
    const frame = within(await panel()).getByRole('group', { name: 'Favorites by kind' });
    expect(frame).toContainElement(within(frame).getByText('Bitcoin'));
    expect(frame).toHaveStyle({ position: 'relative', overflowX: 'auto' });
  });

  it('fetches the quotes of favorite stocks every minute, and only while there are any', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const call = 'GET /api/v1/markets/favorite-stocks-data';
    const first = openTerminal();
    await screen.findByText('$97,250.00');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(markets.callCount(call)).toBe(0);
    first.unmount();

    markets.favourites.set('stocks', [{ symbol: 'AAPL', name: 'Apple Inc.' }]);
    openTerminal();
    await waitFor(() => expect(markets.callCount(call)).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(markets.callCount(call)).toBe(2));
  });

  it('keeps the last quote of a favorite stock whose source fails', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    markets.favourites.set('stocks', [{ symbol: 'ZED', name: 'Zed Works' }]);
    markets.favouriteStocksData = [{ symbol: 'ZED', name: 'Zed Works', price: 14.75, changePercent: 1, volume: 1 }];
    openTerminal();
    expect(await within(await panel()).findByText('$14.75')).toBeVisible();
    markets.favouriteStocksData = [];
    const call = 'GET /api/v1/markets/favorite-stocks-data';
    const before = markets.callCount(call);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(markets.callCount(call)).toBeGreaterThan(before));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(within(await panel()).getByText('$14.75')).toBeVisible();
  });

  it('shows which kinds could not be loaded, and fetches them again', async () => {
    markets.favourites.set('crypto', [{ symbol: 'BTC', name: 'Bitcoin' }]);
    markets.favourites.set('bonds', [{ name: 'US 10-Year Treasury', yield: 4.25, maturity: '10Y' }]);
    markets.reject('get', '/api/v1/markets/favorite-crypto');
    openTerminal();
    expect(await within(await panel()).findByText('Cryptocurrencies could not be loaded.')).toBeVisible();
    expect(within(await panel()).getByText('1 saved')).toBeVisible();
    markets.serve();
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Retry' }));
    expect(await within(await panel()).findByText('2 saved')).toBeVisible();
    expect(screen.queryByText('Cryptocurrencies could not be loaded.')).not.toBeInTheDocument();
    expect(await star('Bitcoin')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is fetched again when Markets is reopened after five minutes, as another window may have changed it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const store = signedInStore();
    const call = 'GET /api/v1/markets/favorite-bonds';
    const before = openTerminal(undefined, store);
    await waitFor(() => expect(markets.callCount(call)).toBe(1));
    before.unmount();
    jest.setSystemTime(Date.now() + 301_000);
    markets.favourites.set('bonds', [{ name: 'US 10-Year Treasury', yield: 4.25, maturity: '10Y' }]);
    openTerminal(undefined, store);
    expect(await within(await panel()).findByText('1 saved')).toBeVisible();
  });

  it('makes no request without a session, and shows no stars', async () => {
    openTerminal(undefined, createAppStore());
    await screen.findByText('$97,250.00');
    expect(markets.received.filter((call) => call.includes('favorite'))).toEqual([]);
  });
});

describe('a star', () => {
  it('is empty again when the server rejects it', async () => {
    markets.reject('post', '/api/v1/markets/favorite-crypto', 409, 'There is no room for more.');
    openTerminal();
    await userEvent.click(await star('Bitcoin'));
    await expectToast('Failed to add to favorites');
    await expectToast('There is no room for more.');
    expect(await star('Bitcoin')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText('Your Favorites')).not.toBeInTheDocument();
  });

  it('stays filled when the server does not remove it', async () => {
    markets.favourites.set('crypto', [{ symbol: 'BTC', name: 'Bitcoin' }]);
    markets.reject('delete', '/api/v1/markets/favorite-crypto/:key');
    openTerminal();
    await waitFor(async () => expect(await star('Bitcoin')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(await star('Bitcoin'));
    await expectToast('Failed to remove from favorites');
    expect(await star('Bitcoin')).toHaveAttribute('aria-pressed', 'true');
    expect(await within(await panel()).findByText('1 saved')).toBeVisible();
  });

  it('of a list that could not be loaded shows what is saved, once it was pressed', async () => {
    markets.favourites.set('crypto', [{ symbol: 'BTC', name: 'Bitcoin' }]);
    markets.reject('get', '/api/v1/markets/favorite-crypto');
    openTerminal();
    expect(await star('Bitcoin')).toHaveAttribute('aria-pressed', 'false');
    await within(await panel()).findByText('Cryptocurrencies could not be loaded.');
    markets.serve();
    server.use(
      http.post('/api/v1/markets/favorite-crypto', () => HttpResponse.json({ symbol: 'BTC', name: 'Bitcoin' })),
    );
    await userEvent.click(await star('Bitcoin'));
    await waitFor(async () => expect(await star('Bitcoin')).toHaveAttribute('aria-pressed', 'true'));
    expect(within(await panel()).getByText('1 saved')).toBeVisible();
  });

  it('in the panel waits for the one in the row', async () => {
    const release = holdRequests('post', '/api/v1/markets/favorite-crypto');
    openTerminal();
    await waitFor(() => expect(markets.callCount('GET /api/v1/markets/favorite-crypto')).toBe(1));
    await userEvent.click(await star('Bitcoin'));
    await userEvent.click(within(await panel()).getByRole('button', { name: removalOf('Bitcoin') }));
    release();
    await expectToast('Added to favorites!');
    expect(markets.received.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await userEvent.click(within(await panel()).getByRole('button', { name: removalOf('Bitcoin') }));
    await expectToast('Removed from favorites!');
  });

  it('that is clicked twice at once makes one request', async () => {
    const release = holdRequests('post', '/api/v1/markets/favorite-crypto');
    openTerminal();
    await waitFor(() => expect(markets.callCount('GET /api/v1/markets/favorite-crypto')).toBe(1));
    await userEvent.dblClick(await star('Bitcoin'));
    expect(await star('Bitcoin')).toHaveAttribute('aria-pressed', 'true'); // before the server has answered
    release();
    await expectToast('Added to favorites!');
    expect(markets.sent).toHaveLength(1);
    expect(markets.received.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });
});

test('that could not be removed is shown at its place again', async () => {
  markets.favourites.set('bonds', [
    { name: 'US 10-Year Treasury', yield: 4.25, maturity: '10Y' },
    { name: 'A bond of no list', yield: 3, maturity: '5Y' },
    { name: 'Another', yield: 2, maturity: '2Y' },
  ]);
  markets.reject('delete', '/api/v1/markets/favorite-bonds/:key');
  openTerminal();
  const names = () =>
    within(screen.getByRole('region', { name: 'Bonds' }))
      .getAllByRole('button')
      .map(labelOf);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove A bond of no list from favorites' }));
  await expectToast('Failed to remove from favorites');
  expect(names()).toEqual(['US 10-Year Treasury', 'A bond of no list', 'Another'].map(removalOf));
});

const removalOf = (name: string) => `Remove ${name} from favorites`;
const labelOf = (button: HTMLElement) => button.getAttribute('aria-label');

test('of a kind at its limit shows an error with the limit', async () => {
  const things = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ symbol: `E${place}`, name: `Fund ${place}`, price: 1 }));
  const message = `${limits.favouritesOfAKind} are saved here, the most there can be. Remove one to save another.`;
  markets.favourites.set('etfs', things(limits.favouritesOfAKind));
  markets.favourites.set('bonds', [{ name: 'US 10-Year Treasury', yield: 4.25, maturity: '10Y' }]);
  openTerminal();
  expect(within(await screen.findByRole('region', { name: 'ETFs' })).getByText(message)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Bonds' })).queryByText(message)).not.toBeInTheDocument();
});

import { favouriteKinds } from '@plaza/contracts/markets/kinds';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { cellsOf, openTerminal, rowHeads } from '../testing/screens';
import { freshFeed, marketsForTests } from '../testing/server';

const markets = marketsForTests();

afterEach(() => jest.restoreAllMocks());

const followed = () => waitFor(() => expect(markets.isFollowed).toBe(true));
const shows = (head: string, figure: string) => waitFor(async () => expect(await cellsOf(head)).toContain(figure));

/** The element that a row is, and the one that holds a figure. */
const rowOf = (head: string) => screen.getByRole('rowheader', { name: head }).closest('tr');

test('a pushed price replaces the old one and shows its direction; other rows do not change', async () => {
  openTerminal();
  await shows('BTC', '$97,250.00');
  await followed();
  const touched: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('tbody tr');
      if (row) touched.push(row.querySelector('th')?.textContent ?? '');
    }
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  markets.push('quotes.changed', { kind: 'crypto', feed: freshFeed(), quotes: [['bitcoin', 97_300, 1.55]] });
  await shows('BTC', '$97,300.00');
  watch.disconnect();
  expect(await cellsOf('BTC')).toEqual(['Bitcoin', '$97,300.00', '+1.55%']);
  expect(screen.getByText('$97,300.00')).toHaveAttribute('data-rose', 'true');
  expect(new Set(touched)).toEqual(new Set(['BTC']));
});

test('a price that changes again shows it again', async () => {
  openTerminal();
  await shows('BTC', '$97,250.00');
  await followed();
  const push = (price: number) =>
    markets.push('quotes.changed', { kind: 'crypto', feed: freshFeed(), quotes: [['bitcoin', price, 1]] });
  expect(screen.getByText('$97,250.00')).not.toHaveAttribute('data-changed');
  push(97_300);
  expect(await screen.findByText('$97,300.00')).toHaveAttribute('data-changed', 'once');
  push(97_200);
  expect(await screen.findByText('$97,200.00')).toHaveAttribute('data-changed', 'again');
  expect(screen.getByText('$97,200.00')).toHaveAttribute('data-rose', 'false');
});

test('rows keep their positions while prices are pushed, and are sorted when they are refetched', async () => {
  openTerminal();
  await shows('BTC', '$97,250.00');
  await followed();
  const before = rowOf('DOGE');
  markets.push('quotes.changed', { kind: 'crypto', feed: freshFeed(), quotes: [['dogecoin', 1_000_000, 1]] });
  await shows('DOGE', '$1,000,000.00');
  expect(rowHeads()).toEqual(['BTC', 'USDT', 'DOGE']);
  expect(rowOf('DOGE')).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  expect(rowHeads()).toEqual(['USDT', 'BTC', 'DOGE']);
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  expect(rowHeads()).toEqual(['DOGE', 'BTC', 'USDT']);
  markets.feed = freshFeed();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
  await waitFor(() => expect(rowHeads()).toEqual(['BTC', 'USDT', 'DOGE']));
});

test('unsorted rows are sorted again every ten seconds, while nobody uses them', async () => {
  const intervals = jest.spyOn(globalThis, 'setInterval');
  openTerminal();
  await shows('BTC', '$97,250.00');
  await followed();
  const push = (price: number) =>
    markets.push('quotes.changed', { kind: 'crypto', feed: freshFeed(), quotes: [['dogecoin', price, 1]] });
  const pass = () => {
    const look = intervals.mock.calls.findLast(([, ms]) => ms === 10_000)?.[0];
    if (typeof look === 'function') act(() => look());
  };
  push(1_000_000);
  await shows('DOGE', '$1,000,000.00');
  screen.getByRole('button', { name: 'Chart of Bitcoin' }).focus();
  pass();
  expect(rowHeads()).toEqual(['BTC', 'USDT', 'DOGE']);
  screen.getByRole('button', { name: 'Chart of Bitcoin' }).blur();
  document.dispatchEvent(new Event('scroll'));
  pass();
  expect(rowHeads()).toEqual(['BTC', 'USDT', 'DOGE']);
  pass();
  expect(rowHeads()).toEqual(['DOGE', 'BTC', 'USDT']);
});

test('a push makes an old list live again, and shows that it is simulated', async () => {
  markets.feed = freshFeed({ asOf: new Date(Date.now() - 25 * 60_000).toISOString() });
  openTerminal();
  expect(await screen.findByText('Updated 25m ago')).toBeVisible();
  await followed();
  markets.push('quotes.changed', { kind: 'crypto', feed: freshFeed({ simulated: true }), quotes: [] });
  expect(await screen.findByText('LIVE')).toBeVisible();
  expect(screen.getByText('Simulated')).toBeVisible();
});

const kinds = [
  { tab: 'Stocks', kind: 'stocks', key: 'AAPL', head: 'AAPL', figure: '$250.00', change: '+9.99%' },
  { tab: 'Forex', kind: 'forex', key: 'USD/CAD', head: 'USD/CAD', figure: '250.0000', change: '+9.99%' },
  { tab: 'Gold', kind: 'commodities', key: 'XAU', head: 'XAU', figure: '$250.00/oz', change: '+9.99%' },
  {
    tab: 'Bonds',
    kind: 'bonds',
    key: 'Germany 2-Year',
    head: 'Germany 2-Year',
    figure: '250.00%',
    change: '+22.71 pp',
  },
  { tab: 'ETFs', kind: 'etfs', key: 'SPY', head: 'SPY', figure: '$250.00', change: '+9.99%' },
] as const;

test.each(kinds)('a push of $kind reaches its tab', async ({ tab, kind, key, head, figure, change }) => {
  openTerminal(tab);
  await cellsOf(head);
  await followed();
  markets.push('quotes.changed', { kind, feed: freshFeed(), quotes: [[key, 250, 9.99]] });
  await shows(head, figure);
  expect(await cellsOf(head)).toContain(change);
  expect(screen.getByText('LIVE')).toBeVisible();
});

test('a favorite stock follows the pushes too', async () => {
  markets.favourites.set('stocks', [{ symbol: 'NVDA', name: 'Nvidia' }]);
  markets.favouriteStocksData = [{ symbol: 'NVDA', name: 'Nvidia', price: 140, changePercent: 1, volume: 1 }];
  openTerminal();
  expect(await screen.findByText('$140.00')).toBeVisible();
  await followed();
  markets.push('quotes.changed', { kind: 'stocks', feed: freshFeed(), quotes: [['NVDA', 141, 1.7]] });
  expect(await screen.findByText('$141.00')).toBeVisible();
});

test('a list that could not be refetched is live again after a push', async () => {
  openTerminal();
  await shows('BTC', '$97,250.00');
  await followed();
  markets.reject('get', '/api/v1/markets/crypto');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
  expect(await screen.findByText(/The last prices stay on screen/)).toBeVisible();
  expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  markets.push('quotes.changed', { kind: 'crypto', feed: freshFeed(), quotes: [['bitcoin', 97_300, 1.55]] });
  await shows('BTC', '$97,300.00');
  expect(screen.queryByText(/The last prices stay on screen/)).not.toBeInTheDocument();
  expect(screen.getByText('LIVE')).toBeVisible();
});

test('a notice that a push ended is not back while the next request is pending, and is when it fails', async () => {
  openTerminal();
  await shows('BTC', '$97,250.00');
  await followed();
  const refresh = screen.getByRole('button', { name: 'Refresh All' });
  markets.reject('get', '/api/v1/markets/crypto');
  await userEvent.click(refresh);
  expect(await screen.findByText(/The last prices stay on screen/)).toBeVisible();
  markets.push('quotes.changed', { kind: 'crypto', feed: freshFeed(), quotes: [['bitcoin', 97_300, 1.55]] });
  await shows('BTC', '$97,300.00');
  await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy', 'true'));
  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  server.use(http.get('/api/v1/markets/crypto', () => failed.then(() => errorAnswer(503, 'Out of service'))));
  await userEvent.click(refresh);
  await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText(/The last prices stay on screen/)).not.toBeInTheDocument();
  expect(screen.getByText('LIVE')).toBeVisible();
  fail();
  expect(await screen.findByText(/The last prices stay on screen/)).toBeVisible();
});

test('an answer that is older than a push does not take its price back', async () => {
  openTerminal();
  await shows('BTC', '$97,250.00');
  await followed();
  const before = markets.callCount('GET /api/v1/markets/crypto');
  const feed = freshFeed({ asOf: new Date(Date.now() + 60_000).toISOString() });
  markets.push('quotes.changed', { kind: 'crypto', feed, quotes: [['bitcoin', 97_300, 1.55]] });
  await shows('BTC', '$97,300.00');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
  await waitFor(() => expect(markets.callCount('GET /api/v1/markets/crypto')).toBe(before + 1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh All' })).not.toHaveAttribute('aria-busy'));
  expect(await cellsOf('BTC')).toContain('$97,300.00');
});

describe('after an interruption of the stream', () => {
  const coins = 'GET /api/v1/markets/crypto';
  const favouritesFetched = () => markets.received.filter((call) => call.includes('/favorite-')).length;

  async function open() {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    openTerminal();
    await shows('BTC', '$97,250.00');
    await followed();
    await waitFor(() => expect(favouritesFetched()).toBe(favouriteKinds.length));
  }

  test('missed prices are fetched, and so are favorites that were fetched five minutes ago', async () => {
    await open();
    const before = markets.callCount(coins);
    const later = Date.now() + 301_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    markets.favourites.set('bonds', [{ name: 'US 10-Year Treasury', yield: 4.25, maturity: '10Y' }]);
    markets.breakStreams();
    await waitFor(() => expect(markets.callCount(coins)).toBe(before + 1));
    expect(await screen.findByText('1 saved')).toBeVisible();
  });

  test('favorites that were fetched a moment ago are not fetched again', async () => {
    await open();
    const before = markets.callCount(coins);
    markets.breakStreams();
    await waitFor(() => expect(markets.callCount(coins)).toBe(before + 1));
    const refresh = screen.getByRole('button', { name: 'Refresh All' });
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy', 'true'));
    expect(favouritesFetched()).toBe(favouriteKinds.length);
  });
});

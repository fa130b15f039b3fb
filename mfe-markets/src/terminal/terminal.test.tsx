import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { useLocation, useNavigate } from '@plaza/web-kit/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { coin, freshFeed, marketsForTests, signedInStore, threeCoins } from '../testing/server';
import { Terminal } from './terminal';

const markets = marketsForTests();
const path = '/api/v1/markets/crypto';
const call = `GET ${path}`;

const outOfService = () => errorAnswer(503, 'Failed to fetch crypto prices', 'market_data_unavailable');
const failing = () => server.use(http.get(path, outOfService));
const show = () => renderInPlaza(<Terminal />, { store: signedInStore() });

const symbols = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
    .filter(Boolean);
const pricesAreHere = () => screen.findByText('$97,250.00');

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('prices', () => {
  it('are sorted from the most expensive to the cheapest, with symbol, name, price and change', async () => {
    show();
    await pricesAreHere();
    expect(symbols()).toEqual(['BTC', 'USDT', 'DOGE']);
    expect(cellsOf('Bitcoin')).toEqual(['Bitcoin', '$97,250.00', '+1.50%']);
    expect(cellsOf('Tether')).toEqual(['Tether', '$1.00', '+0.00%']);
    expect(cellsOf('Dogecoin')).toEqual(['Dogecoin', '$0.33612', '-4.20%']);
    expect(screen.getByText('3 cryptocurrencies')).toBeVisible();
  });

  it('can be sorted by their change', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: '24h Change' }));
    expect(symbols()).toEqual(['DOGE', 'USDT', 'BTC']);
    expect(screen.getByRole('columnheader', { name: '24h Change' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('are all rendered soon, also a hundred', async () => {
    markets.coins = Object.fromEntries(
      Array.from({ length: 100 }, (_, i) => [`c${i}`, coin(`C${i}`, `Coin ${i}`, i + 1)]),
    );
    const { container } = show();
    await waitFor(() => expect(container.querySelectorAll('tbody > tr')).toHaveLength(100));
  });

  it('are announced as loading in twelve rows until they arrive', async () => {
    server.use(http.get(path, () => delay('infinite')));
    show();
    expect(screen.getByText('Loading').closest('[role=status]')?.children).toHaveLength(1 + 1 + 12); // text, head, rows
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  });

  it('have a sparkline of the last week if it is known, which opens the chart', async () => {
    markets.lines = { bitcoin: [1, 2, 3] };
    show();
    await pricesAreHere();
    const row = screen.getByRole('row', { name: /Bitcoin/ });
    await waitFor(() => expect(row.querySelector('svg path[d^="M0.0 22.0"]')).toBeInTheDocument());
    expect(within(row).getByRole('button', { name: 'Chart of Bitcoin' })).toBeVisible();
  });
});

describe('the header', () => {
  it('names the terminal and its eight markets, crypto first', async () => {
    show();
    expect(screen.getByRole('heading', { name: 'Global Markets Terminal' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Crypto',
      'Stocks',
      'Forex',
      'Gold',
      'Bonds',
      'ETFs',
      'Economy',
      'News',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Crypto');
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('shows LIVE for new prices', async () => {
    show();
    expect(await screen.findByText('LIVE')).toBeVisible();
    expect(screen.queryByText('Simulated')).not.toBeInTheDocument();
  });

  it('shows the age of older prices, and that they are simulated', async () => {
    markets.feed = freshFeed({ asOf: new Date(Date.now() - 25 * 60_000).toISOString(), simulated: true });
    show();
    expect(await screen.findByText('Updated 25m ago')).toBeVisible();
    expect(screen.getByText('Simulated')).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  });

  it('is refetched with Refresh All', async () => {
    show();
    await pricesAreHere();
    markets.coins = { ...threeCoins, bitcoin: coin('BTC', 'Bitcoin', 98000) };
    await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
    expect(await screen.findByText('$98,000.00')).toBeVisible();
    expect(markets.callCount(call)).toBe(2);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh All' })).not.toHaveAttribute('aria-busy'));
  });
});

describe('the search box', () => {
  it('filters by name and by symbol without a request', async () => {
    show();
    await pricesAreHere();
    const box = screen.getByRole('searchbox', { name: 'Search cryptocurrencies' });
    await userEvent.type(box, ' bitC ');
    await waitFor(() => expect(symbols()).toEqual(['BTC']));
    expect(screen.getByText('1 of 3 cryptocurrencies')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'usdt');
    await waitFor(() => expect(symbols()).toEqual(['USDT']));
    expect(markets.callCount(call)).toBe(1);
  });

  it('shows that nothing matches, and can be cleared there', async () => {
    show();
    await pricesAreHere();
    await userEvent.type(screen.getByRole('searchbox'), 'gold');
    expect(screen.getByText('No cryptocurrency matches “gold”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(symbols()).toHaveLength(3);
  });
});

describe('without data', () => {
  it('shows it, and can be refreshed', async () => {
    markets.coins = {};
    show();
    expect(await screen.findByText('No Cryptocurrency Data Available')).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
    expect(screen.getByText('Unable to fetch cryptocurrencies at the moment. Please try refreshing.')).toBeVisible();
    markets.coins = threeCoins;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await pricesAreHere()).toBeVisible();
  });

  it('explains a failure and recovers with Retry Connection', async () => {
    failing();
    show();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load cryptocurrency data');
    expect(alert).toHaveTextContent('Failed to fetch crypto prices. Check your connection');
    expect(screen.getByRole('searchbox', { name: 'Search cryptocurrencies' })).toBeVisible();
    markets.serve();
    expect(markets.callCount(call)).toBe(0); // not retried by itself
    await userEvent.click(screen.getByRole('button', { name: 'Retry Connection' }));
    expect(await pricesAreHere()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('distinguishes a missing network from a failing server', async () => {
    server.use(http.get(path, () => HttpResponse.error()));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your internet connection');
  });

  it('recovers with Refresh All as well', async () => {
    failing();
    show();
    await screen.findByRole('alert');
    markets.serve();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
    expect(await pricesAreHere()).toBeVisible();
  });

  it('keeps the last prices visible when newer ones cannot be fetched', async () => {
    show();
    await pricesAreHere();
    failing();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load cryptocurrency data');
    expect(within(alert).getByRole('button', { name: 'Retry Connection' })).toBeVisible();
    expect(screen.getByText('$97,250.00')).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  });
});

describe('without a network', () => {
  const turn = (what: 'online' | 'offline') => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(what === 'online');
    act(() => void window.dispatchEvent(new Event(what)));
  };

  it('nothing is marked as live', async () => {
    show();
    await screen.findByText('LIVE');
    turn('offline');
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
    expect(screen.getByText(/^Updated /)).toBeVisible();
    turn('online');
    expect(screen.getByText('LIVE')).toBeVisible();
  });
});

/** Shows the address, with a button that goes back in the history. */
function AddressBar() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

describe('the URL', () => {
  const showAt = (address: string) =>
    renderInPlaza(
      <>
        <Terminal />
        <AddressBar />
      </>,
      { store: signedInStore(), path: address },
    );
  const address = () => screen.getByRole('status', { name: 'address' }).textContent;
  const press = (role: 'tab' | 'button', name: string) => userEvent.click(screen.getByRole(role, { name }));

  it('opens its tab, search and sorting', async () => {
    showAt('/?tab=stocks&search=a&sort=price.descending');
    await waitFor(() => expect(symbols()).toEqual(['TSLA', 'AAPL']));
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Stocks');
    expect(screen.getByRole('searchbox')).toHaveValue('a');
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('shows the first tab and sorting for unknown ones', async () => {
    showAt('/?tab=weather&sort=name.sideways');
    await pricesAreHere();
    expect(symbols()).toEqual(['BTC', 'USDT', 'DOGE']);
  });

  it('keeps a tab as one history entry, and a search and a sorting per tab', async () => {
    showAt('/');
    await pricesAreHere();
    await userEvent.type(screen.getByRole('searchbox'), 'bit');
    await press('button', '24h Change');
    expect(address()).toBe('?search=bit&sort=change.ascending');
    await press('tab', 'Forex');
    expect(address()).toBe('?tab=forex');
    expect(await screen.findByRole('searchbox')).toHaveValue('');
    await press('button', 'Back');
    expect(address()).toBe('?search=bit&sort=change.ascending');
    expect(screen.getByRole('searchbox')).toHaveValue('bit');
    await press('button', 'Back');
    expect(address()).toBe('?search=bit'); // what was typed is no step of its own
  });
});

describe('fetched data', () => {
  /** Opens the terminal, leaves it, and opens it again after some time. */
  async function visitTwice(apartMs: number) {
    jest.useFakeTimers({ now: Date.now(), doNotFake: everyTimer });
    const store = signedInStore();
    const first = renderInPlaza(<Terminal />, { store });
    await pricesAreHere();
    first.unmount();
    jest.setSystemTime(Date.now() + apartMs);
    renderInPlaza(<Terminal />, { store });
    await pricesAreHere();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh All' })).not.toHaveAttribute('aria-busy'));
  }
  const everyTimer = [
    ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
    ...(['nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ];

  it('is used for a visit within four minutes', async () => {
    await visitTwice(239_000);
    expect(markets.callCount(call)).toBe(1);
  });

  it('is stale after four minutes: the next visit refetches it', async () => {
    await visitTwice(241_000);
    expect(markets.callCount(call)).toBe(2);
  });

  it('stays cached for ten minutes after the last visit', async () => {
    const { store, unmount } = show();
    await pricesAreHere();
    const isCached = () =>
      Object.values(store.getState().api.queries).some((one) => one?.endpointName === 'marketsCrypto');
    jest.useFakeTimers();
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(599_000));
    expect(isCached()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(isCached()).toBe(false);
  });
});

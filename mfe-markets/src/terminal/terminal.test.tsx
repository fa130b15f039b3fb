import type { CryptoPrices } from '@plaza/contracts/markets';
import { server } from '@plaza/test-kit/screens/http-answers';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { createAppStore } from '@plaza/web-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { coin, cryptoAnswer, threeCoins } from '../test-prices';
import { Terminal } from './terminal';

const path = '/api/v1/markets/crypto';
let asked = 0;

/** Answers the crypto call from now on, and counts from nothing. */
function answer(given: CryptoPrices['prices'] | Response, other: Partial<CryptoPrices> = {}) {
  asked = 0;
  server.use(
    http.get(path, () => {
      asked += 1;
      return given instanceof Response ? given.clone() : HttpResponse.json(cryptoAnswer(given, other));
    }),
  );
}

const outOfService = () =>
  HttpResponse.json(
    { success: false, message: 'Failed to fetch crypto prices', error: { code: 'market_data_unavailable' } },
    { status: 503 },
  );

const symbols = () =>
  within(screen.getByRole('table', { name: 'Cryptocurrencies' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

afterEach(() => {
  jest.useRealTimers();
});

describe('prices', () => {
  it('stand from the dearest to the cheapest, with symbol, name, price and change', async () => {
    answer(threeCoins);
    renderInPlaza(<Terminal />);
    expect(await screen.findByRole('row', { name: 'BTC Bitcoin $97,250.00 +1.50%' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'USDT Tether $1.00 +0.00%' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'DOGE Dogecoin $0.33612 -4.20%' })).toBeVisible();
    expect(symbols()).toEqual(['BTC', 'USDT', 'DOGE']);
    expect(screen.getByText('3 coins')).toBeVisible();
  });

  it('can be sorted by their change', async () => {
    answer(threeCoins);
    renderInPlaza(<Terminal />);
    await userEvent.click(await screen.findByRole('button', { name: '24h Change' }));
    expect(symbols()).toEqual(['DOGE', 'USDT', 'BTC']);
  });

  it('are announced as loading in twelve rows until they come', async () => {
    server.use(http.get(path, () => delay('infinite')));
    renderInPlaza(<Terminal />);
    expect(screen.getByText('Loading').closest('[role=status]')?.children).toHaveLength(1 + 1 + 12); // words, head, rows
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  });
});

describe('the head', () => {
  it('names the terminal and its markets, crypto first', async () => {
    answer(threeCoins);
    renderInPlaza(<Terminal />);
    expect(screen.getByRole('heading', { name: 'Global Markets Terminal' })).toBeVisible();
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Crypto');
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('says LIVE of new prices', async () => {
    answer(threeCoins);
    renderInPlaza(<Terminal />);
    expect(await screen.findByText('LIVE')).toBeVisible();
    expect(screen.queryByText('Simulated')).not.toBeInTheDocument();
  });

  it('says how old prices are that are not new, and that they are simulated', async () => {
    answer(threeCoins, { asOf: new Date(Date.now() - 25 * 60_000).toISOString(), simulated: true });
    renderInPlaza(<Terminal />);
    expect(await screen.findByText('Updated 25m ago')).toBeVisible();
    expect(screen.getByText('Simulated')).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  });

  it('fetches anew with Refresh All', async () => {
    answer(threeCoins);
    renderInPlaza(<Terminal />);
    await screen.findByText('$97,250.00');
    answer({ ...threeCoins, bitcoin: coin('BTC', 'Bitcoin', 98000) });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
    expect(await screen.findByText('$98,000.00')).toBeVisible();
    expect(asked).toBe(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh All' })).not.toHaveAttribute('aria-busy'));
  });
});

describe('the search box', () => {
  it('filters by name and by symbol without asking the server', async () => {
    answer(threeCoins);
    renderInPlaza(<Terminal />);
    await screen.findByRole('table');
    const box = screen.getByRole('searchbox', { name: 'Search cryptocurrencies' });
    await userEvent.type(box, ' bitC ');
    expect(symbols()).toEqual(['BTC']);
    expect(screen.getByText('1 of 3 coins')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'usdt');
    expect(symbols()).toEqual(['USDT']);
    expect(asked).toBe(1);
  });

  it('says when nothing matches, and can be cleared there', async () => {
    answer(threeCoins);
    renderInPlaza(<Terminal />);
    await screen.findByRole('table');
    await userEvent.type(screen.getByRole('searchbox'), 'gold');
    expect(screen.getByText('No cryptocurrency matches “gold”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(symbols()).toHaveLength(3);
  });
});

describe('without data', () => {
  it('says so, and can be refreshed', async () => {
    answer({});
    renderInPlaza(<Terminal />);
    expect(await screen.findByText('No Cryptocurrency Data Available')).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
    expect(screen.getByText('Unable to fetch cryptocurrencies at the moment. Please try refreshing.')).toBeVisible();
    answer(threeCoins);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('$97,250.00')).toBeVisible();
  });

  it('explains a failure and comes back with Retry Connection', async () => {
    answer(outOfService());
    renderInPlaza(<Terminal />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load cryptocurrency data');
    expect(alert).toHaveTextContent('Failed to fetch crypto prices. Check your connection');
    expect(asked).toBe(1); // not retried by itself
    answer(threeCoins);
    await userEvent.click(screen.getByRole('button', { name: 'Retry Connection' }));
    expect(await screen.findByText('$97,250.00')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tells a missing network from a failing server', async () => {
    answer(HttpResponse.error());
    renderInPlaza(<Terminal />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your internet connection');
  });

  it('comes back with Refresh All as well', async () => {
    answer(outOfService());
    renderInPlaza(<Terminal />);
    await screen.findByRole('alert');
    answer(threeCoins);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
    expect(await screen.findByText('$97,250.00')).toBeVisible();
  });

  it('keeps the last prices on screen when newer ones do not come', async () => {
    answer(threeCoins);
    renderInPlaza(<Terminal />);
    await screen.findByText('$97,250.00');
    answer(outOfService());
    await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load cryptocurrency data');
    expect(screen.getByText('$97,250.00')).toBeVisible();
  });
});

describe('what was fetched', () => {
  /** Opens the terminal, leaves it, and opens it again after some time. */
  async function visitTwice(apartMs: number) {
    answer(threeCoins);
    jest.useFakeTimers({ now: Date.now(), doNotFake: everyTimer });
    const store = createAppStore();
    const first = renderInPlaza(<Terminal />, { store });
    await screen.findByText('$97,250.00');
    first.unmount();
    jest.setSystemTime(Date.now() + apartMs);
    renderInPlaza(<Terminal />, { store });
    await screen.findByText('$97,250.00');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh All' })).not.toHaveAttribute('aria-busy'));
  }
  const everyTimer = [
    ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
    ...(['nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ];

  it('serves a visit within four minutes', async () => {
    await visitTwice(239_000);
    expect(asked).toBe(1);
  });

  it('is stale after four minutes: the next visit fetches anew', async () => {
    await visitTwice(241_000);
    expect(asked).toBe(2);
  });

  it('is kept for ten minutes after the last visit', async () => {
    answer(threeCoins);
    const { store, unmount } = renderInPlaza(<Terminal />);
    await screen.findByText('$97,250.00');
    const kept = () => Object.keys(store.getState().api.queries).length > 0;
    jest.useFakeTimers();
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(599_000));
    expect(kept()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(kept()).toBe(false);
  });
});

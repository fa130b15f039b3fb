import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { cellsOf, openTerminal, rowHeads } from '../testing/screens';
import { marketsForTests } from '../testing/server';

const markets = marketsForTests();

const indicatorFixture = {
  name: 'Policy Rate',
  description: 'What banks pay overnight',
  value: 4.75,
  period: 'Oct 2026',
};

afterEach(() => jest.useRealTimers());

const tabs = [
  {
    tab: 'Stocks',
    list: 'stocks',
    path: '/api/v1/markets/stocks',
    skeletons: 8,
    empty: ['No Stock Data Available', 'Unable to fetch stocks at the moment. Please try refreshing.'],
    failed: 'Failed to load stock data',
  },
  {
    tab: 'Forex',
    list: 'forex',
    path: '/api/v1/markets/forex',
    skeletons: 6,
    empty: ['No Forex Data Available', 'Unable to fetch forex data at the moment. Please try refreshing.'],
    failed: 'Failed to load forex data',
  },
  {
    tab: 'Gold',
    list: 'commodities',
    path: '/api/v1/markets/commodities',
    skeletons: 9,
    empty: ['No Commodity Data Available', 'Unable to fetch commodities at the moment. Please try refreshing.'],
    failed: 'Failed to load commodity data',
  },
  {
    tab: 'Bonds',
    list: 'bonds',
    path: '/api/v1/markets/bonds',
    skeletons: 6,
    empty: ['No Bond Data Available', 'Unable to fetch bonds at the moment. Please try refreshing.'],
    failed: 'Failed to load bond data',
  },
  {
    tab: 'ETFs',
    list: 'etfs',
    path: '/api/v1/markets/etfs',
    skeletons: 6,
    empty: ['No ETF Data Available', 'Unable to fetch ETFs at the moment. Please try refreshing.'],
    failed: 'Failed to load ETF data',
  },
  {
    tab: 'Economy',
    list: 'indicators',
    path: '/api/v1/markets/economic-indicators',
    skeletons: 6,
    empty: ['No Economic Data Available', 'Unable to fetch economic indicators at the moment. Please try refreshing.'],
    failed: 'Failed to load economic data',
  },
  {
    tab: 'News',
    list: 'news',
    path: '/api/v1/markets/financial-news',
    skeletons: 6,
    empty: ['No News Data Available', 'Unable to fetch news at the moment. Please try refreshing.'],
    failed: 'Failed to load news',
  },
] as const;

describe.each(tabs)('the tab $tab', ({ tab, list, path, skeletons, empty, failed }) => {
  it(`announces ${skeletons} loading rows`, async () => {
    server.use(http.get(path, () => delay('infinite')));
    openTerminal(tab);
    const head = tab === 'News' ? 0 : 1;
    expect(screen.getByText('Loading').closest('[role=status]')?.children).toHaveLength(1 + head + skeletons);
    expect(screen.getByRole('searchbox')).toBeVisible();
  });

  it('shows an empty state, and can be refreshed', async () => {
    const rows = markets.lists[list];
    markets.lists[list] = [];
    openTerminal(tab);
    for (const text of empty) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
    markets.lists[list] = rows;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByText(empty[0])).not.toBeInTheDocument());
  });

  it('explains a failure, and recovers', async () => {
    server.use(http.get(path, () => errorAnswer(503, 'The source is silent.')));
    openTerminal(tab);
    const alert = await screen.findByRole('alert');
    for (const text of [...empty, 'The source is silent.']) expect(within(alert).getByText(text)).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
    markets.serve();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(await screen.findByText(/^\d+ \w+/)).toBeVisible();
  });

  it('keeps its rows when newer ones cannot be fetched', async () => {
    openTerminal(tab);
    await screen.findByText('LIVE');
    server.use(http.get(path, () => errorAnswer(503, 'The source is silent.')));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh All' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${failed}. The last prices stay on screen.`);
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
    expect(screen.getByText(/^Updated /)).toBeVisible();
    markets.serve();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('LIVE')).toBeVisible();
  });

  it('shows that another text finds nothing', async () => {
    openTerminal(tab);
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    expect(await screen.findByText(/ matches “zzz”$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(screen.queryByText(/ matches “zzz”$/)).not.toBeInTheDocument();
  });
});

describe('the rows of', () => {
  it('stocks show price, change, and volume in millions', async () => {
    openTerminal('Stocks');
    expect(screen.getByRole('heading', { name: 'Popular Stocks & ETFs' })).toBeVisible();
    expect(await cellsOf('AAPL')).toEqual(['Apple Inc.', '$231.50', '+0.40%', '54.2M']);
    expect(await cellsOf('TSLA')).toEqual(['Tesla', '$340.10', '-2.10%', '91.0M']);
  });

  it('pairs show the rate with four decimals', async () => {
    openTerminal('Forex');
    expect(await cellsOf('USD/CAD')).toEqual(['US Dollar to Canadian Dollar', '1.3712', '+0.12%']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search currency pairs' }), 'euro');
    expect(rowHeads()).toEqual(['EUR/USD']);
  });

  it('commodities show the price of a unit', async () => {
    openTerminal('Gold');
    expect(await cellsOf('XAU')).toEqual(['Gold', '$2,650.10/oz', '+0.80%']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search commodities' }), 'crude');
    expect(rowHeads()).toEqual(['WTI']);
  });

  it('bonds show the yield, and its amount in money', async () => {
    openTerminal('Bonds');
    expect(await cellsOf('US 10-Year Treasury')).toEqual(['10Y', '4.25%', '$42.50', '-0.02 pp']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search bonds' }), 'germany');
    expect(rowHeads()).toEqual(['Germany 2-Year']);
  });

  it('ETFs show price, change of zero as a gain, and volume', async () => {
    openTerminal('ETFs');
    expect(await cellsOf('SPY')).toEqual(['SPDR S&P 500', '$598.20', '+0.00%', '40.1M']);
    expect(screen.getByRole('searchbox', { name: 'Search ETFs' })).toBeVisible();
  });

  it('indicators show value and move in their unit, percentages in points, and the period', async () => {
    openTerminal('Economy');
    expect(await cellsOf('Inflation Rate')).toEqual([
      'Consumer prices against a year ago',
      'Oct 2026',
      '2.6%',
      '+0.20 pp',
    ]);
    expect(await cellsOf('S&P 500')).toEqual([
      'The 500 largest companies of the US',
      'Today',
      '5,987.37 points',
      '-12.4 points -0.21%',
    ]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search economic indicators' }), 'companies');
    expect(rowHeads()).toEqual(['S&P 500']);
  });

  it('unchanged indicators are marked as such, without a sign', async () => {
    const rate = { ...indicatorFixture, unit: '%', change: 0, changePercent: 0 };
    const index = { ...rate, name: 'Confidence', unit: 'points' };
    markets.lists.indicators = [rate, index];
    openTerminal('Economy');
    expect((await cellsOf(rate.name)).at(-1)?.trim()).toBe('unchanged');
    expect((await cellsOf(index.name)).at(-1)?.trim()).toBe('unchanged');
  });

  it('news show source, category, age and impact, and link to the article if there is one', async () => {
    openTerminal('News');
    const [first, second] = within(await screen.findByRole('list', { name: 'News' })).getAllByRole('listitem');
    if (!first || !second) throw new Error('there are two articles');
    for (const text of ['The Wire', 'Economy', '12m ago', 'High impact', 'As was expected.']) {
      expect(within(first).getByText(text)).toBeVisible();
    }
    const link = within(first).getByRole('link', { name: /Central bank keeps its rate/ });
    expect(link).toHaveAttribute('href', 'https://wire.example/1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(within(second).getByText('3h ago')).toBeVisible();
    expect(within(second).getByText('Low impact')).toBeVisible();
    expect(within(second).queryByRole('link')).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search news' }), 'wire');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });
});

describe('polling', () => {
  const poll = 300_000;
  // Without pushes, which would bring newer prices by themselves.
  beforeEach(() => markets.reject('get', '/api/v1/events', 403));

  it.each(tabs)('fetches $path every five minutes while it is visible', async ({ tab, path }) => {
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    openTerminal();
    await user.click(screen.getByRole('tab', { name: tab }));
    await screen.findByText(/^\d+ \w+/);
    const before = markets.callCount(`GET ${path}`);
    await act(() => jest.advanceTimersByTimeAsync(poll - 10_000));
    expect(markets.callCount(`GET ${path}`)).toBe(before);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(markets.callCount(`GET ${path}`)).toBe(before + 1));
  });

  it('does not fetch a tab that is not selected, and never the coins', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    openTerminal();
    await screen.findByText('$97,250.00');
    await act(() => jest.advanceTimersByTimeAsync(2 * poll));
    expect(markets.callCount('GET /api/v1/markets/stocks')).toBe(0);
    expect(markets.callCount('GET /api/v1/markets/crypto')).toBe(1);
  });
});

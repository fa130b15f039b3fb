import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { openTerminal } from '../testing/screens';
import { freshFeed, marketsForTests, settingsFixture } from '../testing/server';

const markets = marketsForTests();
const path = '/api/v1/markets/history';
const dialog = () => screen.findByRole('dialog');

beforeEach(() => {
  markets.history = [
    { at: '2026-11-13T12:00:00.000Z', price: 80_000 },
    { at: '2026-11-20T11:45:00.000Z', price: 100_000 },
  ];
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Chart of ${name}` }));
  return within(await dialog());
};

test('a chart shows the price and its change, as a summary and as a table', async () => {
  openTerminal();
  const chart = await open('Bitcoin');
  expect(chart.getByRole('heading', { name: 'Bitcoin' })).toBeVisible();
  expect(await chart.findByText('+21.56%')).toBeVisible();
  expect(chart.getByText('$97,250.00')).toBeVisible();
  expect(
    chart.getByRole('img', { name: 'Bitcoin went from $80,000.00 to $97,250.00 in the last week.' }),
  ).toBeVisible();
  await userEvent.click(chart.getByRole('button', { name: 'Show Table' }));
  expect(chart.getAllByRole('row').map((row) => row.lastChild?.textContent)).toEqual([
    'Price',
    '$97,250.00',
    '$100,000.00',
    '$80,000.00',
  ]);
});

test('the current price is last, also on a computer whose clock is behind', async () => {
  markets.history = [
    { at: '2099-11-13T12:00:00.000Z', price: 80_000 },
    { at: '2099-11-20T11:45:00.000Z', price: 100_000 },
  ];
  openTerminal();
  const chart = await open('Bitcoin');
  await userEvent.click(await chart.findByRole('button', { name: 'Show Table' }));
  const times = chart.getAllByRole('row').map((row) => row.firstChild?.textContent);
  expect(times[1]).toBe(times[2]);
});

test.each(['Week', 'Month', 'Year', 'Day'])(
  'the price of a whole day shows its day in the range %s, in every time zone',
  async (range) => {
    markets.history = [
      { at: '2026-11-18T23:30:00.000Z', day: '2026-11-19', price: 4.4 },
      { at: '2026-11-19T23:30:00.000Z', day: '2026-11-20', price: 97_250 },
    ];
    openTerminal();
    const chart = await open('Bitcoin');
    await userEvent.click(chart.getByRole('radio', { name: range }));
    await userEvent.click(await chart.findByRole('button', { name: 'Show Table' }));
    const times = chart.getAllByRole('row').map((row) => row.firstChild?.textContent);
    expect(times).toEqual(['Time', 'Nov 20, 2026', 'Nov 19, 2026']);
  },
);

test('a chart is higher on a phone, where its dialog fills the window', async () => {
  setWindowWidth(390);
  openTerminal();
  const chart = await open('Bitcoin');
  expect(await chart.findByRole('img', { name: /^Bitcoin went/ })).toHaveStyle({ height: '360px' });
});

test('a chart and its row show the same last week, and both follow the price', async () => {
  markets.lines = { bitcoin: [79_000, 90_000, 96_000], tether: [1, 1] };
  openTerminal();
  const row = (await screen.findByRole('rowheader', { name: 'BTC' })).closest('tr');
  if (!row) throw new Error('a row head is in a row');
  expect(await within(row).findByText('+23.10%')).toBeVisible();
  const chart = await open('Bitcoin');
  expect(await chart.findByText('+21.56%')).toBeVisible();
  expect(await within(row).findByText('+21.56%')).toBeInTheDocument();
  await waitFor(() => expect(markets.isFollowed).toBe(true));
  markets.push('quotes.changed', { kind: 'crypto', feed: freshFeed(), quotes: [['bitcoin', 100_000, 2]] });
  expect(await chart.findByText('+25.00%')).toBeVisible();
  expect(await within(row).findByText('+25.00%')).toBeInTheDocument();
  expect(chart.getByText('$100,000.00')).toBeVisible();
});

test('a chart that stays open is refetched, and stays on screen when that fails', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  openTerminal();
  const chart = await open('Bitcoin');
  await userEvent.click(chart.getByRole('radio', { name: 'Day' }));
  expect(await chart.findByText('+21.56%')).toBeVisible();
  markets.history = [{ at: '2026-11-20T11:00:00.000Z', price: 90_000 }, ...markets.history.slice(1)];
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await chart.findByText('+8.06%')).toBeVisible();
  server.use(http.get(`${path}/:kind/:key`, () => errorAnswer(503, 'The source is silent.')));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await chart.findByText(/^The chart could not be updated/)).toBeVisible();
  expect(chart.getByRole('img', { name: /^Bitcoin went/ })).toBeVisible();
  markets.serve();
  await userEvent.click(chart.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(chart.queryByText(/^The chart could not be updated/)).not.toBeInTheDocument());
});

test('a chart is an image without a stop for the keyboard in it, as its table has the figures', async () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 260));
  openTerminal();
  const chart = await open('Bitcoin');
  const image = await chart.findByRole('img', { name: /^Bitcoin went/ });
  await waitFor(() => expect(image.querySelector('svg')).toBeInTheDocument());
  expect(image.querySelector('[tabindex="0"], [role=application]')).not.toBeInTheDocument();
});

test('the change of a yield is in percentage points', async () => {
  markets.history = markets.history.map((point, place) => ({ ...point, price: 4 + place / 10 }));
  openTerminal('Bonds');
  expect(await (await open('US 10-Year Treasury')).findByText('+0.25 pp')).toBeVisible();
});

test('shows a day, a week, a month or a year', async () => {
  openTerminal();
  const chart = await open('Bitcoin');
  expect(chart.getByRole('radio', { name: 'Week' })).toBeChecked();
  for (const [label, range] of [
    ['Day', 'day'],
    ['Month', 'month'],
    ['Year', 'year'],
  ] as const) {
    await userEvent.click(chart.getByRole('radio', { name: label }));
    await waitFor(() => expect(markets.callCount(`GET ${path}/crypto/bitcoin?range=${range}`)).toBe(1));
    expect(await chart.findByRole('heading', { name: `Bitcoin, the last ${range}` })).toBeVisible();
  }
});

test('a key with a slash is sent unchanged', async () => {
  openTerminal('Forex');
  const chart = await open('USD/CAD');
  await waitFor(() => expect(markets.callCount(`GET ${path}/forex/USD%2FCAD?range=week`)).toBe(1));
  expect(await chart.findByText('1.3712')).toBeVisible();
});

test('a coin is shown in the base currency', async () => {
  markets.settings = settingsFixture({ baseCurrency: 'EUR' });
  openTerminal();
  await screen.findByText('€87,525.00');
  expect(await (await open('Bitcoin')).findByText('€87,525.00')).toBeVisible();
});

test('is announced while it loads', async () => {
  server.use(http.get(`${path}/:kind/:key`, () => delay('infinite')));
  openTerminal();
  const chart = await open('Bitcoin');
  expect(chart.getByText('Loading')).toBeInTheDocument();
});

test('shows that there are no prices', async () => {
  markets.history = markets.history.slice(1);
  openTerminal();
  expect(await (await open('Bitcoin')).findByText('No history yet')).toBeVisible();
});

test('explains a failure, and can be retried', async () => {
  server.use(http.get(`${path}/:kind/:key`, () => errorAnswer(503, 'The source is silent.')));
  openTerminal();
  const chart = await open('Bitcoin');
  expect(await chart.findByText('The source is silent.')).toBeVisible();
  markets.serve();
  await userEvent.click(chart.getByRole('button', { name: 'Retry' }));
  expect(await chart.findByText('+21.56%')).toBeVisible();
});

test('leads to the alerts, and returns the focus when it is closed', async () => {
  openTerminal();
  await open('Bitcoin');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Chart of Bitcoin' })).toHaveFocus());
  const chart = await open('Bitcoin');
  await userEvent.click(chart.getByRole('button', { name: 'Price Alerts' }));
  expect(await screen.findByRole('dialog', { name: 'Price Alerts for Bitcoin' })).toBeVisible();
});

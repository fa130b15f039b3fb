import { server } from '@plaza/test-kit/screens/mock-server';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { openTerminal } from '../testing/screens';
import { coin, marketsForTests, threeCoins } from '../testing/server';

const markets = marketsForTests();

beforeEach(() => setWindowWidth(390));

const lines = async () =>
  within(await screen.findByRole('list', { name: 'Cryptocurrencies' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a phone shows the most expensive coin first, each with its figures and buttons, and the alerts behind its chart', async () => {
  openTerminal();
  expect(await lines()).toEqual(['BTCBitcoin$97,250.00+1.50%', 'USDTTether$1.00+0.00%', 'DOGEDogecoin$0.33612-4.20%']);
  expect(screen.getByRole('button', { name: 'Favorite Bitcoin' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Chart of Bitcoin' }));
  const chart = within(await screen.findByRole('dialog', { name: 'Bitcoin' }));
  await userEvent.click(chart.getByRole('button', { name: 'Price Alerts' }));
  expect(await screen.findByRole('dialog', { name: /alert/i })).toBeVisible();
});

test('a phone has the figures of the markets in one line, which can be scrolled by keyboard', async () => {
  openTerminal();
  const line = screen.getByRole('group', { name: 'Figures of the markets' });
  expect(within(line).getAllByRole('group')).toHaveLength(4);
  expect(line).toHaveAttribute('tabindex', '0');
});

test('a phone has alerts and refreshing beside the heading, as named icons, and the age without a word', async () => {
  openTerminal();
  expect(await screen.findByText('just now')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Alerts' })).toHaveTextContent('');
  expect(await screen.findByRole('button', { name: 'Refresh All' })).toHaveTextContent('');
});

test('a phone shows a skeleton in the layout of its rows, below the heading of the figures', () => {
  server.use(http.get('/api/v1/markets/stocks', () => delay('infinite')));
  openTerminal('Stocks');
  expect(screen.getByText('Loading').closest('[role=status]')?.children).toHaveLength(1 + 1 + 8);
  expect(screen.getByText('Price · 1 day')).toBeVisible();
});

test('a phone reserves the place of the row count and of the sorting while they load', () => {
  server.use(http.get('/api/v1/markets/stocks', () => delay('infinite')));
  openTerminal('Stocks');
  const line = screen.getByText('Loading').closest('[role=status]')?.previousElementSibling;
  const [, count, order] = line?.children ?? [];
  expect(count?.querySelector('[aria-hidden]')).toBeVisible();
  expect(order?.querySelector('[aria-hidden]')).toBeVisible();
});

test('a tablet shows a skeleton in the columns of its table', () => {
  server.use(http.get('/api/v1/markets/bonds', () => delay('infinite')));
  const columns = (width: number) => {
    setWindowWidth(width);
    const { unmount } = openTerminal('Bonds');
    const head = screen.getByText('Loading').nextElementSibling;
    const count = head?.children.length;
    unmount();
    return count;
  };
  expect(columns(1280)).toBe(1 + 5 + 1);
  expect(columns(800)).toBe(1 + 4 + 1);
});

test('what all bonds have in common is shown once above them, and for screen readers on each', async () => {
  openTerminal('Bonds');
  await screen.findByRole('list', { name: 'Bonds' });
  expect(screen.getByText('Yearly on $1,000')).toBeVisible();
});

test('facts with a header in the table have a label on a card, without repeating the title', async () => {
  const texts = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  openTerminal('ETFs');
  expect(await texts('ETFs')).toEqual(['SPYSPDR S&P\u00a0500Vol. 40.1M$598.20+0.00%']);
  await userEvent.click(screen.getByRole('tab', { name: 'Bonds' }));
  expect((await texts('Bonds'))[0]).toBe('US 10-Year Treasury$42.50 a year on $1,0004.25%-0.02 pp');
});

test('a phone labels the lines and the changes of its cards', async () => {
  openTerminal('Forex');
  await screen.findByRole('list', { name: 'Currency pairs' });
  expect(screen.getByText('7 days')).toBeVisible();
  expect(screen.getByText('Rate · 1 day')).toBeVisible();
});

test('a phone offers sorting instead of headers', async () => {
  markets.coins = { ...threeCoins, cardano: coin('ADA', 'Cardano', 0.9) };
  openTerminal();
  await lines();
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(screen.getByText(/^4 \w+$/).parentElement).toContainElement(order);
  await userEvent.click(order);
  await userEvent.click(screen.getByRole('option', { name: 'Biggest losses' }));
  expect((await lines())[0]).toContain('DOGE');
});

test('a phone offers no sorting for fewer than four rows', async () => {
  openTerminal();
  expect(await lines()).toHaveLength(3);
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
});

import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { openTerminal } from '../testing/screens';
import { freshFeed, marketsForTests, threeCoins } from '../testing/server';

const markets = marketsForTests();
const tile = (name: string) => screen.getByRole('group', { name });
const shows = (name: string, text: string) => waitFor(() => expect(within(tile(name)).getByText(text)).toBeVisible());

beforeEach(() => {
  const { bitcoin, tether } = threeCoins;
  if (!bitcoin || !tether) throw new Error('the coins are there');
  markets.coins = { bitcoin: { ...bitcoin, market_cap: 1_900_000_000_000 }, tether: { ...tether, market_cap: 1e11 } };
});

test('four figures are computed from the lists, each with its change', async () => {
  openTerminal();
  await shows('Crypto Market Cap', '$2.00T');
  await shows('Crypto Market Cap', '+1.42%');
  await shows('S&P 500', '5,987.37');
  await shows('S&P 500', '-0.21%');
  await shows('Gold', '$2,650.10/oz');
  await shows('Gold', '+0.80%');
  await shows('USD/CAD', '1.3712');
  await shows('USD/CAD', '+0.12%');
});

test('the market cap follows the pushed prices', async () => {
  openTerminal();
  await shows('Crypto Market Cap', '$2.00T');
  await waitFor(() => expect(markets.isFollowed).toBe(true));
  markets.push('quotes.changed', { kind: 'crypto', feed: freshFeed(), quotes: [['bitcoin', 2 * 97_250, 103]] });
  await shows('Crypto Market Cap', '$3.90T');
  await shows('Crypto Market Cap', '+97.78%');
});

test('a figure missing in its list shows it on its own tile', async () => {
  markets.coins = threeCoins;
  markets.lists.commodities = [];
  openTerminal();
  await shows('Crypto Market Cap', 'Not in the data');
  await shows('Gold', 'Not in the data');
  await shows('S&P 500', '5,987.37');
});

test('a figure whose list cannot be fetched shows it on its own tile', async () => {
  server.use(http.get('/api/v1/markets/forex', () => errorAnswer(503, 'Out of service')));
  openTerminal();
  await shows('USD/CAD', 'Could not be loaded');
  await shows('Gold', '$2,650.10/oz');
});

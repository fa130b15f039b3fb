import { refused, server } from '@plaza/test-kit/screens/http-answers';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { openTerminal } from '../testing/screens';
import { marketsForTests, threeCoins } from '../testing/server';

const markets = marketsForTests();
const tile = (name: string) => screen.getByRole('group', { name });
const says = (name: string, words: string) => waitFor(() => expect(within(tile(name)).getByText(words)).toBeVisible());

beforeEach(() => {
  const { bitcoin, tether } = threeCoins;
  if (!bitcoin || !tether) throw new Error('the coins are there');
  markets.coins = { bitcoin: { ...bitcoin, market_cap: 1_900_000_000_000 }, tether: { ...tether, market_cap: 1e11 } };
});

test('four figures come out of the lists, each with its change', async () => {
  await openTerminal();
  await says('Crypto Market Cap', '$2.00T');
  await says('Crypto Market Cap', '+1.42%');
  await says('S&P 500', '5,987.37');
  await says('S&P 500', '-0.21%');
  await says('Gold', '$2,650.10');
  expect(tile('Gold')).toHaveTextContent('+0.80% per oz');
  await says('USD/CAD', '1.3712');
  await says('USD/CAD', '+0.12%');
});

test('a figure that its list does not have says so, for itself', async () => {
  markets.coins = threeCoins;
  markets.lists.commodities = [];
  await openTerminal();
  await says('Crypto Market Cap', 'Not in the data');
  await says('Gold', 'Not in the data');
  await says('S&P 500', '5,987.37');
});

test('a figure whose list cannot be had says so, for itself', async () => {
  server.use(http.get('/api/v1/markets/forex', () => refused(503, 'Out of service')));
  await openTerminal();
  await says('USD/CAD', 'Could not be loaded');
  await says('Gold', '$2,650.10');
});

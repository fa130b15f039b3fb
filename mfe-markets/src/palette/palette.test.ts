import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { createAppStore } from '@plaza/web-kit';
import { coin, marketsForTests } from '../testing/server';
import { palette } from './palette';

const markets = marketsForTests();

/** What a search finds, with an empty cache. */
async function find(text: string) {
  const search = palette.search?.(text, { user: userFixture(), tabs: [] });
  return (search && (await createAppStore().dispatch(search))) ?? [];
}
const labelsOf = async (text: string) => (await find(text)).map(({ label, detail }) => `${label} ${detail}`);

test.each([
  ['aapl', 'AAPL Apple Inc.'],
  ['spy', 'SPY SPDR S&P 500'],
  ['bitc', 'BTC Bitcoin'],
  ['usd/c', 'USD/CAD Exchange rate'],
  ['gold', 'XAU Gold'],
  ['xau', 'XAU Gold'],
  ['treasury', 'US 10-Year Treasury Bond yield'],
])('%s finds %s', async (text, found) => {
  expect(await labelsOf(text)).toEqual([found]);
});

test('an instrument leads to its tab, with a search for it', async () => {
  expect((await find('gold'))[0]?.to).toBe('/dashboard/markets?tab=commodities&search=XAU');
});

test('a list that cannot be fetched hides no other list, and the search fails only without any list', async () => {
  markets.reject('get', '/api/v1/markets/forex');
  expect(await labelsOf('aapl')).toEqual(['AAPL Apple Inc.']);
  for (const list of ['crypto', 'stocks', 'etfs', 'commodities', 'bonds'])
    markets.reject('get', `/api/v1/markets/${list}`);
  await expect(find('aapl')).rejects.toMatchObject({ status: 503 });
});

test('two coins with the same symbol are two entries', async () => {
  markets.coins = { fantom: coin('FTM', 'Fantom', 2), phantom: coin('FTM', 'Phantom', 1) };
  expect((await find('ftm')).map(({ id }) => id)).toEqual(['crypto fantom', 'crypto phantom']);
});

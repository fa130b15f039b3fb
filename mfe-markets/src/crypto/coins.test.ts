import { matching } from '../quotes/searchable-quote-list';
import { coin, threeCoins } from '../testing/server';
import { coinView } from './coin-view';
import { dearestFirst, marketCapOf } from './coins';

const symbolsOf = (coins: readonly { symbol: string }[]) => coins.map(({ symbol }) => symbol);

test('the hundred most expensive coins are shown, the most expensive first', () => {
  const many = Array.from({ length: 130 }, (_, i) => [`coin-${i}`, coin(`C${i}`, `Coin ${i}`, i + 1)] as const);
  const coins = dearestFirst(Object.fromEntries(many));
  expect(coins).toHaveLength(100);
  expect([coins[0]?.symbol, coins[99]?.symbol]).toEqual(['C129', 'C30']);
});

test('two coins with the same symbol are separate', () => {
  const coins = dearestFirst({ one: coin('FTM', 'Fantom', 2), other: coin('FTM', 'Phantom', 1) });
  expect(coins.map(({ id }) => id)).toEqual(['one', 'other']);
});

test.each([
  ['bit', ['BTC']],
  ['USD', ['USDT']],
  ['  DOGE ', ['DOGE']],
  ['', ['BTC', 'USDT', 'DOGE']],
  ['gold', []],
])('the search "%s" finds %j', (search, symbols) => {
  expect(symbolsOf(matching(dearestFirst(threeCoins), coinView.textOf, search))).toEqual(symbols);
});

test('the market cap is the sum of the known ones, and its change is weighted by them', () => {
  const cap = marketCapOf([
    { ...coin('BTC', 'Bitcoin', 2, 100), market_cap: 200 },
    { ...coin('ETH', 'Ether', 2, 0), market_cap: 100 },
    coin('X', 'X', 1, 50),
  ]);
  expect(cap?.usd).toBe(300);
  expect(cap?.changePercent).toBeCloseTo(50);
  expect(marketCapOf(Object.values(threeCoins))).toBeUndefined();
});

import { startTestApi, type TestApi } from '../../testing/test-api';
import { coinGecko } from './coingecko';

const bitcoin = {
  id: 'bitcoin',
  symbol: 'btc',
  name: 'Bitcoin',
  image: 'https://coin-images.coingecko.com/coins/images/1/large/bitcoin.png',
  current_price: 97_250.5,
  market_cap: 1_925_000_000_000,
  market_cap_rank: 1,
  price_change_percentage_24h: -1.25,
  ath_date: '2025-10-06T18:57:42.558Z',
  roi: null,
  last_updated: '2026-11-20T15:59:32.113Z',
};
const recorded = JSON.stringify([bitcoin, { ...bitcoin, id: 'pepe', symbol: 'pepe', current_price: 1.81e-5 }]);

let api: TestApi;
afterEach(() => api.close());

test('the hundred largest coins in USD', async () => {
  api = await startTestApi(recorded);
  const { rows, dropped } = await coinGecko(api.client()).load();
  expect(rows[0]).toEqual({
    id: 'bitcoin',
    symbol: 'BTC',
    name: 'Bitcoin',
    price_usd: 97_250.5,
    price_change_24h: -1.25,
    market_cap: 1_925_000_000_000,
  });
  expect([rows.length, dropped]).toEqual([2, 0]);
  expect(api.requests[0]?.path).toBe('/coins/markets');
  expect(String(api.requests[0]?.query)).toBe('vs_currency=usd&order=market_cap_desc&per_page=100');
});

test.each([
  ['a text for a price', { current_price: '97250' }],
  ['no price', { current_price: null }],
  ['a price below zero', { current_price: -1 }],
  ['no name', { name: undefined }],
  ['a bare number for an id', { id: '42' }],
  ['a text for a market cap', { market_cap: 'much' }],
])('a row with %s is skipped and counted', async (_what, broken) => {
  api = await startTestApi(JSON.stringify([{ ...bitcoin, ...broken }, bitcoin, null]));
  expect(await coinGecko(api.client()).load()).toMatchObject({ rows: [{ id: 'bitcoin' }], dropped: 2 });
});

test('a missing change becomes 0, and a missing market cap is omitted', async () => {
  const plain = { ...bitcoin, price_change_percentage_24h: null, market_cap: null };
  api = await startTestApi(JSON.stringify([plain]));
  const { rows } = await coinGecko(api.client()).load();
  expect(rows[0]?.price_change_24h).toBe(0);
  expect(rows[0]).not.toHaveProperty('market_cap');
});

test.each([
  ['an object', '{"status":{"error_code":429}}'],
  ['an empty list', '[]'],
  ['rows without sense', '[{},1,"x"]'],
])('%s is a failure', async (_what, body) => {
  api = await startTestApi(body);
  await expect(coinGecko(api.client()).load()).rejects.toThrow();
});

test('reads the price history of a coin', async () => {
  api = await startTestApi(
    '{"prices":[[1763596800000,96000.5],[1763600400000,96500],[1763604000000,null]],"market_caps":[]}',
  );
  expect(await coinGecko(api.client()).history?.('a/b coin', 'week')).toEqual([
    { at: 1_763_596_800_000, price: 96_000.5 },
    { at: 1_763_600_400_000, price: 96_500 },
  ]);
  expect(api.requests[0]?.path).toBe('/coins/a%2Fb%20coin/market_chart');
  expect(String(api.requests[0]?.query)).toBe('vs_currency=usd&days=7');
});

test('the history of an unknown coin is empty, and other failures are failures', async () => {
  api = await startTestApi((_request, response) => response.writeHead(404).end('{"error":"coin not found"}'));
  const { history } = coinGecko(api.client());
  expect(await history?.('made-up', 'week')).toEqual([]);
  for (const key of ['.', '..']) expect(await history?.(key, 'week')).toEqual([]);
  expect(api.requests).toHaveLength(1);
  api.answer((_request, response) => response.writeHead(500).end());
  await expect(history?.('made-up', 'week')).rejects.toThrow('127.0.0.1 answered 500');
});

test('reads the last week of all coins in one call, without those that have none', async () => {
  const withWeek = { ...bitcoin, sparkline_in_7d: { price: [96_000, 97_000, 97_250.5] } };
  api = await startTestApi(JSON.stringify([withWeek, { ...bitcoin, id: 'new', sparkline_in_7d: { price: [] } }]));
  expect(await coinGecko(api.client()).sparklines?.()).toEqual(new Map([['bitcoin', [96_000, 97_000, 97_250.5]]]));
  expect(api.requests).toHaveLength(1);
});

import { startTestApi, type TestApi } from '../../testing/test-api';
import { twelveDataCommodities, twelveDataDirectory, twelveDataPairs, twelveDataStocks } from './twelve-data';

const apple = {
  symbol: 'AAPL',
  name: 'Apple Inc.',
  exchange: 'NASDAQ',
  currency: 'USD',
  datetime: '2026-11-20',
  open: '227.10001',
  close: '228.52000',
  volume: '52000000',
  previous_close: '226.11000',
  is_market_open: true,
  change: '2.41000',
  percent_change: '1.06585',
  fifty_two_week: { low: '164.08000', high: '237.49001' },
};
const unknown = { code: 404, message: '**symbol** not found: NOPE.', status: 'error', meta: { symbol: 'NOPE' } };
const gold = { symbol: 'XAU/USD', name: 'Gold Spot / US Dollar', close: '2668.41', percent_change: '-0.51' };
const series = {
  meta: { symbol: 'AAPL', interval: '1h', currency: 'USD' },
  values: [
    { datetime: '2026-11-20 15:30:00', open: '228.1', high: '228.6', low: '228.0', close: '228.52', volume: '5200' },
    { datetime: '2026-11-20 14:30:00', open: '227.1', high: '228.2', low: '227.0', close: '228.1', volume: '7100' },
  ],
  status: 'ok',
};

let api: TestApi;
afterEach(() => api.close());
const serve = async (body: unknown) => {
  api = await startTestApi(JSON.stringify(body));
  return api.client();
};

test('quotes of several symbols in one request, of which an unknown one is skipped alone', async () => {
  const http = await serve({ AAPL: apple, NOPE: unknown, MSFT: { ...apple, symbol: 'MSFT', volume: undefined } });
  const { rows, dropped } = await twelveDataStocks(http, ['AAPL', 'NOPE', 'MSFT']).load();
  expect(rows).toEqual([
    { symbol: 'AAPL', name: 'Apple Inc.', price: 228.52, changePercent: 1.07, volume: 52_000_000 },
    { symbol: 'MSFT', name: 'Apple Inc.', price: 228.52, changePercent: 1.07, volume: 0 },
  ]);
  expect(dropped).toBe(1);
  expect([api.requests[0]?.path, api.requests[0]?.query.get('symbol')]).toEqual(['/quote', 'AAPL,NOPE,MSFT']);
});

test('a quote without volume stays, as currencies and some funds have none', async () => {
  const http = await serve({ AAPL: { ...apple, volume: null }, MSFT: { ...apple, symbol: 'MSFT', volume: 'n/a' } });
  expect(await twelveDataStocks(http, ['AAPL', 'MSFT']).load()).toMatchObject({ rows: [{ volume: 0 }], dropped: 1 });
});

test('each symbol counts as a call', async () => {
  api = await startTestApi(JSON.stringify({ AAPL: apple, MSFT: apple }));
  const counted: number[] = [];
  const http = api.client({
    async budget(calls) {
      counted.push(calls);
      return true;
    },
  });
  await twelveDataStocks(http, ['AAPL', 'MSFT']).load();
  expect(counted).toEqual([2]);
});

test('an error with status 200 is recognised, and its text is not passed on', async () => {
  const http = await serve({ code: 401, message: 'the key secret is wrong', status: 'error' });
  const failure = await twelveDataStocks(http, ['AAPL', 'MSFT']).load().catch(String);
  expect(failure).toBe('Error: 127.0.0.1 refused with 401');
});

test('a stock by symbol is empty if unknown, and a failure if the provider rejected the request', async () => {
  const directory = twelveDataDirectory(await serve(apple));
  expect(await directory.bySymbol(['AAPL'])).toMatchObject([{ symbol: 'AAPL', price: 228.52 }]);
  expect(await directory.bySymbol([])).toEqual([]);
  api.answer(JSON.stringify(unknown));
  expect(await directory.bySymbol(['NOPE'])).toEqual([]);
  api.answer(JSON.stringify({ code: 429, status: 'error', message: 'out of credits' }));
  await expect(directory.bySymbol(['AAPL'])).rejects.toThrow('refused with 429');
});

test('a key that contains several symbols is unknown, and costs no call', async () => {
  const http = await serve(apple);
  expect(await twelveDataStocks(http, []).history?.('AAPL,MSFT,NVDA', 'day')).toEqual([]);
  expect(await twelveDataDirectory(http).bySymbol(['AAPL,MSFT'])).toEqual([]);
  expect(api.requests).toEqual([]);
  expect(await twelveDataDirectory(http).bySymbol(['A,B,C', 'AAPL'])).toMatchObject([{ symbol: 'AAPL' }]);
  expect(api.requests[0]?.query.get('symbol')).toBe('AAPL');
});

test('a word finds American stocks and ETFs, each once', async () => {
  const row = {
    symbol: 'AAPL',
    instrument_name: 'Apple Inc',
    instrument_type: 'Common Stock',
    country: 'United States',
  };
  const http = await serve({
    data: [
      row,
      { ...row, exchange: 'another one' },
      { ...row, symbol: 'AAPL.F', country: 'Germany' },
      { ...row, symbol: 'AAPLUSD', instrument_type: 'Digital Currency' },
      { ...row, symbol: 'AAPU', instrument_type: 'ETF' },
      { symbol: 12 },
    ],
    status: 'ok',
  });
  expect(await twelveDataDirectory(http).symbolsFor('a/b?&c')).toEqual(['AAPL', 'AAPU']);
  expect(api.requests[0]?.query.get('symbol')).toBe('a/b?&c');
});

test('the history is sorted oldest first, and empty for an unknown symbol', async () => {
  const stocks = twelveDataStocks(await serve(series), ['AAPL']);
  expect(await stocks.history?.('AAPL', 'week')).toEqual([
    { at: Date.parse('2026-11-20T14:30:00Z'), price: 228.1 },
    { at: Date.parse('2026-11-20T15:30:00Z'), price: 228.52 },
  ]);
  expect(Object.fromEntries(api.requests[0]?.query ?? [])).toEqual({
    symbol: 'AAPL',
    interval: '1h',
    outputsize: '35',
    timezone: 'UTC',
  });
  api.answer(JSON.stringify(unknown));
  expect(await stocks.history?.('NOPE', 'day')).toEqual([]);
});

test('a close has the date of its day', async () => {
  const closes = [
    { datetime: '2026-11-20', close: '228.52' },
    { datetime: '2026-11-19', close: '228.1' },
  ];
  const stocks = twelveDataStocks(await serve({ ...series, values: closes }), ['AAPL']);
  expect(await stocks.history?.('AAPL', 'year')).toEqual([
    { at: Date.parse('2026-11-19T12:00:00Z'), day: '2026-11-19', price: 228.1 },
    { at: Date.parse('2026-11-20T12:00:00Z'), day: '2026-11-20', price: 228.52 },
  ]);
});

test('the last week of several symbols, without those that have none', async () => {
  const stocks = twelveDataStocks(await serve({ AAPL: series, NOPE: unknown }), ['AAPL', 'NOPE']);
  expect(await stocks.sparklines?.()).toEqual(new Map([['AAPL', [228.1, 228.52]]]));
});

test('commodities have the symbols and units of Plaza', async () => {
  const listings = [
    { key: 'XAU', name: 'Gold', unit: 'USD/oz', symbol: 'XAU/USD' },
    { key: 'XAG', name: 'Silver', unit: 'USD/oz', symbol: 'XAG/USD' },
  ];
  const http = await serve({ 'XAU/USD': gold, 'XAG/USD': { ...gold, symbol: 'XAG/USD', close: 'n/a' } });
  expect(await twelveDataCommodities(http, listings).load()).toMatchObject({
    rows: [{ symbol: 'XAU', name: 'Gold', unit: 'USD/oz', price: 2668.41, changePercent: -0.51 }],
    dropped: 1,
  });
});

test.each([
  ['day', '5min', '288'],
  ['week', '1h', '120'],
  ['month', '4h', '132'],
  ['year', '1day', '260'],
] as const)(
  'a %s of an instrument traded around the clock is requested in full',
  async (range, interval, outputsize) => {
    const http = await serve(series);
    const gold = { key: 'XAU', name: 'Gold', unit: 'USD/oz', symbol: 'XAU/USD' };
    for (const provider of [twelveDataPairs(http, ['USD/CAD']), twelveDataCommodities(http, [gold])]) {
      for (const key of ['USD/CAD', 'XAU']) await provider.history?.(key, range);
    }
    for (const { query } of api.requests) expect(Object.fromEntries(query)).toMatchObject({ interval, outputsize });
    expect(api.requests).toHaveLength(2);
  },
);

test('reads currency pairs', async () => {
  const pairs = twelveDataPairs(await serve({ ...gold, symbol: 'USD/CAD', close: '1.40213' }), ['USD/CAD']);
  expect(await pairs.load()).toMatchObject({ rows: [{ pair: 'USD/CAD', rate: 1.40213, changePercent: -0.51 }] });
  api.answer(JSON.stringify(series));
  expect(await pairs.history?.('USD/CAD', 'day')).toHaveLength(2);
  expect(await pairs.history?.('USD/XXX', 'day')).toEqual([]);
});

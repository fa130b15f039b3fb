import { marketsCalls } from '@plaza/contracts/markets/calls';
import type { Stock } from '@plaza/contracts/markets/quotes';
import { createCache } from '@plaza/service-kit/cache/cache';
import { memoryStore } from '@plaza/service-kit/cache/memory-store';
import { createService } from '@plaza/service-kit/create-service';
import { createLog } from '@plaza/service-kit/logging/log';
import { fixedTrust } from '@plaza/service-kit/trust/fixed-trust';
import { client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import { createQuoteLists } from '../quote-lists/quote-lists';
import { simulatedFeed } from '../simulated/simulated-feed';
import type { Directory } from './directory';
import { createStockSearch } from './search';
import { searchRoutes } from './search.routes';
import { createStockLookup } from './stock-lookup';

const log = createLog('markets', 'silent');
const base = '/api/v1/markets/stocks';

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await close?.();
});

const nobody: Directory = { bySymbol: async () => [], symbolsFor: async () => [] };

async function open(directory = nobody, failingEtfs = false) {
  const feed = simulatedFeed();
  const marked = { source: 'test', simulated: true };
  function from<Row>({ load }: { load(): Promise<Row> }) {
    return { load: async () => ({ ...(await load()), ...marked }) };
  }
  const sources = {
    crypto: from(feed.crypto),
    stocks: from(feed.stocks),
    etfs: failingEtfs ? { load: () => Promise.reject(new Error('down')) } : from(feed.etfs),
    forex: from(feed.forex),
    commodities: from(feed.commodities),
    bonds: from(feed.bonds),
    indicators: from(feed.indicators),
    news: from(feed.news),
  };
  const cache = createCache(memoryStore(), log);
  const lists = createQuoteLists(sources, { cryptoMs: 240_000, othersMs: 300_000 }, cache);
  const stocks = createStockLookup(lists, directory, cache);
  const routes = [searchRoutes(fixedTrust(testKeys()), createStockSearch(stocks, directory, cache))];
  const server = await listen(createService({ name: 'markets', log, calls: marketsCalls, routes }).callback());
  close = server.close;
  const ana = client(server.url, { token: accessTokenFor({ role: 'user' }) });
  return {
    search: (term: string) => ana.get<Stock>(`${base}/search/${encodeURIComponent(term)}`),
    suggest: (term: string) => ana.get<Stock[]>(`${base}/suggest/${encodeURIComponent(term)}`),
    quotes: (symbols: string) => ana.get<Stock[]>(`${base}/quotes?symbols=${encodeURIComponent(symbols)}`),
    stocks,
  };
}

test.each([
  ['aapl', 'AAPL'],
  ['AAPL', 'AAPL'],
  ['  apple ', 'AAPL'],
  ['hathaway', 'BRK.B'],
  ['qqq', 'QQQ'],
])('%s matches %s', async (term, symbol) => {
  const { search } = await open();
  expect(await search(term)).toMatchObject({ status: 200, body: { symbol, price: expect.any(Number) } });
});

test('suggestions begin with the typed text: symbols first, the shortest before, then names; at most ten', async () => {
  const { suggest } = await open();
  const symbols = (await suggest('s')).body.map(({ symbol }) => symbol);
  expect(symbols).toHaveLength(10);
  expect(symbols.slice(0, 9).every((symbol) => symbol.startsWith('S'))).toBe(true);
  const apple = (await suggest('app')).body;
  expect(apple[0]).toMatchObject({ symbol: 'AAPL', name: 'Apple' });
  expect(Object.keys(apple[0] ?? {}).sort()).toEqual(['changePercent', 'name', 'price', 'symbol']);
});

test.each([
  ['a word that nobody has', 'zzzzzz'],
  ['metacharacters', '.*'],
  ['a slash', 'a/b/../c'],
  ['a dot', '.'],
  ['two dots', '..'],
  ['other scripts', '株式会社'],
  ['an emoji', '🚀'],
  ['a percent sign', '100%'],
  ['a query', '{"$gt":""}'],
])('%s matches nothing, and is answered as not found', async (_what, term) => {
  const { search, suggest } = await open();
  expect(await search(term)).toMatchObject({
    status: 404,
    body: { success: false, message: `No stock matches “${term}”.`, error: { code: 'stock_not_found' } },
  });
  expect(await suggest(term)).toMatchObject({ status: 200, body: [] });
});

test('dots that a browser sends with a blank are matched without it', async () => {
  const { search, suggest } = await open();
  expect(await search('.. ')).toMatchObject({ status: 404, body: { message: 'No stock matches “..”.' } });
  expect(await suggest('. ')).toMatchObject({ status: 200, body: [] });
});

test('a term of 10,000 characters is rejected', async () => {
  const { search, suggest } = await open();
  expect((await search('x'.repeat(10_000))).status).toBe(404);
  expect((await suggest('x'.repeat(10_000))).status).toBe(404);
});

test('without the list of ETFs, stocks are still found, and what is not found is a failure', async () => {
  const { search, suggest, stocks } = await open(nobody, true);
  expect((await search('aapl')).body).toMatchObject({ symbol: 'AAPL' });
  expect((await suggest('app')).body[0]).toMatchObject({ symbol: 'AAPL' });
  expect(await search('spy')).toMatchObject({ status: 500, body: { message: 'Failed to search stock' } });
  expect(await stocks.stocksOf(['SPY', 'AAPL'])).toMatchObject([{ symbol: 'AAPL' }]);
  await expect(stocks.stocksOf(['SPY'])).rejects.toMatchObject({ code: 'market_data_unavailable' });
});

test.each([
  ['no symbol', ''],
  ['an empty symbol', 'AAPL,,MSFT'],
  ['eleven symbols', Array.from({ length: 11 }, (_, index) => `S${index}`).join(',')],
  ['a symbol of 21 characters', 'x'.repeat(21)],
])('quotes of %s are rejected', async (_what, symbols) => {
  const { quotes } = await open();
  expect(await quotes(symbols)).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
});

describe('with a directory', () => {
  const zed: Stock = { symbol: 'ZED', name: 'Zed Works', price: 12.5, changePercent: 0.4, volume: 1000 };
  function directory() {
    const asked: string[] = [];
    const own: Directory = {
      async bySymbol(symbols) {
        asked.push(...symbols);
        return symbols.includes('ZED') ? [zed] : [];
      },
      async symbolsFor(term) {
        asked.push(`? ${term}`);
        return term.startsWith('zed') ? ['ZED', 'GONE'] : [];
      },
    };
    return { own, asked };
  }

  test('a symbol that no list has is found there, and requested once', async () => {
    const { own, asked } = directory();
    const { search, suggest } = await open(own);
    expect((await search('zed')).body).toEqual(zed);
    await Promise.all(Array.from({ length: 20 }, () => suggest('zed')));
    expect(asked).toEqual(['? zed', 'ZED', 'GONE']);
  });

  test('a search requests the quote of its best match only, as each costs a call', async () => {
    const { own, asked } = directory();
    const { search } = await open({ ...own, symbolsFor: async () => ['GONE', 'ZED', 'MORE'] });
    expect((await search('zed')).body).toEqual(zed);
    expect(asked).toEqual(['GONE', 'ZED']);
    expect((await search('aapl')).body).toMatchObject({ symbol: 'AAPL' });
    expect(asked).toHaveLength(2);
  });

  test('a symbol with which symbols of a list begin has its own quote, without a search', async () => {
    const ms: Stock = { symbol: 'MS', name: 'Morgan Stanley', price: 130, changePercent: 1, volume: 1000 };
    const { own, asked } = directory();
    const bySymbol = async (symbols: readonly string[]) => (symbols.includes('MS') ? [ms] : []);
    const { search, quotes } = await open({ ...own, bySymbol });
    expect((await search('MS')).body).toMatchObject({ symbol: 'MSFT' });
    expect(await quotes('MS,NOBODY,MSFT')).toMatchObject({ status: 200, body: [ms, { symbol: 'MSFT' }] });
    expect(asked).toEqual([]);
  });

  test('quotes by symbol keep their order, without unknown ones', async () => {
    const { stocks } = await open(directory().own);
    const found = await stocks.stocksOf(['ZED', 'NOBODY', 'AAPL']);
    expect(found.map(({ symbol }) => symbol)).toEqual(['ZED', 'AAPL']);
  });

  test('a quote that nobody requested for ten minutes is not served from the cache', async () => {
    let price = 12.5;
    const { stocks } = await open({ ...nobody, bySymbol: async () => [{ ...zed, price }] });
    expect(await stocks.stocksOf(['ZED'])).toMatchObject([{ price: 12.5 }]);
    price = 14.75;
    const later = Date.now() + 600_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await stocks.stocksOf(['ZED'])).toMatchObject([{ price: 14.75 }]);
  });

  test('while the directory fails, quotes by symbol are answered without its symbols, unless that leaves none', async () => {
    const { stocks } = await open({ ...nobody, bySymbol: () => Promise.reject(new Error('down')) });
    expect(await stocks.stocksOf(['ZED', 'AAPL'])).toMatchObject([{ symbol: 'AAPL' }]);
    await expect(stocks.stocksOf(['ZED'])).rejects.toMatchObject({ code: 'market_data_unavailable' });
  });

  test('a failing directory does not affect the symbols of the lists', async () => {
    const broken: Directory = {
      bySymbol: () => Promise.reject(new Error('down')),
      symbolsFor: () => Promise.reject(new Error('down')),
    };
    const { search } = await open(broken);
    expect((await search('aapl')).body).toMatchObject({ symbol: 'AAPL' });
    expect(await search('zed')).toMatchObject({
      status: 500,
      body: { message: 'Failed to search stock', error: { code: 'market_data_unavailable' } },
    });
  });
});

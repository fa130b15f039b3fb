import { marketsCalls } from '@plaza/contracts/markets/calls';
import { feedIn } from '@plaza/contracts/markets/feed-headers';
import { CryptoPrices, type Stock } from '@plaza/contracts/markets/quotes';
import { createCache } from '@plaza/service-kit/cache/cache';
import { memoryStore } from '@plaza/service-kit/cache/memory-store';
import { createService } from '@plaza/service-kit/create-service';
import { createLog } from '@plaza/service-kit/logging/log';
import { fakeClock } from '@plaza/service-kit/testing/fake-clock';
import { until } from '@plaza/service-kit/testing/until';
import { fixedTrust } from '@plaza/service-kit/trust/fixed-trust';
import { client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import { createPriceHistory } from '../history/history';
import { historyRoutes } from '../history/history.routes';
import { historyLoaders, type ListProviders, rowLoaders } from '../provider-selection/loaders';
import { Failover } from '../providers/failover';
import type { ListProvider, ProviderInfo } from '../providers/provider';
import { simulatedFeed } from '../simulated/simulated-feed';
import { createQuoteLists } from './quote-lists';
import { quoteListRoutes } from './quote-lists.routes';
import { createQuotes } from './quotes';

const clock = fakeClock();
const log = createLog('markets', 'silent');
const silent = { answered: () => undefined, failed: () => undefined, dropped: jest.fn() };
const intervals = { cryptoMs: 240_000, othersMs: 300_000 };
const base = '/api/v1/markets';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

function simulatedProviders(): ListProviders {
  const feed = simulatedFeed();
  const only = <Provider extends ProviderInfo>(provider: Provider) => new Failover('test', [provider], silent);
  return {
    crypto: only(feed.crypto),
    stocks: only(feed.stocks),
    etfs: only(feed.etfs),
    forex: only(feed.forex),
    commodities: only(feed.commodities),
    bonds: only(feed.bonds),
    indicators: only(feed.indicators),
    news: only(feed.news),
  };
}

async function open(overrides: Partial<ListProviders> = {}) {
  const providers = { ...simulatedProviders(), ...overrides };
  const cache = createCache(memoryStore(), log);
  const lists = createQuoteLists(rowLoaders(providers), intervals, cache);
  const trust = fixedTrust(testKeys());
  const routes = [
    quoteListRoutes(trust, lists),
    historyRoutes(trust, createPriceHistory(historyLoaders(providers), cache)),
  ];
  const server = await listen(createService({ name: 'markets', log, calls: marketsCalls, routes }).callback());
  close = server.close;
  /** With a token of the moment. */
  const signIn = () => client(server.url, { token: accessTokenFor({ role: 'user' }) });
  return { ana: signIn(), signIn, quotes: createQuotes(lists, { stocksOf: async () => [] }) };
}

/** A provider of stocks whose answers the test sets; it counts its requests. */
function stocksBy(answer: () => Promise<Stock[]>) {
  const own = {
    source: 'exchange.test',
    simulated: false,
    requests: 0,
    async load() {
      own.requests += 1;
      return { rows: await answer(), at: new Date(), dropped: 0 };
    },
  } satisfies ListProvider<Stock> & { requests: number };
  return { own, stocks: new Failover<ListProvider<Stock>>('stocks', [own], silent) };
}
const stock = (symbol: string): Stock => ({ symbol, name: symbol, price: 10, changePercent: 1, volume: 5 });

test.each([
  ['stocks', 60],
  ['etfs', 30],
  ['forex', 40],
  ['commodities', 12],
  ['bonds', 10],
  ['economic-indicators', 12],
  ['financial-news', 24],
])('%s is a plain array of at least %d rows, with its age and source in headers', async (path, least) => {
  const { ana } = await open();
  const { status, body, headers } = await ana.get<unknown[]>(`${base}/${path}`);
  expect(status).toBe(200);
  expect(body.length).toBeGreaterThanOrEqual(least);
  expect(feedIn(headers)).toMatchObject({ source: 'Plaza simulated feed', simulated: true, intervalMs: 300_000 });
  expect(Number(headers.get('age'))).toBeLessThan(10);
  expect(headers.get('cache-control')).toBe('private, no-cache');
});

test('coins are a map, the hundred most expensive first, which also contains the feed', async () => {
  const { ana } = await open();
  const { body, headers } = await ana.get(`${base}/crypto`);
  expect(headers.get('etag')).toMatch(/^"[\w-]+"$/);
  const { prices, ...feed } = CryptoPrices.parse(body);
  const inOrder = Object.values(prices).map(({ price_usd }) => price_usd);
  expect(inOrder).toHaveLength(100);
  expect(inOrder).toEqual([...inOrder].sort((one, other) => other - one));
  expect(prices.bitcoin).toMatchObject({ symbol: 'BTC', name: 'Bitcoin' });
  expect(feed).toMatchObject({ source: 'Plaza simulated feed', simulated: true, intervalMs: 240_000 });
});

test('a client with the current rows gets 304 and their age, and new rows once they change', async () => {
  let price = 10;
  const { stocks } = stocksBy(async () => [{ ...stock('A'), price }]);
  const { ana } = await open({ stocks });
  const first = await ana.get(`${base}/stocks`);
  const etag = first.headers.get('etag') ?? '';
  const again = await ana.get(`${base}/stocks`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
  expect(feedIn(again.headers)).toEqual(feedIn(first.headers));
  price = 11;
  clock.forward(intervals.othersMs + 1);
  await ana.get(`${base}/stocks`); // the old ones once more, while they are renewed
  await until(async () => (await ana.get(`${base}/stocks`, { headers: { 'If-None-Match': etag } })).status === 200);
});

test('five hundred concurrent requests cause one request to the provider', async () => {
  const { own, stocks } = stocksBy(async () => [stock('A')]);
  const { ana } = await open({ stocks });
  const answers = await Promise.all(Array.from({ length: 500 }, () => ana.get(`${base}/stocks`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(own.requests).toBe(1);
});

test('while no provider answers, old rows are served with their own age; without any, the error names the list', async () => {
  let isDown = false;
  const { stocks } = stocksBy(async () => {
    if (isDown) throw new Error('the exchange is down');
    return [stock('A')];
  });
  const { ana, signIn } = await open({ stocks });
  const before = await ana.get(`${base}/stocks`);
  isDown = true;
  clock.forward(3_600_000);
  const cached = await signIn().get(`${base}/stocks`);
  expect(cached).toMatchObject({ status: 200, body: before.body });
  expect(feedIn(cached.headers)).toEqual(feedIn(before.headers));
  expect(Number(cached.headers.get('age'))).toBeGreaterThanOrEqual(3600);
  clock.forward(24 * 3_600_000);
  expect(await signIn().get(`${base}/stocks`)).toMatchObject({
    status: 500,
    body: { success: false, message: 'Failed to fetch stocks', error: { code: 'market_data_unavailable' } },
  });
});

test('rows that violate the contract are not served', async () => {
  const { stocks } = stocksBy(async () => [{ ...stock('A'), price: Number.NaN }]);
  const { ana } = await open({ stocks });
  expect((await ana.get(`${base}/stocks`)).body).toMatchObject({ error: { code: 'market_data_unavailable' } });
});

test('quotes are read from the list once per renewal', async () => {
  const { quotes } = await open();
  for (const kind of ['crypto', 'stocks', 'forex', 'commodities', 'bonds', 'etfs'] as const) {
    const list = await quotes.list(kind);
    expect(list.quotes.length).toBeGreaterThan(9);
    for (const { key, name, price } of list.quotes) {
      expect(key && name).toBeTruthy();
      expect(Number.isFinite(price)).toBe(true);
    }
    expect(await quotes.list(kind)).toBe(list);
  }
});

describe('price history', () => {
  test.each([
    ['crypto/bitcoin', 'day', 289],
    ['stocks/BRK.B', 'week', 169],
    [`forex/${encodeURIComponent('USD/CAD')}`, 'month', 121],
    ['bonds/US%20Treasury%2010Y', 'year', 366],
  ])('of %s over a %s', async (path, range, points) => {
    const { ana } = await open();
    const { status, body } = await ana.get<{ points: { at: string; price: number }[] }>(
      `${base}/history/${path}?range=${range}`,
    );
    expect(status).toBe(200);
    expect(body.points).toHaveLength(points);
    const instants = body.points.map(({ at }) => at);
    expect(instants).toEqual([...instants].sort());
  });

  test.each([
    ['crypto/nothing', 'day', 404],
    ['crypto/__proto__', 'day', 404],
    [`forex/${encodeURIComponent('XXX/YYY')}`, 'day', 404],
    ['news/a', 'day', 404],
    ['crypto/bitcoin', 'decade', 400],
    [`crypto/${'x'.repeat(101)}`, 'day', 404],
    [`stocks/${encodeURIComponent('.*+?^(){}|[]\\\\')}`, 'day', 404],
    [`stocks/${encodeURIComponent('株式')}`, 'day', 404],
  ])('of %s over a %s: %d', async (path, range, status) => {
    const { ana } = await open();
    expect((await ana.get(`${base}/history/${path}?range=${range}`)).status).toBe(status);
  });

  test('a sparkline for every row of a list', async () => {
    const { ana } = await open();
    const { body } = await ana.get<{ lines: Record<string, number[]> }>(`${base}/sparklines/forex`);
    expect(body.lines['USD/CAD']).toHaveLength(28);
  });
});

import { eventsPath, streamIdHeader, streamTopicsPath } from '@plaza/contracts/event-stream';
import type { EventPayload, EventType } from '@plaza/contracts/events';
import type { PersonalRate, PersonalRates } from '@plaza/contracts/finance/rates';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import type { Alert, Firing } from '@plaza/contracts/markets/alerts';
import { favouriteKey } from '@plaza/contracts/markets/favourite-key';
import type { Feed } from '@plaza/contracts/markets/feed';
import { feedHeaders } from '@plaza/contracts/markets/feed-headers';
import type { PriceHistory } from '@plaza/contracts/markets/history';
import { type FavouriteKind, favouriteKinds } from '@plaza/contracts/markets/kinds';
import type {
  Bond,
  Commodity,
  CryptoPrice,
  CryptoPrices,
  EconomicIndicator,
  ForexQuote,
  NewsItem,
  Stock,
} from '@plaza/contracts/markets/quotes';
import type { StockSuggestion } from '@plaza/contracts/markets/stock-search';
import { userFixture } from '@plaza/contracts/testing/user-fixture';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { createAppStore, openLiveEvents, saveSession } from '@plaza/web-kit';
import { HttpResponse, http, type JsonBodyType } from 'msw';

export const coin = (symbol: string, name: string, price_usd: number, price_change_24h = 1.5): CryptoPrice => ({
  symbol,
  name,
  price_usd,
  price_change_24h,
});

export const threeCoins: CryptoPrices['prices'] = {
  dogecoin: coin('DOGE', 'Dogecoin', 0.33612, -4.2),
  bitcoin: coin('BTC', 'Bitcoin', 97250, 1.5),
  tether: coin('USDT', 'Tether', 1, 0),
};

/** A feed, by default fresh and real. */
export const freshFeed = (other: Partial<Feed> = {}): Feed => ({
  asOf: new Date().toISOString(),
  source: 'test',
  simulated: false,
  intervalMs: 240_000,
  ...other,
});

const stocks: Stock[] = [
  { symbol: 'AAPL', name: 'Apple Inc.', price: 231.5, changePercent: 0.4, volume: 54_230_000 },
  { symbol: 'TSLA', name: 'Tesla', price: 340.1, changePercent: -2.1, volume: 91_000_000 },
];
const etfs: Stock[] = [{ symbol: 'SPY', name: 'SPDR S&P 500', price: 598.2, changePercent: 0, volume: 40_120_000 }];
const forex: ForexQuote[] = [
  { pair: 'USD/CAD', rate: 1.3712, changePercent: 0.12 },
  { pair: 'EUR/USD', rate: 1.05, changePercent: -0.3 },
];
const commodities: Commodity[] = [
  { name: 'Gold', symbol: 'XAU', unit: 'USD/oz', price: 2650.1, changePercent: 0.8 },
  { name: 'Crude Oil', symbol: 'WTI', unit: 'USD/bbl', price: 69.35, changePercent: -1.2 },
];
const bonds: Bond[] = [
  { name: 'US 10-Year Treasury', maturity: '10Y', yield: 4.25, changePercent: -0.5 },
  { name: 'Germany 2-Year', maturity: '2Y', yield: 2.1, changePercent: 0.2 },
];
const indicators: EconomicIndicator[] = [
  {
    name: 'Inflation Rate',
    description: 'Consumer prices against a year ago',
    value: 2.6,
    unit: '%',
    change: 0.2,
    period: 'Oct 2026',
    changePercent: 8.3,
  },
  {
    name: 'S&P 500',
    description: 'The 500 largest companies of the US',
    value: 5987.37,
    unit: 'points',
    change: -12.4,
    period: 'Today',
    changePercent: -0.21,
  },
];
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const news = (): NewsItem[] => [
  {
    id: 'n-1',
    title: 'Central bank keeps its rate',
    summary: 'As was expected.',
    source: 'The Wire',
    category: 'Economy',
    timestamp: minutesAgo(12),
    impact: 'high',
    url: 'https://wire.example/1',
  },
  {
    id: 'n-2',
    title: 'A quiet day for oil',
    summary: 'Little moved.',
    source: 'Fields & Wells',
    category: 'Commodities',
    timestamp: minutesAgo(185),
    impact: 'low',
    url: null,
  },
];

const paths = {
  stocks: '/api/v1/markets/stocks',
  etfs: '/api/v1/markets/etfs',
  forex: '/api/v1/markets/forex',
  commodities: '/api/v1/markets/commodities',
  bonds: '/api/v1/markets/bonds',
  indicators: '/api/v1/markets/economic-indicators',
  news: '/api/v1/markets/financial-news',
} as const;
type ListName = keyof typeof paths;

/** The response headers for a feed. */
export const headersOf = (feed: Feed): Record<string, string> => ({
  [feedHeaders.asOf]: feed.asOf,
  [feedHeaders.source]: feed.source,
  [feedHeaders.simulated]: String(feed.simulated),
  [feedHeaders.intervalMs]: String(feed.intervalMs),
});

type SavedRow = Readonly<Record<string, unknown>>;

export const settingsFixture = (overrides: Partial<FinanceSettings>): FinanceSettings => ({
  baseCurrency: 'USD',
  displaySymbols: true,
  autoRefreshRates: true,
  manualRateOverrides: {},
  lockedRates: {},
  maxAllowableDTI: 0.43,
  mortgageRate: '5',
  ownLimits: [],
  version: 0,
  ...overrides,
});

/** The user's rate of the dollar in finance; by default the market rate. */
export const personalRateFixture = (overrides: Partial<PersonalRate>): PersonalRate => ({
  code: 'USD',
  kind: 'fiat',
  factor: null,
  source: 'market',
  asOf: '2026-11-20T12:00:00.000Z',
  locked: false,
  ...overrides,
});

/** Mocks the platform as far as the terminal needs it: keeps responses in memory and records the requests. */
export class MarketsOverHttp {
  feed = freshFeed();
  coins = threeCoins;
  lists: Record<ListName, JsonBodyType[]> = { stocks, etfs, forex, commodities, bonds, indicators, news: news() };
  favourites = new Map<FavouriteKind, SavedRow[]>();
  favouriteStocksData: Stock[] = [];
  settings = settingsFixture({});
  /** The value of a dollar in the base currency by the user's rates; null if there is none. */
  dollarFactor: PersonalRate = personalRateFixture({ factor: '0.9' });
  suggestions: StockSuggestion[] = [];
  /** Stocks that are in no list. */
  unlistedStocks: Stock[] = [];
  lines: Record<string, number[]> = {};
  history: PriceHistory['points'] = [];
  alerts: Alert[] = [];
  firings: Firing[] = [];
  /** "GET /api/v1/markets/stocks" for every request, in order. */
  received: string[] = [];
  /** The request bodies with their calls. */
  sent: { call: string; body: unknown }[] = [];
  private streams: ReadableStreamDefaultController<Uint8Array>[] = [];

  /** The number of requests of a call. */
  callCount(call: string): number {
    return this.received.filter((one) => one === call).length;
  }

  /** Sends an event to every browser; prices go to their topic. */
  push<Type extends EventType>(type: Type, payload: EventPayload<Type>): void {
    const topic = type === 'quotes.changed' ? 'quotes' : undefined;
    for (const stream of this.streams) stream.enqueue(frame({ type, payload, topic }));
  }

  /** Whether a stream has subscribed to prices. */
  isFollowed = false;

  /** Closes the streams, as a broken network does. */
  breakStreams(): void {
    this.isFollowed = false;
    for (const stream of this.streams.splice(0)) stream.close();
  }

  /** Makes a path fail until the handlers are reset. */
  reject(method: 'get' | 'post' | 'delete', path: string, status = 503, message = 'Out of service'): void {
    server.use(http[method](path, () => errorAnswer(status, message)));
  }

  /** Installs the handlers of all calls. */
  serve(): void {
    this.feed = freshFeed();
    server.use(...this.handlers());
  }

  private handlers() {
    return [
      http.get('/api/v1/markets/crypto', ({ request }) => {
        this.note(request);
        return HttpResponse.json({ ...this.feed, prices: this.coins });
      }),
      ...Object.entries(paths).map(([name, path]) =>
        http.get(path, ({ request }) => {
          this.note(request);
          return HttpResponse.json(this.lists[name as ListName], { headers: headersOf(this.feed) });
        }),
      ),
      ...favouriteKinds.flatMap((kind) => this.favouriteHandlers(kind)),
      ...this.searchHandlers(),
      ...this.alertHandlers(),
      http.get('/api/v1/finance/settings', ({ request }) => {
        this.note(request);
        return HttpResponse.json(this.settings);
      }),
      http.get('/api/v1/finance/rates', ({ request }) => {
        this.note(request);
        const { asOf, source, simulated } = this.feed;
        const { baseCurrency } = this.settings;
        const answer = { baseCurrency, asOf, source, simulated, stale: false, rates: [this.dollarFactor] };
        return HttpResponse.json(answer satisfies PersonalRates);
      }),
      http.get('/api/v1/markets/sparklines/:kind', () => HttpResponse.json({ ...this.feed, lines: this.lines })),
      http.get('/api/v1/markets/history/:kind/:key', ({ request }) => {
        this.note(request);
        return HttpResponse.json({ ...this.feed, points: this.history });
      }),
      ...this.streamHandlers(),
    ];
  }

  private streamHandlers() {
    const follow = (topics: readonly string[]) => {
      for (const stream of this.streams) stream.enqueue(frame({ wanted: topics, followed: topics }, 'topics'));
      this.isFollowed = topics.includes('quotes');
    };
    return [
      http.get(eventsPath, ({ request }) => {
        const body = new ReadableStream<Uint8Array>({ start: (stream) => void this.streams.push(stream) });
        const topics = new URL(request.url).searchParams.get('topics');
        if (topics) follow(topics.split(','));
        const headers = { 'Content-Type': 'text/event-stream', [streamIdHeader]: 'stream' };
        return new HttpResponse(body, { headers });
      }),
      http.put(streamTopicsPath('stream'), async ({ request }) => {
        follow(((await request.json()) as { topics: string[] }).topics);
        return new HttpResponse(null, { status: 204 });
      }),
    ];
  }

  private favouriteHandlers(kind: FavouriteKind) {
    const path = `/api/v1/markets/favorite-${kind}`;
    const stored = () => this.favourites.get(kind) ?? [];
    return [
      http.get(path, ({ request }) => {
        this.note(request);
        return HttpResponse.json(stored());
      }),
      http.post(path, async ({ request }) => {
        const row = (await this.noteBody(request)) as SavedRow;
        this.favourites.set(kind, [row, ...stored()]);
        return HttpResponse.json(row, { status: 201 });
      }),
      http.delete(`${path}/:key`, ({ request, params }) => {
        this.note(request);
        this.favourites.set(
          kind,
          stored().filter((row) => row[favouriteKey[kind]] !== params.key),
        );
        return new HttpResponse(null, { status: 204 });
      }),
    ];
  }

  private searchHandlers() {
    return [
      http.get('/api/v1/markets/favorite-stocks-data', ({ request }) => {
        this.note(request);
        return HttpResponse.json(this.favouriteStocksData, { headers: headersOf(this.feed) });
      }),
      http.get('/api/v1/markets/stocks/suggest/:term', ({ request }) => {
        this.note(request);
        return HttpResponse.json(this.suggestions);
      }),
      http.get('/api/v1/markets/stocks/quotes', ({ request }) => {
        this.note(request);
        const symbols = new URL(request.url).searchParams.get('symbols')?.split(',') ?? [];
        return HttpResponse.json(this.unlistedStocks.filter(({ symbol }) => symbols.includes(symbol)));
      }),
      http.get('/api/v1/markets/stocks/search/:term', ({ request, params }) => {
        this.note(request);
        const found = [...stocks, ...this.unlistedStocks].find(
          ({ symbol }) => symbol === String(params.term).toUpperCase(),
        );
        return found
          ? HttpResponse.json(found)
          : errorAnswer(404, 'No stock of this name was found.', 'stock_not_found');
      }),
    ];
  }

  private alertHandlers() {
    const path = '/api/v1/markets';
    return [
      http.get(`${path}/alerts`, () => HttpResponse.json(this.alerts)),
      http.get(`${path}/alert-firings`, () => HttpResponse.json(this.firings)),
      http.post(`${path}/alert-firings/seen`, ({ request }) => {
        this.note(request);
        this.firings = this.firings.map((firing) => ({ ...firing, seen: true }));
        return new HttpResponse(null, { status: 204 });
      }),
      http.post(`${path}/alerts`, async ({ request }) => {
        const body = (await this.noteBody(request)) as Partial<Alert>;
        const added = alertFixture({ id: `alert-${this.alerts.length + 1}`, ...body });
        this.alerts = [added, ...this.alerts];
        return HttpResponse.json(added, { status: 201 });
      }),
      http.delete(`${path}/alerts/:id`, ({ request, params }) => {
        this.note(request);
        this.alerts = this.alerts.filter(({ id }) => id !== params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    ];
  }

  private note(request: Request): void {
    const { pathname, search } = new URL(request.url);
    this.received.push(`${request.method} ${pathname}${search}`);
  }

  private async noteBody(request: Request): Promise<unknown> {
    const body: unknown = await request.json();
    this.note(request);
    this.sent.push({ call: `${request.method} ${new URL(request.url).pathname}`, body });
    return body;
  }
}

/** A server-sent event. */
const frame = (data: unknown, type?: string) =>
  new TextEncoder().encode(`${type ? `event: ${type}\n` : ''}data: ${JSON.stringify(data)}\n\n`);

export const alertFixture = (overrides: Partial<Alert> = {}): Alert => ({
  id: 'alert-0',
  kind: 'crypto',
  key: 'bitcoin',
  name: 'Bitcoin',
  direction: 'above',
  threshold: 100_000,
  armed: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...overrides,
});

export const firingFixture = (overrides: Partial<Firing> = {}): Firing => ({
  id: 'firing-0',
  alertId: 'alert-0',
  kind: 'crypto',
  key: 'bitcoin',
  name: 'Bitcoin',
  direction: 'above',
  threshold: 100_000,
  price: 100_010,
  at: new Date().toISOString(),
  seen: false,
  ...overrides,
});

/** The mocked platform for the tests of a file: reset for each test, with live events as in the shell. */
export function marketsForTests(): MarketsOverHttp {
  const markets = new MarketsOverHttp();
  let closeEvents: () => void = () => undefined;
  beforeEach(() => {
    Object.assign(markets, new MarketsOverHttp());
    markets.serve();
    closeEvents = openLiveEvents(() => undefined);
  });
  afterEach(() => closeEvents());
  return markets;
}

/** A store with a signed-in user. */
export function signedInStore(userId?: string) {
  const store = createAppStore();
  store.dispatch(saveSession('token', userFixture(userId ? { id: userId } : {})));
  return store;
}

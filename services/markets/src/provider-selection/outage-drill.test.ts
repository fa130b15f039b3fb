import type { ServerResponse } from 'node:http';
import { marketsCalls } from '@plaza/contracts/markets/calls';
import type { CryptoPrices } from '@plaza/contracts/markets/quotes';
import { createCache } from '@plaza/service-kit/cache/cache';
import { memoryStore } from '@plaza/service-kit/cache/memory-store';
import { readConfig } from '@plaza/service-kit/config';
import { createService } from '@plaza/service-kit/create-service';
import { createMetrics } from '@plaza/service-kit/metrics';
import { fakeClock } from '@plaza/service-kit/testing/fake-clock';
import { readableLog } from '@plaza/service-kit/testing/log-lines';
import { until } from '@plaza/service-kit/testing/until';
import { fixedTrust } from '@plaza/service-kit/trust/fixed-trust';
import { client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import { MarketsConfig } from '../config';
import { createPriceHistory } from '../history/history';
import { historyRoutes } from '../history/history.routes';
import { createProviderReport } from '../providers/provider-report';
import { createQuoteLists } from '../quote-lists/quote-lists';
import { quoteListRoutes } from '../quote-lists/quote-lists.routes';
import { startTestApi, type TestApi } from '../testing/test-api';
import { historyLoaders, rowLoaders } from './loaders';
import { selectProviders } from './select-providers';

const clock = fakeClock();
const cryptoMs = 240_000;
const timeoutMs = 150;
const path = '/api/v1/markets/crypto';

const coin = (id: string, current_price: unknown) => ({
  id,
  symbol: id,
  name: id,
  current_price,
  price_change_percentage_24h: 1,
  market_cap: 1,
});
const answerOf = (...coins: object[]) => JSON.stringify(coins);
const fine = answerOf(coin('first', 100));

let first: TestApi;
let second: TestApi;
let stop: () => Promise<void>;
beforeEach(async () => {
  first = await startTestApi(fine);
  second = await startTestApi(answerOf(coin('second', 200)));
});
afterEach(async () => {
  await Promise.all([stop(), first.close(), second.close()]);
});

/** Two hosts of coins, the second known by another name, so that one can tell who served. */
async function open(callsPerMonth = '1000') {
  const config = readConfig(MarketsConfig, {
    CRYPTO_PROVIDERS: 'coingecko',
    COINGECKO_URL: `${first.url},${second.url.replace('127.0.0.1', 'localhost')}`,
    COINGECKO_KEY: 'the-secret-key',
    COINGECKO_CALLS_PER_MINUTE: '1000',
    COINGECKO_CALLS_PER_MONTH: callsPerMonth,
    PROVIDER_TIMEOUT_MS: String(timeoutMs),
  });
  const { log, lines } = readableLog();
  const metrics = createMetrics('markets');
  const providers = selectProviders(config, createProviderReport(log, metrics.registry));
  const cache = createCache(memoryStore(), log);
  const lists = createQuoteLists(rowLoaders(providers), { cryptoMs, othersMs: 300_000 }, cache);
  const history = createPriceHistory(historyLoaders(providers), cache);
  const trust = fixedTrust(testKeys());
  const routes = [quoteListRoutes(trust, lists), historyRoutes(trust, history)];
  const server = await listen(createService({ name: 'markets', log, calls: marketsCalls, routes }).callback());
  stop = server.close;
  /** With a token of the moment, as tests put the clock forward. */
  const ana = () => client(server.url, { token: accessTokenFor({ role: 'user' }) });
  const get = () => ana().get<CryptoPrices>(path);
  const chart = (key: string) => ana().get(`/api/v1/markets/history/crypto/${key}?range=week`);
  return { get, chart, lines, metric: () => metrics.registry.metrics() };
}

const slow = (_request: unknown, response: ServerResponse) => {
  const late = setTimeout(() => response.end(fine), 20 * timeoutMs);
  response.once('close', () => clearTimeout(late));
};
const half = (_request: unknown, response: ServerResponse) => {
  response.writeHead(200, { 'content-length': String(2 * fine.length) }).write(fine);
  setImmediate(() => response.destroy());
};
const status = (code: number) => (_request: unknown, response: ServerResponse) => {
  response.writeHead(code, { 'content-type': 'application/json' }).end(fine);
};

const outages = [
  ['is slower than it may be', slow],
  ['has had enough (429)', status(429)],
  ['is broken (500)', status(500)],
  ['answers garbage', '<html>Sorry, we are down</html>'],
  ['answers other JSON', '{"status":{"error_code":1020}}'],
  ['answers rows that all make no sense', answerOf(coin('first', '100'), coin('other', null))],
  ['answers nothing', ''],
  ['says nothing and holds the line', () => undefined],
  ['breaks off in the middle', half],
] as const;

test.each(outages)('a provider that %s: the next one serves, and is named', async (_how, answer) => {
  first.answer(answer);
  const { get, metric, lines } = await open();
  const { status: code, body } = await get();
  expect(code).toBe(200);
  expect(Object.keys(body.prices)).toEqual(['second']);
  expect(body).toMatchObject({ source: 'localhost', simulated: false, intervalMs: cryptoMs });
  expect(await metric()).toMatch(/markets_provider_failures_total\{.*kind="crypto",source="127\.0\.0\.1".*\} 1/);
  expect(JSON.stringify(lines)).not.toContain('the-secret-key');
});

test.each(outages)('when every provider %s, old rows are served with their age', async (_how, answer) => {
  const { get, metric } = await open();
  const before = await get();
  first.answer(answer);
  second.answer(answer);
  clock.forward(cryptoMs + 60_000);
  await get(); // renewed behind this answer
  await until(async () => /provider_failures_total\{.*source="localhost".*\} 1/.test(await metric()));
  const cached = await get();
  expect(cached).toMatchObject({ status: 200, body: before.body }); // with the time that they are of
});

test.each(outages)('when every provider %s and nothing is cached, the error names the list', async (_how, answer) => {
  first.answer(answer);
  second.answer(answer);
  const { get, lines } = await open();
  expect(await get()).toMatchObject({
    status: 500,
    body: { success: false, message: 'Failed to fetch crypto prices', error: { code: 'market_data_unavailable' } },
  });
  expect(JSON.stringify(lines)).not.toContain('the-secret-key');
});

test('rows that are too old are not served', async () => {
  const { get } = await open();
  await get();
  first.answer(status(500));
  second.answer(status(500));
  clock.forward(600_001);
  expect((await get()).status).toBe(500);
});

test('one invalid row is skipped alone, and counted', async () => {
  first.answer(answerOf(coin('good', 5), coin('bad', '5'), coin('worse', -1), coin('fine', 7)));
  const { get, metric, lines } = await open();
  expect(Object.keys((await get()).body.prices)).toEqual(['fine', 'good']);
  expect(await metric()).toMatch(/markets_rows_dropped_total\{.*kind="crypto",source="127\.0\.0\.1".*\} 2/);
  expect(lines).toContainEqual(expect.objectContaining({ kind: 'crypto', source: '127.0.0.1', rows: 2 }));
  expect(second.requests).toEqual([]);
});

test('a provider is preferred again as soon as it recovers, and both changes are logged once', async () => {
  first.answer(status(500));
  const { get, lines } = await open();
  await get();
  clock.forward(600_001);
  await get();
  first.answer(fine);
  clock.forward(600_001);
  expect(Object.keys((await get()).body.prices)).toEqual(['first']);
  const said = lines.filter(({ source }) => source === '127.0.0.1').map(({ msg }) => msg);
  expect(said).toEqual(['a provider fails; trying again', 'a provider answers again']);
});

test('an exhausted budget counts as an outage: the provider is not called', async () => {
  const { get } = await open('1');
  await get();
  clock.forward(600_001);
  // Each host has a budget of its own.
  expect(Object.keys((await get()).body.prices)).toEqual(['second']);
  expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
});

test('charts of unknown coins, and charts beyond their share of the budget, are no outage', async () => {
  first.answer(status(404));
  second.answer(status(404));
  const { chart, metric } = await open('1');
  expect(await chart('made-up')).toMatchObject({ status: 404, body: { error: { code: 'quote_not_found' } } });
  expect((await chart('another')).status).toBe(404); // of the second host, which has a budget of its own
  expect((await chart('a-third')).status).toBe(500);
  expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
  expect(await metric()).not.toMatch(/^markets_provider_failures_total\{/m);
});

test('five hundred concurrent requests during an outage cost each provider one call', async () => {
  first.answer(slow);
  const { get } = await open();
  const answers = await Promise.all(Array.from({ length: 500 }, get));
  expect(new Set(answers.map(({ status: code }) => code))).toEqual(new Set([200]));
  expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
});

test('the key is sent only to the first host', async () => {
  first.answer(status(500));
  const { get } = await open();
  await get();
  expect(first.requests[0]?.headers['x-cg-demo-api-key']).toBe('the-secret-key');
  expect(second.requests[0]?.headers).not.toHaveProperty('x-cg-demo-api-key');
});

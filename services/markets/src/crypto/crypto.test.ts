import { CryptoPrices } from '@plaza/contracts/markets/quotes';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { createCache } from '@plaza/service-kit/cache/cache';
import { memoryStore } from '@plaza/service-kit/cache/memory-store';

import { createLog } from '@plaza/service-kit/log';
import { fixedTrust } from '@plaza/service-kit/trust/fixed-trust';
import { client, listen } from '@plaza/test-kit/http';
import { accessTokenFor, testKeys } from '@plaza/test-kit/tokens';
import { createApp } from '../app';
import { exchangeRatesUnderTest } from '../exchange-rates/exchange-rates-under-test';
import type { Coin, CryptoPricesProvider } from '../providers/crypto-prices';
import { simulatedCryptoPrices } from '../providers/simulated-crypto-prices';

const path = '/api/v1/markets/crypto';
const intervalMs = 240_000;
const log = createLog('markets', 'silent');
const permissions = { ...defaultTabPermissions, contractor: ['bookings' as const] };
const now = Date.now;

let close: () => Promise<void>;
let ahead = 0;

beforeEach(() => {
  ahead = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await close();
});

async function open(cryptoPrices: CryptoPricesProvider) {
  const cache = createCache(memoryStore(), log);
  const trust = fixedTrust(testKeys(), permissions);
  const crypto = { provider: cryptoPrices, cache, intervalMs };
  const app = createApp({ log, trust, crypto, exchangeRates: exchangeRatesUnderTest(cache) });
  const server = await listen(app.callback());
  close = server.close;
  return {
    anonymous: client(server.url),
    customer: client(server.url, { token: accessTokenFor({ role: 'user' }) }),
    contractor: client(server.url, { token: accessTokenFor({ role: 'contractor' }) }),
  };
}

/** A provider whose answers the test decides. */
function provider(answer: () => Promise<Coin[]>): CryptoPricesProvider & { asked: number } {
  const own = {
    source: 'exchange.test',
    simulated: false,
    asked: 0,
    prices() {
      own.asked++;
      return answer();
    },
  };
  return own;
}

const coin = (id: string, price_usd: number): Coin => ({ id, symbol: id, name: id, price_usd, price_change_24h: 1 });

test('the hundred coins of the simulated feed come dearest first', async () => {
  const { customer } = await open(simulatedCryptoPrices());
  const { status, headers, body } = await customer.get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('application/json');
  const { prices, ...rest } = CryptoPrices.parse(body);
  const inOrder = Object.values(prices).map(({ price_usd }) => price_usd);
  expect(inOrder).toHaveLength(100);
  expect(inOrder).toEqual([...inOrder].sort((a, b) => b - a));
  expect(prices.bitcoin).toMatchObject({ symbol: 'BTC', name: 'Bitcoin' });
  expect(rest).toMatchObject({ simulated: true, source: 'Plaza simulated feed', intervalMs });
});

test('of more than a hundred coins the dearest hundred are answered', async () => {
  const coins = Array.from({ length: 130 }, (_, index) => coin(`coin-${index}`, index + 1));
  const { customer } = await open(provider(async () => coins));
  const { body } = await customer.get<CryptoPrices>(path);
  expect(Object.keys(body.prices)).toHaveLength(100);
  expect(Object.keys(body.prices).at(0)).toBe('coin-129');
  expect(Object.keys(body.prices).at(-1)).toBe('coin-30');
});

test('fifty who ask at once cost the provider one question, and those who ask within the interval none', async () => {
  const exchange = provider(async () => [coin('one', 1)]);
  const { customer } = await open(exchange);
  const answers = await Promise.all(Array.from({ length: 50 }, () => customer.get(path)));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  ahead = intervalMs - 5000;
  await customer.get(path);
  expect(exchange.asked).toBe(1);
});

test('older prices are served with their own time while the provider fails, for ten minutes', async () => {
  let works = true;
  const exchange = provider(async () => {
    if (!works) throw new Error('the exchange is down');
    return [coin('one', 1)];
  });
  const { customer } = await open(exchange);
  const { body: first } = await customer.get<CryptoPrices>(path);
  works = false;
  ahead = intervalMs + 1000;
  const { status, body: kept } = await customer.get<CryptoPrices>(path);
  expect(status).toBe(200);
  expect(kept.asOf).toBe(first.asOf);
  expect(exchange.asked).toBe(2);
  ahead = 601_000;
  expect((await customer.get(path)).status).toBe(500);
});

test('a provider that fails with nothing kept is a named failure', async () => {
  const { customer } = await open(provider(() => Promise.reject(new Error('the exchange is down'))));
  const { status, body } = await customer.get(path);
  expect(status).toBe(500);
  expect(body).toMatchObject({
    success: false,
    message: 'Failed to fetch crypto prices',
    error: { code: 'market_data_unavailable' },
  });
});

test('a provider whose prices break the contract is not passed on', async () => {
  const { customer } = await open(provider(async () => [coin('one', Number.NaN)]));
  expect((await customer.get(path)).body).toMatchObject({ error: { code: 'market_data_unavailable' } });
});

test('prices are for those with a tab that opens markets', async () => {
  const exchange = provider(async () => [coin('one', 1)]);
  const { anonymous, contractor } = await open(exchange);
  expect(await anonymous.get(path)).toMatchObject({ status: 401, body: { error: { code: 'not_signed_in' } } });
  expect(await contractor.get(path)).toMatchObject({ status: 403, body: { error: { code: 'tab_not_permitted' } } });
  expect(exchange.asked).toBe(0);
});

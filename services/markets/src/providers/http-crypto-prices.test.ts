import type { RequestListener } from 'node:http';
import { listen } from '@plaza/test-kit/http';
import { httpCryptoPrices } from './http-crypto-prices';

const bitcoin = {
  id: 'bitcoin',
  symbol: 'btc',
  name: 'Bitcoin',
  current_price: 97_250.5,
  price_change_percentage_24h: -1.25,
  market_cap: 1,
};

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function exchange(handler: RequestListener, timeoutMs = 2000) {
  const server = await listen(handler);
  close = server.close;
  return httpCryptoPrices(`${server.url}/api/v3/`, timeoutMs);
}

const answering = (body: unknown, status = 200) =>
  exchange((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

test('asks for the hundred largest coins in USD', async () => {
  let asked: string | undefined;
  const provider = await exchange((request, response) => {
    asked = request.url;
    response.end(JSON.stringify([bitcoin]));
  });
  expect(await provider.prices()).toEqual([
    { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price_usd: 97_250.5, price_change_24h: -1.25 },
  ]);
  expect(asked).toBe('/api/v3/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=100');
  expect(provider).toMatchObject({ source: '127.0.0.1', simulated: false });
});

test('leaves out coins without a price, and takes a missing change for none', async () => {
  const unpriced = { ...bitcoin, id: 'new-coin', current_price: null };
  const provider = await answering([unpriced, { ...bitcoin, price_change_percentage_24h: null }]);
  expect(await provider.prices()).toMatchObject([{ id: 'bitcoin', price_change_24h: 0 }]);
});

test.each([
  ['no list', { status: 'ok' }],
  ['an empty list', []],
  ['a price that is no number', [{ ...bitcoin, current_price: '97250' }]],
  ['a negative price', [{ ...bitcoin, current_price: -1 }]],
  ['no prices at all', [{ ...bitcoin, current_price: null }]],
])('refuses %s', async (_what, body) => {
  const provider = await answering(body);
  await expect(provider.prices()).rejects.toThrow();
});

test('a refusal of the provider is not taken for prices', async () => {
  const provider = await answering([bitcoin], 429);
  await expect(provider.prices()).rejects.toThrow('answered 429');
});

test('a provider that hangs is given up in time', async () => {
  const provider = await exchange(() => undefined, 100);
  await expect(provider.prices()).rejects.toThrow(/timeout/i);
});

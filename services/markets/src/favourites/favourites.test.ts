import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { favouriteKey } from '@plaza/contracts/markets/favourite-key';
import type { FavouriteData } from '@plaza/contracts/markets/favourites';
import { type FavouriteKind, favouriteKinds } from '@plaza/contracts/markets/kinds';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { TestQuotes } from '../testing/test-quotes';
import { userDataService } from '../testing/user-data-service';

const quotes = new TestQuotes();
let markets: TestService;
beforeAll(async () => {
  markets = await openService(userDataService(quotes));
});
afterAll(() => markets.stop());

const base = '/api/v1/markets/favorite-';
const samples: Record<FavouriteKind, FavouriteData> = {
  stocks: { symbol: 'BRK.B', name: 'Berkshire Hathaway' },
  crypto: { symbol: 'BTC', name: 'Bitcoin' },
  forex: { pair: 'USD/CAD', rate: 1.3712 },
  commodities: { symbol: 'XAU', name: 'Gold', price: 2650.5 },
  bonds: { name: 'Germany 10Y – 50% of “Bund”', yield: -0.12, maturity: '10 years' },
  etfs: { symbol: 'SPY', name: 'SPDR S&P 500', price: 590.1 },
  'economic-indicators': { name: 'CPI / inflation', description: 'Consumer prices, year over year' },
  news: { newsId: 'a/b?c=d&e#f', title: 'Rates hold', source: 'Gazette' },
};

describe.each(favouriteKinds)('favourite %s', (kind) => {
  const fields = samples[kind];
  const identifier = String(fields[favouriteKey[kind]]);

  test('are saved, listed newest first, and removed by their encoded identifier', async () => {
    const ann = markets.as();
    const other = { ...fields, [favouriteKey[kind]]: 'other' };
    expect(await ann.post(`${base}${kind}`, fields)).toMatchObject({ status: 201, body: fields });
    expect((await ann.post(`${base}${kind}`, other)).status).toBe(201);
    expect((await ann.get(`${base}${kind}`)).body).toMatchObject([other, fields]);
    expect((await ann.delete(`${base}${kind}/${encodeURIComponent(identifier)}`)).status).toBe(204);
    expect((await ann.get(`${base}${kind}`)).body).toMatchObject([other]);
    expect((await ann.delete(`${base}${kind}/${encodeURIComponent(identifier)}`)).status).toBe(204);
  });

  test('are answered with the existing one if saved again', async () => {
    const ann = markets.as();
    const first = await ann.post<{ id: string }>(`${base}${kind}`, fields);
    const again = await ann.post(`${base}${kind}`, fields);
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test.each([
    ['nothing', {}],
    ['an unknown field', { ...fields, owner: 'me' }],
    ['a query in place of a text', { ...fields, [favouriteKey[kind]]: { $gt: '' } }],
    ['blanks', { ...fields, [favouriteKey[kind]]: '   ' }],
    ['10,000 characters', { ...fields, [favouriteKey[kind]]: 'x'.repeat(10_000) }],
    ['a list', [fields]],
    ['a text', '"BTC"'],
    ['null', 'null'],
  ])('reject %s', async (_what, body) => {
    const ann = markets.as();
    expect((await ann.post(`${base}${kind}`, body)).status).toBe(400);
    expect((await ann.get(`${base}${kind}`)).body).toEqual([]);
  });
});

test.each([
  ['stocks', { symbol: 'X'.repeat(11), name: 'Long' }],
  ['forex', { pair: 'X'.repeat(11), rate: 1 }],
  ['forex', { pair: 'USD/CAD', rate: '1e5' }],
  ['bonds', { name: 'B', yield: 1, maturity: 'x'.repeat(51) }],
  ['news', { newsId: 'x'.repeat(51), title: 'T', source: 'S' }],
  ['news', { newsId: 'x', title: 'T', source: 'x'.repeat(101) }],
])('%s beyond their limits are rejected', async (kind, body) => {
  expect((await markets.as().post(`${base}${kind}`, body)).status).toBe(400);
});

test.each([
  ['beyond 100 characters', 'x'.repeat(101), 404],
  ['of blanks', '%20%20', 404],
  ['broken in its encoding', '%E0%A4%A', 204],
])('an identifier %s matches nothing that could be saved', async (_what, identifier, status) => {
  expect((await markets.as().delete(`${base}crypto/${identifier}`)).status).toBe(status);
});

test.each(['a.b*c$d{}', '.*', '$where', '__proto__', '日経 225', '+1 %2F', 'a\\b'])(
  '%s is saved and removed like any other',
  async (symbol) => {
    const ann = markets.as();
    for (const saved of [symbol, 'other']) await ann.post(`${base}crypto`, { symbol: saved, name: 'Coin' });
    await ann.delete(`${base}crypto/${encodeURIComponent(symbol)}`);
    expect((await ann.get(`${base}crypto`)).body).toMatchObject([{ symbol: 'other' }]);
  },
);

test('figures are accepted as decimal strings too', async () => {
  const { body } = await markets.as().post(`${base}forex`, { pair: 'USD/CAD', rate: '1.3712' });
  expect(body).toMatchObject({ rate: 1.3712 });
});

test('saving one twenty times concurrently stores one', async () => {
  const ann = markets.as();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ann.post(`${base}crypto`, samples.crypto)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  expect((await ann.get<unknown[]>(`${base}crypto`)).body).toHaveLength(1);
});

test('the number per kind is limited, also for concurrent requests, and removing one frees a place', async () => {
  const ann = markets.as();
  const add = (index: number) => ann.post(`${base}etfs`, { symbol: `E${index}`, name: 'Fund', price: 1 });
  for (let from = 0; from < limits.favouritesOfAKind - 10; from += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => add(from + index)));
  }
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => add(1000 + index)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    body: {
      message: 'You have saved 200 of this kind, the most there can be. Remove one to save another.',
      error: { code: 'too_many_favourites' },
    },
  });
  expect((await ann.get<unknown[]>(`${base}etfs`)).body).toHaveLength(limits.favouritesOfAKind);
  await ann.delete(`${base}etfs/E0`);
  expect((await add(5000)).status).toBe(201);
});

test('users can neither see nor remove the favourites of others', async () => {
  const [ann, bob] = [markets.as(), markets.as()];
  await ann.post(`${base}crypto`, samples.crypto);
  expect((await bob.get(`${base}crypto`)).body).toEqual([]);
  await bob.delete(`${base}crypto/BTC`);
  expect((await ann.get(`${base}crypto`)).body).toMatchObject([samples.crypto]);
});

test('quotes of favourite stocks are in their order, without unknown ones', async () => {
  const stock = (symbol: string) => ({ symbol, name: symbol, price: 10, changePercent: 1, volume: 5 });
  quotes.stocks = [stock('AAPL'), stock('MSFT')];
  const ann = markets.as({ id: randomUUID() });
  expect((await ann.get(`${base}stocks-data`)).body).toEqual([]);
  for (const symbol of ['AAPL', 'GONE', 'MSFT']) await ann.post(`${base}stocks`, { symbol, name: symbol });
  expect((await ann.get(`${base}stocks-data`)).body).toEqual([stock('MSFT'), stock('AAPL')]);
});

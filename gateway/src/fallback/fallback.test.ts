import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { type Client, client } from '@plaza/test-kit/http';
import { accessTokenFor, type TestUser } from '@plaza/test-kit/tokens';
import { sendJson } from '../testing/stubbed-services';
import { type Platform, startPlatform, withPlatform } from '../testing/test-platform';

const stocks = '/api/v1/markets/stocks';
const env = { UPSTREAM_HEADERS_MS: '300', BREAKER_MIN_REQUESTS: '5' };

let platform: Platform;
let markets: RequestListener;
let prices: number;
const person: TestUser = { id: randomUUID(), sessionId: randomUUID() };
const as = (user: TestUser): Client => client(platform.url, { token: accessTokenFor(user) });

beforeEach(async () => {
  prices = 0;
  markets = (req, res) => sendJson(res, { url: req.url, price: ++prices });
  platform = await startPlatform({ env, services: { markets: (req, res) => markets(req, res) } });
});
afterEach(() => platform.stop());

const away = () => platform.servers.markets.close();

test('while a service is down, each user gets their own last good answer, with its age', async () => {
  const fresh = await as(person).get(stocks);
  expect([fresh.status, fresh.headers.get('x-plaza-stale')]).toEqual([200, null]);
  await away();
  const kept = await as(person).get(stocks);
  expect([kept.status, kept.body]).toEqual([200, fresh.body]);
  expect(Object.fromEntries(kept.headers)).toMatchObject({
    'x-plaza-stale': '1',
    age: '0',
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'x-content-type-options': 'nosniff',
  });
  expect(kept.headers.get('x-request-id')).not.toBe(fresh.headers.get('x-request-id'));
});

test('a stale answer requires browsers to use HTTPS, like a fresh one', () =>
  withPlatform({ env: { ...env, PUBLIC_URL: 'https://plaza.example' } }, async ({ url, servers }) => {
    const browser = client(url, { token: accessTokenFor(person) });
    const fresh = await browser.get(stocks);
    await servers.markets.close();
    const kept = await browser.get(stocks);
    expect(kept.headers.get('x-plaza-stale')).toBe('1');
    expect(kept.headers.get('strict-transport-security')).toMatch(/max-age/);
    expect(kept.headers.get('strict-transport-security')).toBe(fresh.headers.get('strict-transport-security'));
  }));

test('is served if the connection is refused or cut, the service is silent, or the breaker is open', async () => {
  await as(person).get(stocks);
  markets = (req) => req.socket.destroy();
  expect((await as(person).get(stocks)).status).toBe(200);
  markets = () => undefined;
  expect((await as(person).get(stocks)).status).toBe(200);
  await away();
  for (let n = 0; n < 8; n++) expect((await as(person).get(stocks)).headers.get('x-plaza-stale')).toBe('1');
  expect(await platform.metrics()).toMatch(/gateway_breaker_state\{upstream="markets",state="open",[^}]*\} 1/);
});

test('an answer of the service is forwarded unchanged, including errors', async () => {
  await as(person).get(stocks);
  markets = (_req, res) => sendJson(res, { success: false }, 500);
  expect((await as(person).get(stocks)).status).toBe(500);
});

test.each<[what: string, target: string, user: TestUser]>([
  ['another user', stocks, { id: randomUUID() }],
  ['the same user in another session', stocks, { id: person.id ?? '', sessionId: randomUUID() }],
  ['an administrator who acts as them', stocks, { ...person, impersonatorId: randomUUID() }],
  ['another query', `${stocks}?page=2`, person],
  ['a path below', `${stocks}/AAPL`, person],
])('%s gets no stale answer', async (_what, target, user) => {
  await as(person).get(stocks);
  await away();
  const { status, headers } = await as(user).get(target);
  expect([status, headers.get('x-plaza-stale')]).toEqual([502, null]);
});

test('writes, and reads that no rule names, get the error', async () => {
  await as(person).get('/api/v1/finance/accounts');
  await as(person).get('/api/v1/marketsquare');
  await Promise.all([away(), platform.servers.finance.close()]);
  expect((await as(person).post('/api/v1/markets/favorite-stocks', {})).status).toBe(502);
  expect((await as(person).get('/api/v1/finance/accounts')).status).toBe(502);
});

test.each([401, 403])('an answer of %s deletes all stored answers of the user', async (refusal) => {
  await as(person).get(stocks);
  await as(person).get('/api/v1/markets/forex');
  markets = (_req, res) => sendJson(res, {}, refusal);
  expect((await as(person).get('/api/v1/markets/forex')).status).toBe(refusal);
  await away();
  expect((await as(person).get(stocks)).status).toBe(502);
});

test('an answer of 404 deletes the stored answer and no other one', async () => {
  await as(person).get(stocks);
  await as(person).get('/api/v1/markets/forex');
  markets = (_req, res) => sendJson(res, {}, 404);
  await as(person).get('/api/v1/markets/forex');
  await away();
  expect((await as(person).get('/api/v1/markets/forex')).status).toBe(502);
  expect((await as(person).get(stocks)).status).toBe(200);
});

test('a change of permissions deletes all stored answers', async () => {
  await as(person).get(stocks);
  await platform.bus.publish(createEvent('permissions.changed', { version: 2, roles: ['user'] }));
  await away();
  expect((await as(person).get(stocks)).status).toBe(502);
});

test('an answer pending during a change of permissions is not stored', async () => {
  let finish: (() => void) | undefined;
  markets = (_req, res) => {
    finish = () => sendJson(res, {});
  };
  const asked = as(person).get(stocks);
  await until(() => finish !== undefined);
  await platform.bus.publish(createEvent('permissions.changed', { version: 2, roles: ['user'] }));
  finish?.();
  expect((await asked).status).toBe(200);
  await away();
  expect((await as(person).get(stocks)).status).toBe(502);
});

test('a user whose permissions changed within the session gets no earlier answer, and others do', async () => {
  const other: TestUser = { id: randomUUID(), sessionId: randomUUID() };
  for (const one of [person, other]) await as(one).get(stocks);
  const { sessionId: id = '' } = person;
  await platform.bus.publish(createEvent('session.revoked', { sessionIds: [id], epoch: 0 }));
  await away();
  const renewed = accessTokenFor({ ...person, epoch: 1 });
  expect((await client(platform.url, { token: renewed }).get(stocks)).status).toBe(502);
  expect((await as(other).get(stocks)).headers.get('x-plaza-stale')).toBe('1');
});

test('the age of an already stale answer is added, and a too old one is not served', async () => {
  markets = (req, res) => {
    res.setHeader('age', req.url === stocks ? '599' : '30');
    sendJson(res, {});
  };
  await as(person).get(stocks);
  await as(person).get('/api/v1/markets/forex');
  await away();
  expect(Number((await as(person).get('/api/v1/markets/forex')).headers.get('age'))).toBeGreaterThanOrEqual(30);
  await until(async () => (await as(person).get(stocks)).status >= 502, 30_000);
});

test('HEAD gets the error', async () => {
  await as(person).get(stocks);
  await away();
  const headers = { authorization: `Bearer ${accessTokenFor(person)}` };
  expect((await fetch(platform.url + stocks, { method: 'HEAD', headers })).status).toBe(502);
});

test('a revoked session gets no stale answer', async () => {
  await as(person).get(stocks);
  await platform.bus.publish(createEvent('session.revoked', { sessionIds: [person.sessionId ?? ''] }));
  await away();
  expect((await as(person).get(stocks)).status).toBe(401);
});

test('a compressed answer is served compressed to clients that accept it, and a legacy path shares the answer of the current one', async () => {
  markets = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' });
    res.end(gzipSync('{"price":7}'));
  };
  const headers = { 'accept-encoding': 'gzip' };
  const fresh = await as(person).get('/api/stocks', { headers });
  await away();
  const kept = await as(person).get(stocks, { headers });
  expect([kept.headers.get('x-plaza-stale'), kept.headers.get('content-encoding')]).toEqual(['1', 'gzip']);
  expect(kept.body).toBe(fresh.body);
  expect((await as(person).get(stocks, { headers: { 'accept-encoding': 'identity' } })).status).toBe(502);
});

test('incomplete and too large answers are not stored', async () => {
  markets = (_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    res.write('{"price":', () => res.destroy());
  };
  await expect(as(person).get(stocks)).rejects.toThrow();
  markets = (_req, res) => sendJson(res, { prices: 'x'.repeat(600 * 1024) });
  expect((await as(person).get('/api/v1/markets/forex')).status).toBe(200);
  await away();
  expect((await as(person).get(stocks)).status).toBe(502);
  expect((await as(person).get('/api/v1/markets/forex')).status).toBe(502);
});

test('requests are forwarded again as soon as the service recovers', async () => {
  await as(person).get(stocks);
  markets = (req) => req.socket.destroy();
  expect((await as(person).get(stocks)).headers.get('x-plaza-stale')).toBe('1');
  markets = (_req, res) => sendJson(res, { price: 99 });
  const { headers, body } = await as(person).get(stocks);
  expect([headers.get('x-plaza-stale'), body]).toEqual([null, { price: 99 }]);
});

test('nothing is stored without a bus, as changes would not be announced', () =>
  withPlatform({ env, redisUrl: 'redis://127.0.0.1:1' }, async (other) => {
    const browser = client(other.url, { token: accessTokenFor(person) });
    expect((await browser.get(stocks)).status).toBe(200);
    await other.servers.markets.close();
    expect((await browser.get(stocks)).status).toBe(502);
  }));

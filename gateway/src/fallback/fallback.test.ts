import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { type Client, client } from '@plaza/test-kit/http';
import { accessTokenFor, type TestUser } from '@plaza/test-kit/tokens';
import { type Platform, sendJson, startPlatform, withPlatform } from '../testing/test-platform';

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

test('while a service is away everybody gets their own last good answer, with its age', async () => {
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

test('a stale answer tells browsers to use https alone, as a fresh one does', () =>
  withPlatform({ env: { ...env, PUBLIC_URL: 'https://plaza.example' } }, async ({ url, servers }) => {
    const browser = client(url, { token: accessTokenFor(person) });
    const fresh = await browser.get(stocks);
    await servers.markets.close();
    const kept = await browser.get(stocks);
    expect(kept.headers.get('x-plaza-stale')).toBe('1');
    expect(kept.headers.get('strict-transport-security')).toMatch(/max-age/);
    expect(kept.headers.get('strict-transport-security')).toBe(fresh.headers.get('strict-transport-security'));
  }));

test('it comes whether the connection is refused, cut, silent, or the breaker keeps the request here', async () => {
  await as(person).get(stocks);
  markets = (req) => req.socket.destroy();
  expect((await as(person).get(stocks)).status).toBe(200);
  markets = () => undefined;
  expect((await as(person).get(stocks)).status).toBe(200);
  await away();
  for (let n = 0; n < 8; n++) expect((await as(person).get(stocks)).headers.get('x-plaza-stale')).toBe('1');
  expect(await platform.metrics()).toMatch(/gateway_breaker_state\{upstream="markets",state="open",[^}]*\} 1/);
});

test('what the service answers itself passes as it is, an error too', async () => {
  await as(person).get(stocks);
  markets = (_req, res) => sendJson(res, { success: false }, 500);
  expect((await as(person).get(stocks)).status).toBe(500);
});

test.each<[what: string, target: string, user: TestUser]>([
  ['another person', stocks, { id: randomUUID() }],
  ['the same person in another session', stocks, { id: person.id ?? '', sessionId: randomUUID() }],
  ['an administrator who acts as them', stocks, { ...person, impersonatorId: randomUUID() }],
  ['another query', `${stocks}?page=2`, person],
  ['a path below', `${stocks}/AAPL`, person],
])('%s gets nothing of it', async (_what, target, user) => {
  await as(person).get(stocks);
  await away();
  const { status, headers } = await as(user).get(target);
  expect([status, headers.get('x-plaza-stale')]).toEqual([502, null]);
});

test('writes, and reads of what no rule names, get the error', async () => {
  await as(person).get('/api/v1/finance/accounts');
  await as(person).get('/api/v1/marketsquare');
  await Promise.all([away(), platform.servers.finance.close()]);
  expect((await as(person).post('/api/v1/markets/favorite-stocks', {})).status).toBe(502);
  expect((await as(person).get('/api/v1/finance/accounts')).status).toBe(502);
});

test.each([401, 403])('a refusal with %s forgets all that was kept of the person', async (refusal) => {
  await as(person).get(stocks);
  await as(person).get('/api/v1/markets/forex');
  markets = (_req, res) => sendJson(res, {}, refusal);
  expect((await as(person).get('/api/v1/markets/forex')).status).toBe(refusal);
  await away();
  expect((await as(person).get(stocks)).status).toBe(502);
});

test('what is gone is forgotten, and the rest is not', async () => {
  await as(person).get(stocks);
  await as(person).get('/api/v1/markets/forex');
  markets = (_req, res) => sendJson(res, {}, 404);
  await as(person).get('/api/v1/markets/forex');
  await away();
  expect((await as(person).get('/api/v1/markets/forex')).status).toBe(502);
  expect((await as(person).get(stocks)).status).toBe(200);
});

test('a change of permissions forgets everything', async () => {
  await as(person).get(stocks);
  await platform.bus.publish(createEvent('permissions.changed', { version: 2, roles: ['user'] }));
  await away();
  expect((await as(person).get(stocks)).status).toBe(502);
});

test('an answer that was under way as permissions changed is not kept', async () => {
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

test('somebody whose permissions changed within their session gets nothing from before, and others do', async () => {
  const other: TestUser = { id: randomUUID(), sessionId: randomUUID() };
  for (const one of [person, other]) await as(one).get(stocks);
  const { sessionId: id = '' } = person;
  await platform.bus.publish(createEvent('session.revoked', { sessionIds: [id], epoch: 0 }));
  await away();
  const renewed = accessTokenFor({ ...person, epoch: 1 });
  expect((await client(platform.url, { token: renewed }).get(stocks)).status).toBe(502);
  expect((await as(other).get(stocks)).headers.get('x-plaza-stale')).toBe('1');
});

test('what was old as it came is as much older, and what is too old is not given', async () => {
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

test('a session that has ended gets nothing', async () => {
  await as(person).get(stocks);
  await platform.bus.publish(createEvent('session.revoked', { sessionIds: [person.sessionId ?? ''] }));
  await away();
  expect((await as(person).get(stocks)).status).toBe(401);
});

test('a packed answer comes packed to those who take it, and an older path has what the newer one has', async () => {
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

test('what was not whole, or is too large, is not kept', async () => {
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

test('the service is asked again as soon as it is back', async () => {
  await as(person).get(stocks);
  markets = (req) => req.socket.destroy();
  expect((await as(person).get(stocks)).headers.get('x-plaza-stale')).toBe('1');
  markets = (_req, res) => sendJson(res, { price: 99 });
  const { headers, body } = await as(person).get(stocks);
  expect([headers.get('x-plaza-stale'), body]).toEqual([null, { price: 99 }]);
});

test('without a bus nothing is kept, as nobody would tell of a change', () =>
  withPlatform({ env, redisUrl: 'redis://127.0.0.1:1' }, async (other) => {
    const browser = client(other.url, { token: accessTokenFor(person) });
    expect((await browser.get(stocks)).status).toBe(200);
    await other.servers.markets.close();
    expect((await browser.get(stocks)).status).toBe(502);
  }));

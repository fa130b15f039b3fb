import type { RequestListener } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { until } from '@plaza/service-kit/testing/until';
import { type Client, client } from '@plaza/test-kit/http';
import { RawConnection } from '../testing/raw-connection';
import { sendJson } from '../testing/stubbed-services';
import { type Platform, startPlatform, withPlatform } from '../testing/test-platform';

let platform: Platform;
let browser: Client;
let markets: RequestListener;

const path = '/api/v1/markets/echo';
const env = {
  UPSTREAM_CONNECT_MS: '200',
  UPSTREAM_HEADERS_MS: '200',
  UPSTREAM_BODY_MS: '200',
  BREAKER_MIN_REQUESTS: '5',
  BREAKER_OPEN_MS: '300',
};

beforeEach(async () => {
  platform = await startPlatform({ env, services: { markets: (req, res) => markets(req, res) } });
  browser = client(platform.url);
});
afterEach(() => platform.stop());

test('answers 502 with the name of the area if a service is unreachable', async () => {
  await platform.servers.markets.close();
  const { status, body, headers } = await browser.get(path);
  expect(status).toBe(502);
  expect(body).toEqual({
    success: false,
    message: 'Markets does not answer just now. Please try again.',
    error: {
      code: 'upstream_unreachable',
      message: 'Markets does not answer just now. Please try again.',
      requestId: headers.get('x-request-id'),
    },
  });
});

test('other services are not affected', async () => {
  await platform.servers.markets.close();
  for (let n = 0; n < 8; n++) await browser.get(path);
  expect((await browser.get('/api/v1/finance/echo')).status).toBe(200);
});

test('answers 504 if a service does not begin to answer', async () => {
  markets = () => undefined;
  const { status, body } = await browser.get(path);
  expect([status, body]).toMatchObject([504, { error: { code: 'upstream_timeout' } }]);
});

test('cuts the connection if a service stops in the middle of its answer', async () => {
  markets = (_req, res) => {
    res.writeHead(200, { 'Content-Length': 100 });
    res.write('begun');
  };
  const connection = await RawConnection.open(platform.port);
  connection.send(`GET ${path} HTTP/1.1`, 'Host: x', '', '');
  expect(await connection.untilClosed()).toMatch(/begun$/);
});

test('answers 502 if a service closes the connection without an answer', async () => {
  markets = (req) => req.socket.destroy();
  expect((await browser.get(path)).status).toBe(502);
});

test('answers 502 if a service does not speak HTTP', async () => {
  markets = (req) => req.socket.end('SSH-2.0-what\r\n\r\n');
  expect((await browser.get(path)).status).toBe(502);
});

test('the breaker opens, allows one trial request after its time, and closes if that succeeds', async () => {
  let asked = 0;
  markets = (req) => {
    asked++;
    req.socket.destroy();
  };
  for (let n = 0; n < 5; n++) expect((await browser.get(path)).status).toBe(502);
  const turnedAway = await browser.get(path);
  expect(turnedAway).toMatchObject({
    status: 503,
    body: { message: 'Markets does not answer just now. Please try again.', error: { code: 'upstream_unavailable' } },
  });
  expect(turnedAway.headers.get('retry-after')).toBe('1');
  expect(asked).toBe(5);
  expect(await platform.metrics()).toMatch(/gateway_breaker_state\{upstream="markets",state="open"[^}]*\} 1/);

  await until(async () => (await browser.get(path)).status === 502); // the try
  expect(asked).toBe(6);
  expect((await browser.get(path)).status).toBe(503);

  markets = (_req, res) => sendJson(res, {});
  await until(async () => (await browser.get(path)).status === 200);
  expect((await browser.get(path)).status).toBe(200);
});

test('answers of 500 do not open the breaker', async () => {
  markets = (_req, res) => sendJson(res, { success: false }, 500);
  for (let n = 0; n < 10; n++) expect((await browser.get(path)).status).toBe(500);
});

test('disconnecting clients do not open the breaker', async () => {
  let arrived = 0;
  markets = () => {
    arrived++;
  };
  for (let n = 1; n <= 8; n++) {
    const connection = await RawConnection.open(platform.port);
    connection.send(`GET ${path} HTTP/1.1`, 'Host: x', '', '');
    await until(() => arrived === n);
    connection.close();
  }
  markets = (_req, res) => sendJson(res, {});
  expect((await browser.get(path)).status).toBe(200);
});

test('with at most one concurrent request, further ones are rejected until it is answered', () =>
  withPlatform(
    { env: { UPSTREAM_MAX_INFLIGHT: '1' }, services: { markets: (req, res) => markets(req, res) } },
    async ({ url }) => {
      let finish: (() => void) | undefined;
      markets = (_req, res) => {
        finish = () => sendJson(res, {});
      };
      const first = client(url).get(path);
      await until(() => finish !== undefined);
      expect((await client(url).get(path)).status).toBe(503);
      finish?.();
      expect((await first).status).toBe(200);
      markets = (_req, res) => sendJson(res, {});
      expect((await client(url).get(path)).status).toBe(200);
    },
  ));

describe('a service that accepts connections but never answers', () => {
  let silent: Server;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test('is answered with 504', async () => {
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await withPlatform({ env: { ...env, FINANCE_URL: `http://127.0.0.1:${port}` } }, async ({ url }) => {
      expect((await client(url).post('/api/v1/finance/echo', { a: 1 })).status).toBe(504);
    });
  });
});

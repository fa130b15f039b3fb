import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { until } from '@plaza/service-kit/testing/until';
import { type Client, client } from '@plaza/test-kit/http';
import { RawConnection } from '../testing/raw-connection';
import { type Echo, type Platform, sendJson, startPlatform } from '../testing/test-platform';

let platform: Platform;
let browser: Client;
/** What the finance service does in the test at hand. */
let finance: RequestListener;

/** Named by no contract, so that the gateway leaves it to the service who may call it. */
const path = '/api/v1/finance/echo';

beforeAll(async () => {
  platform = await startPlatform({ services: { finance: (req, res) => finance(req, res) } });
  browser = client(platform.url);
});
afterAll(() => platform.stop());

const echoed = async (headers: Record<string, string>, target = '/api/v1/markets/echo') =>
  (await browser.get<Echo>(target, { headers })).body;

/** A request of node's own client, for what `client` tidies up. */
function request(method: string, target: string, options: http.RequestOptions = {}): http.ClientRequest {
  return http.request(`${platform.url}${target}`, { method, agent: false, ...options });
}

function answerOf(sent: http.ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => sent.once('response', resolve).once('error', reject));
}

describe('the request', () => {
  test('reaches its service with method, encoded path, query and body as they came', async () => {
    const { body } = await browser.post<Echo>('/api/favorite-forex/USD%2FCAD?a=%20b&c', { pair: 'USD/CAD' });
    expect(body).toMatchObject({
      service: 'markets',
      method: 'POST',
      url: '/api/v1/markets/favorite-forex/USD%2FCAD?a=%20b&c',
      body: '{"pair":"USD/CAD"}',
    });
  });

  test.each([['/api/v1/auth/echo'], ['/api/v1/tickets/echo/echo'], ['/api/v1/registry/echo']])(
    '%s finds its service',
    async (target) => {
      const { body } = await browser.get<Echo>(target);
      expect(body.url).toBe(target);
    },
  );

  test('loses its hop-by-hop headers and those that Connection names', async () => {
    const { headers } = await echoed({
      Connection: 'close, X-Secret-Hop',
      'X-Secret-Hop': '1',
      'Keep-Alive': 'timeout=9',
      'Proxy-Authorization': 'Basic x',
      TE: 'gzip',
      'X-Kept': 'yes',
    });
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(x-secret-hop|keep-alive|proxy-authorization|te)$/)]),
    );
    expect(headers).toMatchObject({ 'x-kept': 'yes', connection: 'keep-alive' });
  });

  test("says who the client is in the gateway's own words", async () => {
    const { headers } = await echoed({
      'X-Forwarded-For': '1.2.3.4',
      'X-Forwarded-Proto': 'https',
      'X-Real-IP': '1.2.3.4',
      'X-Service-Token': 'forged',
      Forwarded: 'for=1.2.3.4',
    });
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(headers).not.toHaveProperty('x-real-ip');
    expect(headers).not.toHaveProperty('x-service-token');
    expect(headers).not.toHaveProperty('forwarded');
  });

  test('shows its cookies to identity alone', async () => {
    const cookie = { Cookie: 'plaza_session=secret' };
    expect((await echoed(cookie, '/api/v1/auth/echo')).headers).toMatchObject({ cookie: 'plaza_session=secret' });
    expect((await echoed(cookie)).headers).not.toHaveProperty('cookie');
  });

  test('tells identity alone which host the browser asked, and nobody what the browser says of that', async () => {
    const forged = { 'X-Forwarded-Host': 'evil.example' };
    const { host } = new URL(platform.url);
    expect((await echoed(forged, '/api/v1/auth/echo')).headers).toMatchObject({ 'x-forwarded-host': host });
    expect((await echoed(forged)).headers).not.toHaveProperty('x-forwarded-host');
  });

  test('may come in chunks of unknown number', async () => {
    const sent = request('POST', '/api/v1/markets/echo');
    sent.write('{"a":');
    sent.end('1}');
    const echo = JSON.parse(await text(await answerOf(sent))) as Echo;
    expect(echo).toMatchObject({ body: '{"a":1}' });
  });

  test('may wait for "100 Continue"', async () => {
    const sent = request('POST', '/api/v1/markets/echo', {
      headers: { Expect: '100-continue', 'Content-Length': 2 },
    });
    sent.flushHeaders();
    await new Promise((resolve) => sent.once('continue', resolve));
    sent.end('{}');
    const echo = JSON.parse(await text(await answerOf(sent))) as Echo;
    expect(echo.body).toBe('{}');
    expect(echo.headers).not.toHaveProperty('expect');
  });

  test('carries no body on GET, whatever it says', async () => {
    const sent = request('GET', '/api/v1/markets/echo', { headers: { 'Content-Length': 2 } });
    sent.end('{}');
    const echo = JSON.parse(await text(await answerOf(sent))) as Echo;
    expect(echo.body).toBe('');
    expect(echo.headers).not.toHaveProperty('content-length');
  });

  test('is answered even when the service answers before it was read', async () => {
    finance = (_req, res) => sendJson(res, { early: true }, 401);
    const answer = await browser.post(path, randomBytes(900_000), { headers: { 'Content-Type': 'image/png' } });
    expect(answer).toMatchObject({ status: 401, body: { early: true } });
  });

  test('of 1 MiB is forwarded, more is rejected, declared or not', async () => {
    finance = (req, res) =>
      buffer(req).then(
        ({ length }) => sendJson(res, { length }),
        () => res.destroy(),
      );
    expect((await browser.post(path, Buffer.alloc(1024 * 1024))).body).toEqual({ length: 1024 * 1024 });
    const declared = await browser.post(path, Buffer.alloc(1024 * 1024 + 1));
    expect(declared).toMatchObject({ status: 413, body: { success: false, error: { code: 'body_too_large' } } });

    const sent = request('POST', path);
    for (let n = 0; n < 20; n++) sent.write(Buffer.alloc(64 * 1024));
    sent.end();
    expect((await answerOf(sent)).statusCode).toBe(413);
  });

  test('of a profile may be larger', async () => {
    const { status } = await browser.patch('/api/v1/profile/echo', Buffer.alloc(2 * 1024 * 1024));
    expect(status).toBe(200);
  });

  test('that is rejected is not asked to continue', async () => {
    const connection = await RawConnection.open(platform.port);
    connection.send(`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Length: 9999999', 'Expect: 100-continue', '', '');
    expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe('the answer', () => {
  test.each(['no-store', 'private, no-cache'])('may be kept as the service says: %s', async (kept) => {
    finance = (_req, res) => {
      res.setHeader('Cache-Control', kept);
      res.setHeader('ETag', '"1"');
      sendJson(res, {});
    };
    const { headers } = await browser.get(path);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual([kept, '"1"']);
  });

  test('comes with status, headers and several cookies as the service gave them', async () => {
    finance = (_req, res) => {
      res.writeHead(201, [
        'Content-Type',
        'application/json',
        'Content-Length',
        '2',
        'X-Own',
        'yes',
        'Set-Cookie',
        'a=1',
        'Set-Cookie',
        'b=2',
      ]);
      res.end('{}');
    };
    const answer = await browser.post(path, {});
    expect(answer).toMatchObject({ status: 201, body: {} });
    expect(answer.headers.get('x-own')).toBe('yes');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('loses its hop-by-hop headers and those that Connection names', async () => {
    finance = (_req, res) => {
      res.writeHead(200, {
        Connection: 'keep-alive, X-Inner',
        'X-Inner': '1',
        'Proxy-Authenticate': 'Basic',
        'X-Outer': '1',
      });
      res.end('x');
    };
    const { headers } = await browser.get(path);
    expect([headers.get('x-inner'), headers.get('proxy-authenticate'), headers.get('x-outer')]).toEqual([
      null,
      null,
      '1',
    ]);
  });

  test('to HEAD has the length and no body', async () => {
    finance = (_req, res) => sendJson(res, { a: 1 });
    const connection = await RawConnection.open(platform.port);
    connection.send(`HEAD ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
    const received = await connection.untilClosed();
    expect(received).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(received).toMatch(/content-length: 7\r\n/i);
    expect(received).toMatch(/\r\n\r\n$/);
  });

  test.each([[204], [304]])('%i has no body, and the connection serves the next request', async (status) => {
    finance = (_req, res) => {
      res.writeHead(status, { ETag: '"e"' });
      res.end();
    };
    const connection = await RawConnection.open(platform.port);
    const get = [`GET ${path} HTTP/1.1`, 'Host: x', '', ''];
    connection.send(...get);
    await connection.until(/\r\n\r\n$/);
    finance = (_req, res) => sendJson(res, { next: true });
    connection.send(...get);
    const received = await connection.until(/"next":true/);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(received.split('HTTP/1.1')[1]).not.toMatch(/transfer-encoding|content-length/i);
    connection.close();
  });

  test('of unknown length is forwarded as it comes, headers first', async () => {
    const parts: ((part: string) => void)[] = [];
    finance = (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/plain' });
      res.flushHeaders();
      parts.push((part) => (part === '' ? res.end() : res.write(part)));
    };
    const answer = await answerOf(request('GET', path).end());
    const [write] = parts;
    const received: string[] = [];
    answer.setEncoding('utf8').on('data', (part: string) => received.push(part));
    write?.('one');
    await until(() => received.join('') === 'one');
    write?.('two');
    write?.('');
    await until(() => received.join('') === 'onetwo' && answer.complete);
  });

  test('keeps every byte of a large body', async () => {
    const bytes = randomBytes(3 * 1024 * 1024);
    finance = (_req, res) => {
      res.writeHead(200, { 'Content-Length': bytes.length });
      res.end(bytes);
    };
    const received = await buffer(await answerOf(request('GET', path).end()));
    expect(received.equals(bytes)).toBe(true);
  });

  test('keeps every byte of a small body that is no text', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    finance = (_req, res) => {
      res.writeHead(200, { 'Content-Length': bytes.length, 'Content-Type': 'image/png' });
      res.end(bytes);
    };
    const received = await buffer(await answerOf(request('GET', path).end()));
    expect(received.equals(bytes)).toBe(true);
  });

  test('waits for a client that does not read, rather than piling up', async () => {
    let written = 0;
    finance = (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/octet-stream' });
      const more = () => {
        written += 64 * 1024;
        if (written > 100 * 1024 * 1024) res.end();
        else if (res.write(Buffer.alloc(64 * 1024))) more();
        else res.once('drain', more);
      };
      more();
    };
    const connection = await RawConnection.open(platform.port);
    connection.socket.pause();
    connection.send(`GET ${path} HTTP/1.1`, 'Host: x', '', '');
    let before = -1;
    await until(async () => {
      const stands = before === written;
      before = written;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return stands && written > 0;
    });
    expect(written).toBeLessThan(50 * 1024 * 1024);
    connection.close();
  });

  test('carries trailers to a client that understands them, but none that change the answer', async () => {
    finance = (_req, res) => {
      res.writeHead(200, { Trailer: 'X-Sum', 'Content-Type': 'text/plain' });
      res.write('body');
      res.addTrailers({ 'X-Sum': '42', 'Set-Cookie': 'late=1' });
      res.end();
    };
    const answer = await answerOf(request('GET', path, { headers: { TE: 'trailers' } }).end());
    await text(answer);
    expect(answer.trailers).toEqual({ 'x-sum': '42' });
    const plain = await answerOf(request('GET', path).end());
    await text(plain);
    expect(plain.trailers).toEqual({});
  });
});

test('a client that leaves takes its request to the service along', async () => {
  let arrived = false;
  let left = false;
  finance = (_req, res) => {
    arrived = true;
    res.once('close', () => {
      left = !res.writableFinished;
    });
  };
  const connection = await RawConnection.open(platform.port);
  connection.send(`GET ${path} HTTP/1.1`, 'Host: x', '', '');
  await until(() => arrived);
  connection.close();
  await until(() => left);
});

test('a client that leaves in the middle of its body takes its request along, and the gateway goes on', async () => {
  let arrived = false;
  let broken = false;
  finance = (req) => {
    arrived = true;
    req
      .on('data', () => undefined)
      .once('error', () => {
        broken = true;
      });
  };
  const connection = await RawConnection.open(platform.port);
  connection.send(`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Length: 100000', '', 'x'.repeat(70_000));
  await until(() => arrived);
  connection.close();
  await until(() => broken);
  finance = (_req, res) => sendJson(res, { fine: true });
  expect((await browser.get(path)).body).toEqual({ fine: true });
});

test.each(['abc-123', 'a b', 'x'.repeat(65), 'a;b', 'ä', ''])(
  'the request id "%s" of a client is not the one that services are told and that is answered',
  async (given) => {
    const answer = await browser.get<Echo>('/api/v1/markets/echo', { headers: { 'X-Request-Id': given } });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.body.headers['x-request-id']).toBe(id);
  },
);

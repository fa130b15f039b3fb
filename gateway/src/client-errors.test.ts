import type { RequestListener } from 'node:http';
import { RawConnection } from './testing/raw-connection';
import { sendJson } from './testing/stubbed-services';
import { type Platform, startPlatform } from './testing/test-platform';

let platform: Platform;
/** The paths that reached a service. */
const reached: string[] = [];
const note: RequestListener = (req, res) => {
  reached.push(req.url ?? '');
  req.resume();
  sendJson(res, {});
};

beforeAll(async () => {
  platform = await startPlatform({ services: { finance: note, identity: note } });
});
afterAll(() => platform.stop());
beforeEach(() => reached.splice(0));

const chunk = ['5', 'hello', '0', '', ''];
const smuggled = ['GET /api/v1/finance/smuggled HTTP/1.1', 'Host: x', '', ''];

async function answerTo(...lines: string[]): Promise<string> {
  const connection = await RawConnection.open(platform.port);
  const received = await connection.send(...lines).untilClosed();
  connection.close();
  return received;
}

const start = ['POST /api/v1/finance/echo HTTP/1.1', 'Host: x'];

test.each<[string, string[]]>([
  ['a length beside chunks', [...start, 'Content-Length: 6', 'Transfer-Encoding: chunked', '', ...chunk]],
  ['chunks beside a length', [...start, 'Transfer-Encoding: chunked', 'Content-Length: 6', '', ...chunk]],
  ['two different lengths', [...start, 'Content-Length: 5', 'Content-Length: 6', '', 'hello']],
  ['the same length twice', [...start, 'Content-Length: 5', 'Content-Length: 5', '', 'hello']],
  ['a list of lengths', [...start, 'Content-Length: 5, 5', '', 'hello']],
  ['a negative length', [...start, 'Content-Length: -5', '', 'hello']],
  ['a signed length', [...start, 'Content-Length: +5', '', 'hello']],
  ['a length in hexadecimal', [...start, 'Content-Length: 0x5', '', 'hello']],
  ['chunked twice over', [...start, 'Transfer-Encoding: chunked, identity', '', ...chunk]],
  ['an encoding that only looks like chunked', [...start, 'Transfer-Encoding: xchunked', '', ...chunk]],
  ['a blank before the colon', [...start, 'Transfer-Encoding : chunked', '', ...chunk]],
  ['a header without a name', [...start, ': value', '', '']],
  ['an invalid chunk size', [...start, 'Transfer-Encoding: chunked', '', 'zz', 'hello', '0', '', '']],
  ['no HTTP at all', ['hello there', '', '']],
  ['a method of its own', ['BREW /api/v1/finance/accounts HTTP/1.1', 'Host: x', '', '']],
  ['a NUL in a header', [...start, 'X-A: a\0b', '', '']],
])('%s is rejected as malformed, and the bytes after it are not read', async (_what, lines) => {
  const received = await answerTo(...lines, ...smuggled);
  expect(received).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(reached).not.toContain('/api/v1/finance/smuggled');
});

test('a malformed request is answered with the envelope and an id of its own', async () => {
  const [head = '', body = ''] = (await answerTo('nonsense', '', '')).split('\r\n\r\n');
  const envelope = JSON.parse(body);
  expect(envelope).toMatchObject({ success: false, error: { code: 'malformed_request' } });
  expect(head).toContain(`X-Request-Id: ${envelope.error.requestId}`);
  expect(head).toContain('Connection: close');
});

test('a body that becomes malformed midway is rejected', async () => {
  const head = ['POST /api/v1/markets/crypto HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', ''];
  expect(await answerTo(...head, '5', 'hello', 'what?', '')).toMatch(/^HTTP\/1.1 400 /);
});

test('answers 431 for too many headers', async () => {
  const received = await answerTo('GET / HTTP/1.1', 'Host: x', `X-Long: ${'x'.repeat(17 * 1024)}`, '', '');
  expect(received).toMatch(/^HTTP\/1.1 431 /);
  expect(received).toContain('headers_too_large');
});

test('answers 414 for an address that is too long', async () => {
  const received = await answerTo(
    `GET /api/v1/finance/${'x'.repeat(9000)} HTTP/1.1`,
    'Host: x',
    'Connection: close',
    '',
    '',
  );
  expect(received).toMatch(/^HTTP\/1.1 414 /);
  expect(received).toContain('url_too_long');
});

test.each([
  '/api/v1/finance/../auth/me',
  '/api/v1/finance/%2e%2E/auth/me',
  '/api/v1/finance/./accounts',
  '/api/v1/finance/..',
  '/api/v1\\finance',
  '/api/v1/finance/echo#x',
  '/api/v1/finance/echo?a#b',
  'http://elsewhere/api/v1/finance/accounts',
  'api/v1/finance/accounts',
  '*',
])('the target %s is rejected', async (target) => {
  const received = await answerTo(`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
  expect(received).toMatch(/^HTTP\/1.1 400 /);
  expect(reached).toEqual([]);
});

test.each(['/internal/session', '/.well-known/jwks.json', '/internal/', '/dev/'])(
  '%s is rejected for everybody',
  async (target) => {
    const received = await answerTo(`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
    expect(received).toMatch(/^HTTP\/1.1 404 /);
    expect(received).toContain('not_found');
    expect(reached).toEqual([]);
  },
);

test.each(['/api/v1/finance/accounts', '/api/v1/events', '/remotes/auth/1.0.0/entry.js', '/'])(
  'a connection cannot be upgraded at %s',
  async (target) => {
    const upgrade = ['Connection: Upgrade, close', 'Upgrade: websocket', 'Sec-WebSocket-Key: x', '', ''];
    const received = await answerTo(`GET ${target} HTTP/1.1`, 'Host: x', ...upgrade);
    expect(received).toMatch(/^HTTP\/1.1 400 /);
    expect(received).toContain('upgrade_refused');
  },
);

test('an offer to upgrade to HTTP/2 is ignored', async () => {
  const offer = ['Connection: Upgrade, HTTP2-Settings, close', 'Upgrade: h2c', 'HTTP2-Settings: x', '', ''];
  const received = await answerTo('GET /api/v1/finance/echo HTTP/1.1', 'Host: x', ...offer);
  expect(received).toMatch(/^HTTP\/1.1 200 /);
});

test('a request without a host, or with an unknown expectation, reaches no service', async () => {
  const request = 'GET /api/v1/finance/echo HTTP/1.1';
  expect(await answerTo(request, 'Connection: close', '', '')).toMatch(/^HTTP\/1.1 400 /);
  expect(await answerTo(request, 'Host: x', 'Expect: a miracle', 'Connection: close', '', '')).toMatch(
    /^HTTP\/1.1 417 /,
  );
  expect(reached).toEqual([]);
});

test.each(['%', '%00', '%E0%A4%A', '/x', 'a%2Fb', '{a}|b'])(
  'the rest of a path, as in /api/v1/finance/%s, reaches its service unchanged',
  async (rest) => {
    const target = `/api/v1/finance/${rest}`;
    const received = await answerTo(`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
    expect(received).toMatch(/^HTTP\/1.1 200 /);
    expect(reached).toEqual([target]);
  },
);

test("HEAD and OPTIONS reach a service; the gateway's own routes list their methods", async () => {
  for (const method of ['HEAD', 'OPTIONS']) {
    const received = await answerTo(`${method} /api/v1/finance/echo HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
    expect(received).toMatch(/^HTTP\/1.1 200 /);
  }
  expect(reached).toHaveLength(2);
  const own = await answerTo('OPTIONS /api/v1/remotes HTTP/1.1', 'Host: x', 'Connection: close', '', '');
  expect(own).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*\r\nAllow: HEAD, GET\r\n/i);
});

test('CONNECT and TRACE are rejected', async () => {
  expect(await answerTo('CONNECT 127.0.0.1:22 HTTP/1.1', 'Host: x', '', '')).not.toMatch(/ 200 /);
  const trace = await answerTo('TRACE /api/v1/finance/accounts HTTP/1.1', 'Host: x', 'Connection: close', '', '');
  expect(trace).toMatch(/^HTTP\/1.1 405 /);
  expect(reached).toEqual([]);
});

test('pipelined requests are answered in order', async () => {
  const get = (path: string, ...more: string[]) => [`GET ${path} HTTP/1.1`, 'Host: x', ...more, '', ''];
  const received = await answerTo(
    [...get('/api/v1/finance/1')].join('\r\n') + get('/nowhere.txt', 'Connection: close').join('\r\n'),
  );
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
});

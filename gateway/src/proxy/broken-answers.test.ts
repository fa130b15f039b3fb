import { createServer, type Server } from 'node:net';
import { type Client, client } from '@plaza/test-kit/http';
import { RawConnection } from '../testing/raw-connection';
import { type Platform, startPlatform } from '../testing/test-platform';

/** What the service sends in answer to a request, before it hangs up unless it stays. */
let bytes = '';
let stays = false;
let service: Server;
let platform: Platform;
let browser: Client;

beforeAll(async () => {
  service = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => {
      if (stays) socket.write(bytes, 'latin1');
      else socket.end(bytes, 'latin1');
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  // No breaker: these are many failures in a row.
  const env = { FINANCE_URL: `http://127.0.0.1:${port}`, BREAKER_MIN_REQUESTS: '1000' };
  platform = await startPlatform({ env });
  browser = client(platform.url);
});
afterAll(async () => {
  await platform.stop();
  service.close();
});
beforeEach(() => {
  stays = false;
});

const path = '/api/v1/finance/echo';
const ok = 'HTTP/1.1 200 OK\r\n';
const whole = `${ok}Content-Length: 2\r\n\r\n{}`;

test.each([
  ['a control character in a header', `${ok}X-A: a\x01b\r\nContent-Length: 2\r\n\r\n{}`],
  ['a DEL in a header', `${ok}X-A: a\x7fb\r\nContent-Length: 2\r\n\r\n{}`],
  ['a blank in the name of a header', `${ok}X A: 1\r\nContent-Length: 2\r\n\r\n{}`],
  ['a header without a colon', `${ok}X-A\r\nContent-Length: 2\r\n\r\n{}`],
  ['two lengths', `${ok}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ['a length beside chunks', `${ok}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`],
  ['an invalid length', `${ok}Content-Length: two\r\n\r\n{}`],
  ['headers of 20 kB', `${ok}X-A: ${'x'.repeat(20_000)}\r\nContent-Length: 2\r\n\r\n{}`],
  ['a status of two digits', 'HTTP/1.1 20 OK\r\nContent-Length: 2\r\n\r\n{}'],
  ['a status of zero', 'HTTP/1.1 000 No\r\nContent-Length: 2\r\n\r\n{}'],
  ['a change of protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ['nothing', ''],
  ['half a head', `${ok}Content-Le`],
  ['a header without its body', `${ok}Content-Length: 2\r\n\r\n`],
])('answers 502 with the envelope if the service answers %s, and serves the next request', async (_what, sent) => {
  bytes = sent;
  expect(await browser.get(path)).toMatchObject({
    status: 502,
    body: { success: false, error: { code: 'upstream_unreachable' } },
  });
  bytes = whole;
  expect(await browser.get(path)).toMatchObject({ status: 200, body: '{}' });
});

test.each([
  ['in the middle of a body of known length', `${ok}Content-Length: 100\r\n\r\nbegun`],
  ['between two chunks', `${ok}Transfer-Encoding: chunked\r\n\r\n5\r\nbegun\r\n`],
  ['in the middle of a chunk', `${ok}Transfer-Encoding: chunked\r\n\r\nff\r\nbegun`],
  ['with an invalid chunk', `${ok}Transfer-Encoding: chunked\r\n\r\n5\r\nbegun\r\nwhat?\r\n`],
])('an answer that ends %s is not treated as complete', async (_where, sent) => {
  bytes = sent;
  const connection = await RawConnection.open(platform.port);
  connection.send(`GET ${path} HTTP/1.1`, 'Host: x', '', '');
  const received = await connection.untilClosed();
  expect(received).toMatch(/^HTTP\/1.1 (200 OK|502 )/);
  expect(received).not.toMatch(/\r\n0\r\n\r\n$/);
  bytes = whole;
  expect((await browser.get(path)).status).toBe(200);
});

test('bytes beyond the declared length do not become the answer to another request', async () => {
  stays = true;
  bytes = `${whole}HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil`;
  for (let times = 0; times < 3; times++) {
    expect(await browser.get(path)).toMatchObject({ status: 200, body: '{}' });
  }
});

test('informational responses before the answer are ignored', async () => {
  bytes = `HTTP/1.1 103 Early Hints\r\nLink: </a.js>\r\n\r\n${whole}`;
  expect(await browser.get(path)).toMatchObject({ status: 200, body: '{}' });
});

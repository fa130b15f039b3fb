import http, { type IncomingMessage } from 'node:http';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { RawConnection } from './testing/raw-connection';
import { type Platform, startPlatform } from './testing/test-platform';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({
    env: {
      CLIENT_HEADERS_MS: '200',
      CLIENT_REQUEST_MS: '600',
      CLIENT_CHECK_MS: '50',
      CLIENT_KEEP_ALIVE_MS: '200',
      STREAM_HEARTBEAT_MS: '100',
    },
  });
});
afterAll(() => platform.stop());

test('answers 408 for headers that do not end', async () => {
  const connection = await RawConnection.open(platform.port);
  connection.send('GET / HTTP/1.1', 'Host: x', '');
  const trickle = setInterval(() => connection.socket.write('X-A: a\r\n'), 20);
  const received = await connection.untilClosed();
  clearInterval(trickle);
  expect(received).toMatch(/^HTTP\/1.1 408 /);
  expect(received).toContain('"code":"request_timeout"');
});

test('a connection without any request is closed without an answer', async () => {
  const connection = await RawConnection.open(platform.port);
  expect(await connection.untilClosed()).toBe('');
});

test('an idle keep-alive connection is closed after its timeout', async () => {
  const connection = await RawConnection.open(platform.port);
  connection.send('GET /healthz HTTP/1.1', 'Host: x', '', '');
  expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 200 /);
});

test('the rest of a rejected body is not awaited', async () => {
  const connection = await RawConnection.open(platform.port);
  connection.send('POST /api/v1/finance/accounts HTTP/1.1', 'Host: x', 'Content-Length: 100000', '', 'x');
  await connection.until(/^HTTP\/1.1 401 /);
  const trickle = setInterval(() => connection.socket.write('x'), 20);
  await connection.untilClosed();
  clearInterval(trickle);
});

test('an event stream with a complete request stays open', async () => {
  const { port } = platform;
  const headers = { authorization: `Bearer ${accessTokenFor()}` };
  const began = performance.now();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    http.get({ port, path: '/api/v1/events', headers, agent: false }, resolve).once('error', reject);
  });
  let lastHeard = 0;
  answer.on('data', () => {
    lastHeard = performance.now();
  });
  await until(() => lastHeard - began > 1500);
  expect(answer.complete).toBe(false);
  answer.destroy();
});

test('an answer that takes longer than the timeout of a request is not cut off', async () => {
  const slow = await startPlatform({
    env: { CLIENT_HEADERS_MS: '100', CLIENT_REQUEST_MS: '200', CLIENT_CHECK_MS: '20', CLIENT_KEEP_ALIVE_MS: '100' },
    services: { finance: (_req, res) => void setTimeout(() => res.end('{}'), 600) },
  });
  const signedIn = client(slow.url, { token: accessTokenFor() });
  expect((await signedIn.post('/api/v1/finance/accounts', { a: 1 })).status).toBe(200);
  await slow.stop();
});

import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { RawConnection } from '../testing/raw-connection';
import type { Echo } from '../testing/stubbed-services';
import { type Platform, startPlatform } from '../testing/test-platform';

const places = 5;
const bufferBytes = 4096;
const windowMs = 200;
const refresh = '/api/v1/auth/refresh';

let platform: Platform;
const connections: RawConnection[] = [];
/** The requests that reached identity. */
let reached = 0;

beforeEach(async () => {
  reached = 0;
  platform = await startPlatform({
    env: {
      UPSTREAM_MAX_INFLIGHT: String(places),
      BODY_BUFFER_BYTES: String(bufferBytes),
      BODY_MIN_BYTES_PER_SECOND: '5000', // 1,000 in a window
      BODY_WINDOW_MS: String(windowMs),
    },
    services: {
      identity(req, res) {
        reached++;
        text(req).then(
          (body) => res.end(JSON.stringify({ bytes: body.length })),
          () => res.destroy(),
        );
      },
    },
  });
});
afterEach(async () => {
  for (const connection of connections.splice(0)) connection.close();
  await platform.stop();
});

async function open(...lines: string[]): Promise<RawConnection> {
  const connection = await RawConnection.open(platform.port);
  connections.push(connection);
  return connection.send(...lines);
}

/** Begins a request of which `sent` is all that arrives. */
const begin = (target: string, length: number, sent: string) =>
  open(`POST ${target} HTTP/1.1`, 'Host: x', `Content-Length: ${length}`, '', sent);

const refreshes = () => client(platform.url).post(refresh, { any: 'body' });
const placesTaken = async () => {
  const body = await platform.metrics();
  return Number(/gateway_upstream_inflight\{upstream="identity"[^}]*\} (\d+)/.exec(body)?.[1]);
};

test('many clients that send single bytes of a public call occupy no place, and others are answered', async () => {
  const slow = await Promise.all(Array.from({ length: places * 4 }, () => begin(refresh, 1000, 'x')));
  expect((await refreshes()).status).toBe(200);
  expect(reached).toBe(1);
  expect(await placesTaken()).toBe(0);
  for (const connection of slow) expect(connection.closed).toBe(false);
});

test('they get 408 in the envelope, and their connections are closed', async () => {
  const connection = await begin(refresh, 1000, 'x');
  const received = await connection.untilClosed();
  expect(received).toMatch(/^HTTP\/1.1 408 /);
  expect(received).toMatch(/Connection: close/i);
  expect(received).toContain('"code":"request_timeout"');
  expect(reached).toBe(0);
});

test('an occasional byte does not extend the timeout', async () => {
  const connection = await begin(refresh, 1000, 'x');
  const trickle = setInterval(() => connection.socket.write('x'), windowMs / 4);
  expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(trickle);
});

test('endless chunks are treated as slow bodies too', async () => {
  const connection = await open(`POST ${refresh} HTTP/1.1`, 'Host: x', 'Transfer-Encoding: chunked', '', '1', 'x', '');
  expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 408 /);
  expect(reached).toBe(0);
});

test('a slow body without a token is rejected at once if the call needs a session', async () => {
  const connection = await begin('/api/v1/finance/accounts', 1000, 'x');
  expect(await connection.until(/\r\n\r\n\{/)).toMatch(/^HTTP\/1.1 401 /);
});

test('a large body occupies its place once its beginning has arrived, and loses it when it stops', async () => {
  const slow = await Promise.all(
    Array.from({ length: places }, () => begin(refresh, bufferBytes * 4, 'x'.repeat(bufferBytes))),
  );
  await until(async () => (await placesTaken()) === places);
  expect((await refreshes()).status).toBe(503);
  for (const connection of slow) expect(await connection.untilClosed()).toMatch(/^HTTP\/1.1 408 /);
  expect(await placesTaken()).toBe(0);
  expect((await refreshes()).status).toBe(200);
});

test('a large body keeps its place while it makes progress, however long it takes', async () => {
  const parts = 8;
  const connection = await begin(refresh, parts * bufferBytes, '');
  for (let part = 0; part < parts; part++) {
    connection.send('x'.repeat(bufferBytes));
    await new Promise((resolve) => setTimeout(resolve, windowMs / 2));
  }
  expect(await connection.until(/\r\n\r\n/)).toMatch(/^HTTP\/1.1 200 /);
});

test('a client is not penalised if the service reads a large body slowly', async () => {
  await platform.stop();
  let read: (() => void) | undefined;
  platform = await startPlatform({
    env: { BODY_MIN_BYTES_PER_SECOND: '5000', BODY_WINDOW_MS: '100', UPSTREAM_HEADERS_MS: '5000' },
    services: {
      identity(req, res) {
        req.pause();
        read = () => void text(req).then((body) => res.end(JSON.stringify({ bytes: body.length })));
      },
    },
  });
  const length = 5_000_000;
  const sent = request(`${platform.url}/api/v1/profile/echo`, { method: 'PATCH', agent: false });
  const answered = new Promise((resolve, reject) => sent.once('response', resolve).once('error', reject));
  sent.end(Buffer.alloc(length, 'x'));
  await until(() => read !== undefined);
  await new Promise((resolve) => setTimeout(resolve, 500)); // five windows, in none of which the service reads
  read?.();
  expect(await answered).toMatchObject({ statusCode: 200 });
});

test('a client that disconnects before its body is complete frees all resources', async () => {
  const connection = await begin(refresh, 1000, 'x');
  connection.close();
  expect((await refreshes()).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, windowMs * 2));
  expect(reached).toBe(1);
  expect(await placesTaken()).toBe(0);
});

test('a small body reaches its service complete, in one piece or in many', async () => {
  const signedIn = client(platform.url, { token: accessTokenFor() });
  expect((await signedIn.post<Echo>('/api/v1/finance/accounts', { a: 1 })).body).toMatchObject({ body: '{"a":1}' });
  const connection = await begin(refresh, 9, 'abc');
  connection.send('def').send('ghi');
  expect(await connection.until(/\}$/)).toContain('{"bytes":9}');
  const chunked = await open(`POST ${refresh} HTTP/1.1`, 'Host: x', 'Transfer-Encoding: chunked', '', '2', 'ab', '');
  chunked.send('3', 'cde', '0', '', '');
  expect(await chunked.until(/\}$/)).toContain('{"bytes":5}');
  const empty = await open(`POST ${refresh} HTTP/1.1`, 'Host: x', 'Transfer-Encoding: chunked', '', '0', '', '');
  expect(await empty.until(/\}$/)).toContain('{"bytes":0}');
});

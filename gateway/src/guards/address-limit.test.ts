import type { RequestListener } from 'node:http';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { RawConnection } from '../testing/raw-connection';
import { sendJson } from '../testing/stubbed-services';
import { type Platform, startPlatform } from '../testing/test-platform';

/** Named by no contract, so that it needs no token. */
const path = '/api/v1/auth/echo';
let platform: Platform;
/** Answers the calls that identity has not answered yet. */
let waiting: (() => void)[];
const identity: RequestListener = (_req, res) => waiting.push(() => sendJson(res, {}));

const connections: RawConnection[] = [];
async function open(from?: string): Promise<RawConnection> {
  const connection = await RawConnection.open(platform.port, from);
  connections.push(connection);
  return connection;
}
const get = (...headers: string[]) => [`GET ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''];

async function start(env: Record<string, string>): Promise<void> {
  waiting = [];
  platform = await startPlatform({ env, services: { identity } });
}
afterEach(async () => {
  for (const connection of connections.splice(0)) connection.close();
  await platform.stop();
});

describe('concurrent calls', () => {
  test('of one address are limited: further ones get 429 until one is answered; other addresses are not affected', async () => {
    await start({ LIMIT_ADDRESS_INFLIGHT: '2' });
    const first = [client(platform.url).get(path), client(platform.url).get(path)];
    await until(() => waiting.length === 2);
    const { status, body, headers } = await client(platform.url).get(path);
    expect([status, body]).toMatchObject([429, { error: { code: 'too_many_requests' } }]);
    expect(headers.get('retry-after')).toBe('1');

    const neighbour = (await open('127.0.0.2')).send(...get());
    await until(() => waiting.length === 3);
    for (const answer of waiting.splice(0)) answer();
    for (const answered of first) expect((await answered).status).toBe(200);
    expect(await neighbour.until(/\{\}$/)).toMatch(/^HTTP\/1.1 200 /);

    const next = client(platform.url).get(path);
    await until(() => waiting.length === 1);
    waiting[0]?.();
    expect((await next).status).toBe(200);
  });

  test('behind a trusted proxy are counted per client', async () => {
    await start({ LIMIT_ADDRESS_INFLIGHT: '1', TRUSTED_PROXIES: 'loopback' });
    const from = (address: string) => client(platform.url).get(path, { headers: { 'X-Forwarded-For': address } });
    const first = from('1.1.1.1');
    await until(() => waiting.length === 1);
    expect((await from('1.1.1.1')).status).toBe(429);
    const second = from('2.2.2.2');
    await until(() => waiting.length === 2);
    for (const answer of waiting) answer();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
  });

  test('that were pipelined on a closed connection are no longer counted', async () => {
    await start({ LIMIT_ADDRESS_INFLIGHT: '3' });
    const connection = await open();
    connection.send(get().join('\r\n') + get().join('\r\n') + get().join('\r\n'));
    await until(() => waiting.length === 3);
    connection.close();
    await until(async () => {
      const body = await platform.metrics();
      return /gateway_upstream_inflight\{upstream="identity"[^}]*\} 0/.test(body);
    });
    const next = [1, 2, 3].map(() => client(platform.url).get(path));
    await until(() => waiting.length === 6);
    for (const answer of waiting) answer();
    for (const answered of next) expect((await answered).status).toBe(200);
  });
});

describe('connections', () => {
  test('of one address are limited: further ones are closed until one ends; other addresses are not affected', async () => {
    await start({ LIMIT_ADDRESS_CONNECTIONS: '2' });
    const [first] = [await open(), await open()];
    const beyond = await open();
    expect(await beyond.untilClosed()).toBe('');

    const neighbour = (await open('127.0.0.2')).send('GET /healthz HTTP/1.1', 'Host: x', '', '');
    expect(await neighbour.until(/"ok"/)).toMatch(/^HTTP\/1.1 200 /);
    first?.close();
    await until(async () => {
      const next = (await open()).send('GET /healthz HTTP/1.1', 'Host: x', '', '');
      return next.until(/"ok"/).then(Boolean, () => false);
    });
  });

  test('of a trusted proxy are not limited, as it serves many clients', async () => {
    await start({ LIMIT_ADDRESS_CONNECTIONS: '1', TRUSTED_PROXIES: 'loopback' });
    for (let n = 0; n < 3; n++) {
      const connection = (await open()).send('GET /healthz HTTP/1.1', 'Host: x', '', '');
      expect(await connection.until(/"ok"/)).toMatch(/^HTTP\/1.1 200 /);
    }
  });
});

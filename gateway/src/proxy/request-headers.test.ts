import { accessTokenFor } from '@plaza/test-kit/tokens';
import { RawConnection } from '../testing/raw-connection';
import type { Echo } from '../testing/stubbed-services';
import { echoPath, startProxy } from './testing/start-proxy';

const proxy = startProxy();

const echoed = async (headers: Record<string, string>, target = echoPath) =>
  (await proxy.browser.get<Echo>(target, { headers })).body;

test('a request loses its hop-by-hop headers and those that Connection names', async () => {
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

test('forwarding headers are set by the gateway and not taken from the client', async () => {
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

test('a request with two tokens reaches its service with only the verified one', async () => {
  const [own, other] = [accessTokenFor(), accessTokenFor()];
  const connection = await RawConnection.open(proxy.platform.port);
  const tokens = [own, other].map((token) => `authorization: Bearer ${token}`);
  connection.send(`GET ${echoPath} HTTP/1.1`, 'Host: x', 'Connection: close', ...tokens, '', '');
  const received = await connection.untilClosed();
  expect(received).toContain(own);
  expect(received).not.toContain(other);
});

test('cookies are forwarded only to identity', async () => {
  const cookie = { Cookie: 'plaza_session=secret' };
  expect((await echoed(cookie, '/api/v1/auth/echo')).headers).toMatchObject({ cookie: 'plaza_session=secret' });
  expect((await echoed(cookie)).headers).not.toHaveProperty('cookie');
});

test('the requested host is forwarded only to identity, and forwarding headers of the client to no service', async () => {
  const forged = { 'X-Forwarded-Host': 'evil.example' };
  const { host } = new URL(proxy.platform.url);
  expect((await echoed(forged, '/api/v1/auth/echo')).headers).toMatchObject({ 'x-forwarded-host': host });
  expect((await echoed(forged)).headers).not.toHaveProperty('x-forwarded-host');
});

test.each(['abc-123', 'a b', 'x'.repeat(65), 'a;b', 'ä', ''])(
  'the request id "%s" of a client is replaced',
  async (given) => {
    const answer = await proxy.browser.get<Echo>(echoPath, { headers: { 'X-Request-Id': given } });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.body.headers['x-request-id']).toBe(id);
  },
);

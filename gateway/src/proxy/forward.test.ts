import { until } from '@plaza/service-kit/testing/until';
import { RawConnection } from '../testing/raw-connection';
import { type Echo, sendJson } from '../testing/stubbed-services';
import { financePath, startProxy } from './testing/start-proxy';

const proxy = startProxy();

test('a request reaches its service with method, encoded path, query and body unchanged', async () => {
  const { body } = await proxy.browser.post<Echo>('/api/favorite-forex/USD%2FCAD?a=%20b&c', { pair: 'USD/CAD' });
  expect(body).toMatchObject({
    service: 'markets',
    method: 'POST',
    url: '/api/v1/markets/favorite-forex/USD%2FCAD?a=%20b&c',
    body: '{"pair":"USD/CAD"}',
  });
});

test.each([['/api/v1/auth/echo'], ['/api/v1/tickets/echo/echo'], ['/api/v1/registry/echo']])(
  '%s reaches its service',
  async (target) => {
    const { body } = await proxy.browser.get<Echo>(target);
    expect(body.url).toBe(target);
  },
);

test('a client that disconnects aborts its request to the service', async () => {
  let arrived = false;
  let left = false;
  proxy.finance = (_req, res) => {
    arrived = true;
    res.once('close', () => {
      left = !res.writableFinished;
    });
  };
  const connection = await RawConnection.open(proxy.platform.port);
  connection.send(`GET ${financePath} HTTP/1.1`, 'Host: x', '', '');
  await until(() => arrived);
  connection.close();
  await until(() => left);
});

test('a client that disconnects in the middle of its body aborts its request, and the gateway continues', async () => {
  let arrived = false;
  let broken = false;
  proxy.finance = (req) => {
    arrived = true;
    req
      .on('data', () => undefined)
      .once('error', () => {
        broken = true;
      });
  };
  const connection = await RawConnection.open(proxy.platform.port);
  connection.send(`POST ${financePath} HTTP/1.1`, 'Host: x', 'Content-Length: 100000', '', 'x'.repeat(70_000));
  await until(() => arrived);
  connection.close();
  await until(() => broken);
  proxy.finance = (_req, res) => sendJson(res, { fine: true });
  expect((await proxy.browser.get(financePath)).body).toEqual({ fine: true });
});

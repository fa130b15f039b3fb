import { sendJson } from '../testing/stubbed-services';
import { financePath, startProxy } from './testing/start-proxy';

const proxy = startProxy();

test.each(['no-store', 'private, no-cache'])('the caching headers of the service are forwarded: %s', async (kept) => {
  proxy.finance = (_req, res) => {
    res.setHeader('Cache-Control', kept);
    res.setHeader('ETag', '"1"');
    sendJson(res, {});
  };
  const { headers } = await proxy.browser.get(financePath);
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual([kept, '"1"']);
});

test('status, headers and several cookies are forwarded as the service sent them', async () => {
  proxy.finance = (_req, res) => {
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
  const answer = await proxy.browser.post(financePath, {});
  expect(answer).toMatchObject({ status: 201, body: {} });
  expect(answer.headers.get('x-own')).toBe('yes');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('an answer loses its hop-by-hop headers and those that Connection names', async () => {
  proxy.finance = (_req, res) => {
    res.writeHead(200, {
      Connection: 'keep-alive, X-Inner',
      'X-Inner': '1',
      'Proxy-Authenticate': 'Basic',
      'X-Outer': '1',
    });
    res.end('x');
  };
  const { headers } = await proxy.browser.get(financePath);
  expect([headers.get('x-inner'), headers.get('proxy-authenticate'), headers.get('x-outer')]).toEqual([
    null,
    null,
    '1',
  ]);
});

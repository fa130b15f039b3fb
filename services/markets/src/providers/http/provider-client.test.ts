import { once } from 'node:events';
import { inspect } from 'node:util';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
afterEach(() => api.close());

test('sends its key, and never reveals it', async () => {
  api = await startTestApi('{"ok":true}');
  const http = api.client({ url: `${api.url}/v3/`, query: { api_key: 'secret' }, headers: { 'x-key': 'hidden' } });
  expect(await http.json('/prices', { query: { of: 'a b' } })).toEqual({ ok: true });
  expect(api.requests).toMatchObject([{ path: '/v3/prices', headers: { 'x-key': 'hidden' } }]);
  expect(Object.fromEntries(api.requests[0]?.query ?? [])).toEqual({ of: 'a b', api_key: 'secret' });
  await api.close();
  const failure = await http.json('/prices').catch((error) => inspect(error));
  expect(failure).toContain('127.0.0.1 could not be read: ECONNREFUSED');
  expect(failure).not.toMatch(/secret|hidden/);
  api = await startTestApi('');
});

test.each([429, 500, 503, 404, 204, 304])('an answer of %d is a failure', async (status) => {
  api = await startTestApi((_request, response) => response.writeHead(status).end());
  await expect(api.client().json('/')).rejects.toThrow(`127.0.0.1 answered ${status}`);
});

test('an answer other than JSON is a failure, and is not quoted', async () => {
  api = await startTestApi('<html>your key is secret</html>');
  await expect(api.client().json('/')).rejects.toThrow(/^127.0.0.1 answered something other than JSON$/);
});

test('an unresponsive host times out', async () => {
  api = await startTestApi(() => undefined);
  await expect(api.client({ timeoutMs: 100 }).json('/')).rejects.toThrow('TimeoutError');
});

test('a trickling answer times out', async () => {
  api = await startTestApi((_request, response) => {
    const drip = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(drip));
  });
  await expect(api.client({ timeoutMs: 200 }).json('/')).rejects.toThrow('TimeoutError');
});

test('an incomplete answer is a failure', async () => {
  api = await startTestApi((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('[1, 2');
    setImmediate(() => response.destroy());
  });
  await expect(api.client().json('/')).rejects.toThrow('could not be read');
});

test('an answer beyond the limit is not read to its end', async () => {
  let sent = 0;
  const megabyte = Buffer.alloc(1_000_000, ' ');
  api = await startTestApi(async (_request, response) => {
    while (!response.closed && sent < 100) {
      sent += 1;
      if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  });
  await expect(api.client().json('/')).rejects.toThrow('more than 5000000 bytes');
  expect(sent).toBeLessThan(50);
});

test('a redirect is followed only on the same host', async () => {
  const elsewhere = await startTestApi('{}');
  api = await startTestApi((request, response) => {
    const targets: Record<string, string> = { '/old': '/new', '/out': elsewhere.url, '/round': '/round' };
    const location = targets[request.url ?? ''];
    if (location) response.writeHead(301, { location }).end();
    else response.end('{"moved":true}');
  });
  const http = api.client();
  expect(await http.json('/old')).toEqual({ moved: true });
  await expect(http.json('/out')).rejects.toThrow('redirects to another origin');
  await expect(http.json('/round')).rejects.toThrow('redirects too often');
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.close();
});

test('no call is made beyond the budget', async () => {
  api = await startTestApi('{}');
  let left = 3;
  const http = api.client({
    async budget(calls) {
      left -= calls;
      return left >= 0;
    },
  });
  await http.json('/', { calls: 2 });
  await expect(http.json('/', { calls: 2 })).rejects.toThrow('the budget of 127.0.0.1 is used up');
  expect(api.requests).toHaveLength(1);
});

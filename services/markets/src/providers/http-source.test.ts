import { once } from 'node:events';
import { inspect } from 'node:util';
import { type ApiUnderTest, apiUnderTest } from '../testing/api-under-test';

let api: ApiUnderTest;
afterEach(() => api.close());

test('asks with its key, and never says it', async () => {
  api = await apiUnderTest('{"ok":true}');
  const http = api.source({ url: `${api.url}/v3/`, query: { api_key: 'secret' }, headers: { 'x-key': 'hidden' } });
  expect(await http.json('/prices', { query: { of: 'a b' } })).toEqual({ ok: true });
  expect(api.asked).toMatchObject([{ path: '/v3/prices', headers: { 'x-key': 'hidden' } }]);
  expect(Object.fromEntries(api.asked[0]?.query ?? [])).toEqual({ of: 'a b', api_key: 'secret' });
  await api.close();
  const failure = await http.json('/prices').catch((error) => inspect(error));
  expect(failure).toContain('127.0.0.1 could not be read: ECONNREFUSED');
  expect(failure).not.toMatch(/secret|hidden/);
  api = await apiUnderTest('');
});

test.each([429, 500, 503, 404, 204, 304])('an answer of %d is no answer', async (status) => {
  api = await apiUnderTest((_request, response) => response.writeHead(status).end());
  await expect(api.source().json('/')).rejects.toThrow(`127.0.0.1 answered ${status}`);
});

test('what is no JSON is none, and is not quoted', async () => {
  api = await apiUnderTest('<html>your key is secret</html>');
  await expect(api.source().json('/')).rejects.toThrow(/^127.0.0.1 answered what is no JSON$/);
});

test('silence is given up in time', async () => {
  api = await apiUnderTest(() => undefined);
  await expect(api.source({ timeoutMs: 100 }).json('/')).rejects.toThrow('TimeoutError');
});

test('an answer that drips is given up in time', async () => {
  api = await apiUnderTest((_request, response) => {
    const drip = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(drip));
  });
  await expect(api.source({ timeoutMs: 200 }).json('/')).rejects.toThrow('TimeoutError');
});

test('half an answer is none', async () => {
  api = await apiUnderTest((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('[1, 2');
    setImmediate(() => response.destroy());
  });
  await expect(api.source().json('/')).rejects.toThrow('could not be read');
});

test('more than anybody has to say is not read to its end', async () => {
  let sent = 0;
  const megabyte = Buffer.alloc(1_000_000, ' ');
  api = await apiUnderTest(async (_request, response) => {
    while (!response.closed && sent < 100) {
      sent += 1;
      if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  });
  await expect(api.source().json('/')).rejects.toThrow('more than 5000000 bytes');
  expect(sent).toBeLessThan(50);
});

test('a redirect is followed at the same host, and nowhere else', async () => {
  const elsewhere = await apiUnderTest('{}');
  api = await apiUnderTest((request, response) => {
    const targets: Record<string, string> = { '/old': '/new', '/out': elsewhere.url, '/round': '/round' };
    const location = targets[request.url ?? ''];
    if (location) response.writeHead(301, { location }).end();
    else response.end('{"moved":true}');
  });
  const http = api.source();
  expect(await http.json('/old')).toEqual({ moved: true });
  await expect(http.json('/out')).rejects.toThrow('sends elsewhere');
  await expect(http.json('/round')).rejects.toThrow('sends in circles');
  expect(elsewhere.asked).toEqual([]);
  await elsewhere.close();
});

test('beyond its budget nobody is asked', async () => {
  api = await apiUnderTest('{}');
  let left = 3;
  const http = api.source({
    async budget(calls) {
      left -= calls;
      return left >= 0;
    },
  });
  await http.json('/', { calls: 2 });
  await expect(http.json('/', { calls: 2 })).rejects.toThrow('the budget of 127.0.0.1 is used up');
  expect(api.asked).toHaveLength(1);
});

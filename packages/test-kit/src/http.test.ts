import { EventEmitter, once } from 'node:events';
import type { RequestListener } from 'node:http';
import { client, listen } from './http';

const echo: RequestListener = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    response.statusCode = url?.includes('missing') ? 404 : 200;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Path=/']);
    response.end(JSON.stringify({ method, url, headers, text: Buffer.concat(chunks).toString() }));
  });
};

interface Echo {
  method: string;
  url: string;
  headers: Record<string, string>;
  text: string;
}

let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  server = await listen(echo);
});

afterAll(() => server.close());

test('a client sends its token and a JSON body, and reads a JSON answer', async () => {
  const { status, body } = await client(server.url, { token: 'abc' }).post<Echo>('/things', { name: 'x' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ method: 'POST', url: '/things', text: '{"name":"x"}' });
  expect(body.headers).toMatchObject({ authorization: 'Bearer abc', 'content-type': 'application/json' });
});

test('an error is an answer like any other', async () => {
  const { status, body } = await client(server.url).get<Echo>('/missing');
  expect(status).toBe(404);
  expect(body.headers).not.toHaveProperty('content-type');
});

test('malformed bodies and unnormalised paths are sent unchanged', async () => {
  const { body } = await client(server.url).put<Echo>('/a/../%2e%2e/USD%2FCAD', '{"half":');
  expect(body).toMatchObject({ url: '/a/../%2e%2e/USD%2FCAD', text: '{"half":' });
});

test('each cookie of an answer can be read', async () => {
  const { headers } = await client(server.url).delete('/');
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
});

test('closing disconnects a client that still waits', async () => {
  const events = new EventEmitter();
  const asked = once(events, 'asked');
  const silent = await listen(() => events.emit('asked'));
  const refused = expect(client(silent.url).get('/')).rejects.toThrow('socket hang up');
  await asked;
  await silent.close();
  await refused;
});

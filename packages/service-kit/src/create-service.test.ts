import http from 'node:http';
import net from 'node:net';
import { call } from '@plaza/contracts/call';
import { ErrorEnvelope } from '@plaza/contracts/errors';
import { type Client, client, listen } from '@plaza/test-kit/http';
import { testKeys } from '@plaza/test-kit/tokens';
import mongoose, { Schema } from 'mongoose';
import { z } from 'zod';
import { createService } from './create-service';
import { Conflict, TooManyRequests, Unavailable } from './errors';
import { createRoutes } from './routes';
import { errorLevel, readableLog, warnLevel } from './testing/log-lines';
import { until } from './testing/until';
import { fixedTrust } from './trust/fixed-trust';

const calls = {
  echo: call('POST /echo', {
    summary: 'Says it again.',
    access: 'public',
    body: z.strictObject({ text: z.string() }),
    answer: z.object({ text: z.string() }),
  }),
  fail: call('GET /fail/:how', {
    summary: 'Fails.',
    access: 'public',
    params: z.strictObject({
      how: z.enum(['conflict', 'limited', 'unavailable', 'unknown', 'database', 'failover', 'refused']),
    }),
    answer: z.object({}),
  }),
};

let refused: () => Promise<void>;
const failures = {
  conflict: () => new Conflict('already_there', 'It is there already.'),
  limited: () => new TooManyRequests(7),
  unavailable: () => new Unavailable('prices_unavailable', 'No prices.', new Error('socket hang up')),
  unknown: () => new Error('secret: the password is topmost'),
  database: () => Object.assign(new Error('no server'), { name: 'MongoServerSelectionError' }),
  failover: () => Object.assign(new Error('not primary'), { name: 'MongoServerError', code: 10_107 }),
  refused: () => refused(),
};

const { log, lines } = readableLog();
const maxBodyBytes = 1000;
let server: Awaited<ReturnType<typeof listen>>;
let anybody: Client;

beforeAll(async () => {
  const trust = fixedTrust(testKeys());
  const first = createRoutes(trust).on(calls.echo, async ({ body }) => body);
  const second = createRoutes(trust).on(calls.fail, async ({ params }) => {
    throw await failures[params.how]();
  });
  const app = createService({ name: 'test', log, calls, routes: [first, second], maxBodyBytes });
  server = await listen(app.callback());
  anybody = client(server.url);
});

beforeEach(() => {
  lines.length = 0;
});

afterAll(() => server.close());

function codeOf({ body, headers }: { body: unknown; headers: Headers }): string {
  const envelope = ErrorEnvelope.parse(body);
  expect(envelope.message).toBe(envelope.error.message);
  expect(envelope.error.requestId).toBe(headers.get('x-request-id'));
  return envelope.error.code;
}

describe('bodies', () => {
  test('JSON is parsed unchanged', async () => {
    expect(await anybody.post('/echo', { text: 'grüße' })).toMatchObject({ status: 200, body: { text: 'grüße' } });
  });

  test('invalid UTF-8 is rejected as malformed instead of replaced', async () => {
    const bytes = Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xed, 0xa0, 0xbd]), Buffer.from('"}')]);
    const answer = await anybody.post('/echo', bytes);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'malformed_json']);
  });

  test.each(['{"text":', 'text', '{"text":"a"}}', '\u0000'])('%j is malformed', async (text) => {
    const answer = await anybody.post('/echo', text);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'malformed_json']);
  });

  test.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['text', { 'content-type': 'text/plain' }],
    ['compressed JSON', { 'content-encoding': 'gzip' }],
  ])('%s has the wrong type', async (_what, headers) => {
    const answer = await anybody.post('/echo', '{"text":"a"}', { headers });
    expect([answer.status, codeOf(answer)]).toEqual([415, 'unsupported_media_type']);
  });

  test('a body that declares too large a size is answered, not cut off', async () => {
    const answer = await anybody.post('/echo', { text: 'x'.repeat(3_000_000) });
    expect([answer.status, codeOf(answer)]).toEqual([413, 'body_too_large']);
  });

  test('a body that turns out too large is answered, not cut off', async () => {
    const { status, body } = await chunked('/echo', 'x'.repeat(100_000));
    expect([status, ErrorEnvelope.parse(JSON.parse(body)).error.code]).toEqual([413, 'body_too_large']);
  });

  test('a client that disconnects in the middle of its body is not logged as an error', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = net.connect(Number(port), hostname);
    const head =
      'POST /echo HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"te';
    socket.write(head, () => setImmediate(() => socket.destroy()));
    await until(() => lines.some(({ path }) => path === '/echo'));
    expect(lines.filter(({ level }) => level >= errorLevel)).toEqual([]);
  });

  test.each([
    ['a missing field', {}, 'text'],
    ['an operator', { text: { $gt: '' } }, 'text'],
    ['an unknown field', { text: 'a', admin: true }, ''],
    ['a list', [], ''],
    ['nothing at all', undefined, 'text'],
  ])('%s is rejected with its path', async (_what, body, path) => {
    const answer = await anybody.post('/echo', body);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_input']);
    expect(answer.body).toMatchObject({ error: { details: [{ path }] } });
  });
});

describe('input that the model rejects although the contract accepted it', () => {
  const Things = mongoose.model(
    'Thing',
    new Schema({
      firstName: { type: String, required: true, maxlength: 3 },
      tags: [{ name: { type: String, maxlength: 2 } }],
    }),
  );
  const refusal = (fields: object) => new Things(fields).validate();

  test.each([
    ['a text that is too long', { firstName: 'wxyz' }, 'firstName', 'First name must have at most 3 characters'],
    [
      'a text in a list',
      { firstName: 'a', tags: [{ name: 'wxyz' }] },
      'tags.0.name',
      'Name must have at most 2 characters',
    ],
    ['missing', {}, 'firstName', 'First name is required'],
    ['another type', { firstName: { $gt: '' } }, 'firstName', 'First name is not valid'],
  ])('%s is a client error, and a warning without the input', async (_what, fields, path, message) => {
    refused = () => refusal(fields);
    const answer = await anybody.get('/fail/refused');
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid_input']);
    expect(answer.body).toMatchObject({ message, error: { details: [{ path, message }] } });
    await until(() => lines.some(({ level }) => level === warnLevel));
    expect(JSON.stringify(lines)).not.toContain('wxyz');
    expect(lines.some(({ level }) => level >= errorLevel)).toBe(false);
  });
});

describe('failures', () => {
  test.each([
    ['conflict', 409, 'already_there'],
    ['limited', 429, 'too_many_requests'],
    ['unavailable', 500, 'prices_unavailable'],
    ['unknown', 500, 'internal_error'],
    ['database', 500, 'database_unavailable'],
    ['failover', 500, 'database_unavailable'],
    ['nonsense', 404, 'not_found'],
  ])('%s answers %d %s', async (how, status, code) => {
    const answer = await anybody.get(`/fail/${how}`);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect(lines.some(({ level }) => level >= errorLevel)).toBe(status === 500);
  });

  test('too many requests get a retry time', async () => {
    expect((await anybody.get('/fail/limited')).headers.get('retry-after')).toBe('7');
  });

  test('an unknown error is logged in full and not exposed', async () => {
    const { body } = await anybody.get('/fail/unknown');
    expect(JSON.stringify(body)).not.toContain('topmost');
    expect(JSON.stringify(lines)).toContain('topmost');
  });

  test('the cause of an unavailable dependency is only in the log', async () => {
    const { body } = await anybody.get('/fail/unavailable');
    expect(JSON.stringify(body)).not.toContain('socket');
    expect(JSON.stringify(lines)).toContain('socket hang up');
  });

  test.each(['/%E0%A4%A/nothing', '/%', '/%00', '//fail/conflict', '/fail/%00', '/fail/%', '/fail/..%2fecho'])(
    '%s, which is not the path of a call, is not found',
    async (path) => {
      const answer = await anybody.get(path);
      expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
    },
  );

  test.each([
    ['PUT', '/echo'],
    ['DELETE', '/fail/unknown'],
    ['PROPFIND', '/echo'],
  ])('%s %s is not allowed, in the envelope', async (method, path) => {
    const { status, headers, body } = await chunked(path, '', method);
    expect([status, ErrorEnvelope.parse(JSON.parse(body)).error.code]).toEqual([405, 'method_not_allowed']);
    expect(headers.allow).toBeDefined();
  });
});

describe('request ids and log', () => {
  test('a valid request id is kept', async () => {
    const answer = await anybody.get('/nothing', { headers: { 'x-request-id': 'abc-123' } });
    expect(answer.headers.get('x-request-id')).toBe('abc-123');
    expect(answer.body).toMatchObject({ error: { requestId: 'abc-123' } });
  });

  test.each(['a b', 'x'.repeat(65), '<script>', 'a"b'])('%j is replaced', async (id) => {
    const { headers } = await anybody.get('/nothing', { headers: { 'x-request-id': id } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a request logs one line, which contains its id', async () => {
    await anybody.post('/echo', { text: 'a' }, { headers: { 'x-request-id': 'one-line' } });
    await until(() => lines.length > 0);
    expect(lines).toMatchObject([{ id: 'one-line', method: 'POST', path: '/echo', status: 200, service: 'test' }]);
  });

  test('ids in paths do not create separate metrics', async () => {
    await anybody.get('/fail/conflict');
    await until(() => lines.length > 0);
    const { body } = await anybody.get<string>('/metrics');
    expect(body).toContain('route="/fail/:how",status="409"');
    expect(body).not.toContain('/fail/conflict');
  });
});

/** A request whose body comes in chunks, without a length. */
function chunked(path: string, body: string, method = 'POST') {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const request = http.request(`${server.url}${path}`, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: `${Buffer.concat(chunks)}` }),
      );
    });
    request.on('error', reject);
    for (let index = 0; index < body.length; index += 10_000) request.write(body.slice(index, index + 10_000));
    request.end();
  });
}

import http from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, type ZlibOptions } from 'node:zlib';
import { listen } from '@plaza/test-kit/http';
import Koa, { type Context } from 'koa';
import { compressAnswers } from './compress-answers';

let failing = false;
jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<typeof import('node:zlib')>('node:zlib');
  return {
    ...zlib,
    gzip: (bytes: Buffer, options: ZlibOptions, done: (error: Error | null, zipped: Buffer) => void) =>
      failing ? done(new Error('no thread'), bytes) : zlib.gzip(bytes, options, done),
  };
});

const rows = Array.from({ length: 100 }, (_, row) => ({ row, text: 'the same words again' }));
const text = JSON.stringify(rows);
const ready = Buffer.from(text);
const large = Buffer.from('name,amount\n'.repeat(10_000));
const answers: Record<string, (ctx: Context) => void> = {
  '/rows': (ctx) => {
    ctx.body = rows;
  },
  '/ready': (ctx) => {
    ctx.type = 'json';
    ctx.set('ETag', '"made-of-the-bytes"');
    ctx.body = ready;
  },
  '/short': (ctx) => {
    ctx.body = { success: true };
  },
  '/file': (ctx) => {
    ctx.type = 'text/csv';
    ctx.body = 'name,amount\n'.repeat(500);
  },
  '/large': (ctx) => {
    ctx.type = 'text/csv';
    ctx.body = large;
  },
  '/picture': (ctx) => {
    ctx.type = 'image/webp';
    ctx.body = ready;
  },
  '/stream': (ctx) => {
    ctx.type = 'json';
    ctx.body = Readable.from([text]);
  },
  '/unchanged': (ctx) => {
    ctx.set('ETag', '"made-of-the-bytes"');
    ctx.type = 'json';
    ctx.body = ready;
    ctx.status = 304;
  },
  '/nothing': (ctx) => {
    ctx.status = 204;
  },
};

let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const app = new Koa();
  app.use(compressAnswers());
  app.use((ctx) => answers[ctx.path]?.(ctx));
  server = await listen(app.callback());
});
afterAll(() => server.close());

/** Asks without anything that would unpack the answer. */
async function ask(path: string, acceptEncoding?: string, method = 'GET') {
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http
      .request(server.url + path, { method, headers }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

test.each(['/rows', '/ready'])(
  '%s is compressed for clients that accept gzip, completely and with a length',
  async (path) => {
    for (const accepted of ['gzip', 'br, gzip, deflate', '*']) {
      const { headers, bytes } = await ask(path, accepted);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(Number(headers['content-length'])).toBe(bytes.length);
      expect(bytes.length).toBeLessThan(text.length / 4);
      expect(gunzipSync(bytes).toString()).toBe(text);
    }
  },
);

test.each([undefined, 'identity', 'br', 'gzip;q=0'])(
  'and is not compressed for clients that accept %s',
  async (accepted) => {
    const { headers, bytes } = await ask('/rows', accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(bytes.toString()).toBe(text);
  },
);

test('a text file is compressed as well', async () => {
  const { headers, bytes } = await ask('/file', 'gzip');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/csv; charset=utf-8' });
  expect(gunzipSync(bytes).toString()).toMatch(/^name,amount\n/);
});

test.each(['/short', '/picture', '/stream'])('%s is not compressed', async (path) => {
  const { headers, bytes } = await ask(path, 'gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBeUndefined();
  expect([text, '{"success":true}']).toContain(bytes.toString());
});

test('the ETag of a compressed answer is weak, as its bytes differ', async () => {
  expect((await ask('/ready', 'gzip')).headers.etag).toBe('W/"made-of-the-bytes"');
  expect((await ask('/ready', 'identity')).headers.etag).toBe('"made-of-the-bytes"');
});

test.each([
  ['/unchanged', 304],
  ['/nothing', 204],
])('%s has no body to compress', async (path, status) => {
  const answer = await ask(path, 'gzip');
  expect([answer.status, answer.headers['content-encoding'], answer.bytes.length]).toEqual([status, undefined, 0]);
});

test('HEAD answers the length that GET would have', async () => {
  const [head, get] = [await ask('/rows', 'gzip', 'HEAD'), await ask('/rows', 'gzip')];
  expect(head.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(get.bytes.length) });
  expect(head.bytes).toHaveLength(0);
});

test('bytes that could not be compressed once are compressed for the next request', async () => {
  const silent = jest.spyOn(console, 'error').mockReturnValue(undefined);
  failing = true;
  expect((await ask('/large', 'gzip')).status).toBe(500);
  failing = false;
  const { status, bytes } = await ask('/large', 'gzip');
  expect([status, gunzipSync(bytes).equals(large)]).toEqual([200, true]);
  silent.mockRestore();
});

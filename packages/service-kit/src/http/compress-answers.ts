import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Middleware } from 'koa';

const zipInThread = promisify(gzip);

/** Below this size a compressed response takes as many packets as an uncompressed one. */
const leastBytes = 2048;
/** A quarter of a millisecond for 64 kB; higher levels take ten times as long to save another tenth. */
const level = 4;
const compressible = /^(application\/json|text\/(csv|plain))(;|$)/;

/** Up to this size compressing takes less time than handing the work to another thread. */
const mostAtOnce = 65_536;

/**
 * Buffers that are sent repeatedly, such as a list of quotes, are compressed once. Bodies made for a single response
 * are not stored, as they would stay in memory until the next full garbage collection.
 */
const compressed = new WeakMap<Buffer, Promise<Buffer>>();

/** Compresses all but short responses for clients that accept gzip. Streams are left as they are. */
export function compressAnswers(): Middleware {
  return async function compressAnswers(ctx, next) {
    await next();
    if (!compressible.test(ctx.response.get('Content-Type')) || ctx.res.hasHeader('Content-Encoding')) return;
    if (isJson(ctx.body)) ctx.body = JSON.stringify(ctx.body);
    const { body } = ctx;
    if (!isLong(body)) return;
    ctx.vary('Accept-Encoding');
    if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return;
    ctx.body = await (typeof body === 'string' ? zip(Buffer.from(body)) : zippedOnce(body));
    ctx.set('Content-Encoding', 'gzip');
    // The ETag was computed from the uncompressed bytes, so it is only a weak one for these.
    if (ctx.res.hasHeader('ETag')) ctx.set('ETag', ctx.response.get('ETag').replace(/^"/, 'W/"'));
  };
}

/** Whether Koa would serialize the value as JSON. */
const isJson = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !('pipe' in body) && !('getReader' in body);

const isLong = (body: unknown): body is string | Buffer =>
  (typeof body === 'string' || Buffer.isBuffer(body)) && body.length >= leastBytes;

function zippedOnce(bytes: Buffer): Promise<Buffer> {
  const known = compressed.get(bytes);
  if (known) return known;
  const made = zip(bytes);
  compressed.set(bytes, made);
  // A failure, as without memory for another thread, is that of one request.
  made.catch(() => compressed.delete(bytes));
  return made;
}

const zip = async (bytes: Buffer): Promise<Buffer> =>
  bytes.length <= mostAtOnce ? gzipSync(bytes, { level }) : zipInThread(bytes, { level });

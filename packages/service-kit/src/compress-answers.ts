import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Middleware } from 'koa';

const zipInThread = promisify(gzip);

/** Below so many bytes a compressed answer takes as many packets as one that is not. */
const leastBytes = 2048;
/** A quarter of a millisecond for 64 kB; the levels above this one take ten times as long for a tenth less. */
const level = 4;
const compressible = /^(application\/json|text\/(csv|plain))(;|$)/;

/** Up to so many bytes the work itself takes less than handing it to another thread. */
const mostAtOnce = 65_536;

/**
 * Bytes that are answered again and again, such as a list of quotes, are compressed once. What is made for one answer
 * is not among them: it would be held here until the next collection of all garbage.
 */
const compressed = new WeakMap<Buffer, Promise<Buffer>>();

/** Compresses answers of some length for clients that take gzip. Streams stay as they are. */
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
    // The tag was made of other bytes, which say the same.
    if (ctx.res.hasHeader('ETag')) ctx.set('ETag', ctx.response.get('ETag').replace(/^"/, 'W/"'));
  };
}

/** A value that Koa would make JSON of. */
const isJson = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !('pipe' in body) && !('getReader' in body);

/** Whether it is worth compressing. */
const isLong = (body: unknown): body is string | Buffer =>
  (typeof body === 'string' || Buffer.isBuffer(body)) && body.length >= leastBytes;

function zippedOnce(bytes: Buffer): Promise<Buffer> {
  const known = compressed.get(bytes);
  if (known) return known;
  const made = zip(bytes);
  compressed.set(bytes, made);
  return made;
}

const zip = async (bytes: Buffer): Promise<Buffer> =>
  bytes.length <= mostAtOnce ? gzipSync(bytes, { level }) : zipInThread(bytes, { level });

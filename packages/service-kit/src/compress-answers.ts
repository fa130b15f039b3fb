import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Context, Middleware } from 'koa';

const zip = promisify(gzip);

/** Below so many bytes a compressed answer takes as many packets as one that is not. */
const leastBytes = 2048;
/** A quarter of a millisecond for 64 kB; the levels above this one take ten times as long for a tenth less. */
const level = 4;
const compressible = /^(application\/json|text\/(csv|plain))(;|$)/;

/** Up to so many bytes the work itself takes less than handing it to another thread. */
const mostAtOnce = 65_536;

/** Bytes that are answered again and again, such as a list of quotes, are compressed once. */
const compressed = new WeakMap<Buffer, Promise<Buffer>>();

/** Compresses answers of some length for clients that take gzip. Streams stay as they are. */
export function compressAnswers(): Middleware {
  return async function compressAnswers(ctx, next) {
    await next();
    if (!compressible.test(ctx.response.get('Content-Type')) || ctx.res.hasHeader('Content-Encoding')) return;
    if (isJson(ctx.body)) ctx.body = JSON.stringify(ctx.body);
    const bytes = longBody(ctx);
    if (!bytes) return;
    ctx.vary('Accept-Encoding');
    if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') return;
    ctx.body = await zipped(bytes);
    ctx.set('Content-Encoding', 'gzip');
    // The tag was made of other bytes, which say the same.
    if (ctx.res.hasHeader('ETag')) ctx.set('ETag', ctx.response.get('ETag').replace(/^"/, 'W/"'));
  };
}

/** A value that Koa would make JSON of. */
const isJson = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !('pipe' in body) && !('getReader' in body);

/** The body of an answer that is worth compressing. */
function longBody({ body }: Context): Buffer | undefined {
  if (typeof body === 'string' && body.length >= leastBytes) return Buffer.from(body);
  return Buffer.isBuffer(body) && body.length >= leastBytes ? body : undefined;
}

function zipped(bytes: Buffer): Promise<Buffer> {
  const known = compressed.get(bytes);
  if (known) return known;
  const made = bytes.length <= mostAtOnce ? Promise.resolve(gzipSync(bytes, { level })) : zip(bytes, { level });
  compressed.set(bytes, made);
  return made;
}

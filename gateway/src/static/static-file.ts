import { createHash } from 'node:crypto';
import type { FileEncodings } from '@plaza/service-kit/releases/file-encodings';
import { contentTypeOf } from './content-types';

/** One encoding of a file: uncompressed or compressed. */
export interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  /** A flat list of names and values, as writeHead accepts it. */
  readonly headers: readonly string[];
  /** The headers of "304 Not Modified". */
  readonly unchanged: readonly string[];
}

/** A file in memory with its compressed variants, each ready to be sent. */
export interface StaticFile {
  readonly identity: Variant;
  readonly br?: Variant;
  readonly gzip?: Variant;
}

/** The content of a file and its compressed forms. */
export const encodingsOf = ({ identity, br, gzip }: StaticFile): FileEncodings => ({
  identity: identity.body,
  ...(br ? { br: br.body } : {}),
  ...(gzip ? { gzip: gzip.body } : {}),
});

/** The size of a file with its compressed forms. */
export const bytesOf = ({ identity, br, gzip }: StaticFile): number =>
  identity.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0);

export type Caching = 'public' | 'private' | 'none';

/**
 * Prepares a file to be served.
 * @param caching who may cache it forever, as its URL changes with its content: `public` allows shared caches,
 * `private` browsers only
 */
export function createStaticFile(name: string, bytes: FileEncodings, caching: Caching): StaticFile {
  const hash = createHash('sha256').update(bytes.identity).digest('base64url').slice(0, 22);
  const cacheControl = caching === 'none' ? 'no-cache' : `${caching}, max-age=31536000, immutable`;
  const shared = Object.entries({
    Vary: 'Accept-Encoding',
    'Cache-Control': cacheControl,
    'X-Content-Type-Options': 'nosniff',
  }).flat();
  const variant = (body: Buffer, encoding?: 'br' | 'gzip'): Variant => {
    const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
    const unchanged = ['ETag', etag, ...shared];
    const headers = ['Content-Type', contentTypeOf(name), 'Content-Length', String(body.length), ...unchanged];
    if (encoding) headers.push('Content-Encoding', encoding);
    return { body, etag, headers, unchanged };
  };
  return {
    identity: variant(bytes.identity),
    ...(bytes.br ? { br: variant(bytes.br, 'br') } : {}),
    ...(bytes.gzip ? { gzip: variant(bytes.gzip, 'gzip') } : {}),
  };
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** A file as it is served: uncompressed, and compressed if that variant is stored. */
export interface FileEncodings {
  readonly identity: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
const lengthBytes = 4;
const headBytes = 3 * lengthBytes;

/** The hash of a file in the format of `integrity` attributes. */
export const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The hash in hexadecimal, for names of files and objects, where base64 is not allowed. */
export const nameOfHash = (hash: string) => Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex');

/**
 * The reason why a file does not match its hash, as a phrase that follows its name; undefined if all variants match.
 */
export async function findFileError(file: FileEncodings, hash: string): Promise<string | undefined> {
  if (sha384(file.identity) !== hash) return 'does not match its hash';
  const isSame = (await contains(file, 'br')) && (await contains(file, 'gzip'));
  return isSame ? undefined : 'has a compressed form with other content';
}

/** Whether the compressed variant, if there is one, decompresses to exactly the file. */
async function contains({ identity, ...compressed }: FileEncodings, encoding: 'br' | 'gzip'): Promise<boolean> {
  const form = compressed[encoding];
  if (!form) return true;
  const maxOutputLength = Math.max(identity.length, 1);
  const content = await decompress[encoding](form, { maxOutputLength }).catch(() => undefined);
  return content?.equals(identity) ?? false;
}

/** Packs a file: the lengths of its three variants, 0 for a missing one, followed by the variants. */
export function packEncodings({ identity, br, gzip }: FileEncodings): Buffer {
  const head = Buffer.alloc(headBytes);
  [identity, br, gzip].forEach((form, index) => void head.writeUInt32BE(form?.length ?? 0, index * lengthBytes));
  return Buffer.concat([head, identity, ...(br ? [br] : []), ...(gzip ? [gzip] : [])]);
}

/** Reverses `packEncodings`; undefined for anything else. */
export function unpackEncodings(packed: Buffer): FileEncodings | undefined {
  if (packed.length < headBytes) return undefined;
  const [identity, br, gzip] = [0, 1, 2].map((index) => packed.readUInt32BE(index * lengthBytes)) as Lengths;
  const compressedFrom = headBytes + identity;
  const gzipFrom = compressedFrom + br;
  if (packed.length !== gzipFrom + gzip) return undefined;
  return {
    identity: packed.subarray(headBytes, compressedFrom),
    ...(br > 0 ? { br: packed.subarray(compressedFrom, gzipFrom) } : {}),
    ...(gzip > 0 ? { gzip: packed.subarray(gzipFrom) } : {}),
  };
}

type Lengths = [number, number, number];

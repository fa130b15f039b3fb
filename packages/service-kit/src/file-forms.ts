import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** A file as browsers get it: as it is, and compressed where that is kept. */
export interface FileForms {
  readonly identity: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
const lengthBytes = 4;
const headBytes = 3 * lengthBytes;

/** The hash as `integrity` attributes take it. */
export const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A hash as the name of a file or an object, where base64 does not fit. */
export const nameOfHash = (hash: string) => Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex');

/** What of a file is not what its hash says, in words that follow its name; undefined when all of it is. */
export async function findFileError(file: FileForms, hash: string): Promise<string | undefined> {
  if (sha384(file.identity) !== hash) return 'does not match its hash';
  const isSame = (await contains(file, 'br')) && (await contains(file, 'gzip'));
  return isSame ? undefined : 'has a compressed form with other content';
}

/** Whether the compressed form, where there is one, decompresses to the file and to no byte more. */
async function contains({ identity, ...compressed }: FileForms, encoding: 'br' | 'gzip'): Promise<boolean> {
  const form = compressed[encoding];
  if (!form) return true;
  const maxOutputLength = Math.max(identity.length, 1);
  const content = await decompress[encoding](form, { maxOutputLength }).catch(() => undefined);
  return content?.equals(identity) ?? false;
}

/** A file in one piece: the lengths of its three forms, 0 for one that is not there, and then the forms. */
export function packForms({ identity, br, gzip }: FileForms): Buffer {
  const head = Buffer.alloc(headBytes);
  [identity, br, gzip].forEach((form, index) => void head.writeUInt32BE(form?.length ?? 0, index * lengthBytes));
  return Buffer.concat([head, identity, ...(br ? [br] : []), ...(gzip ? [gzip] : [])]);
}

/** The file in what `packForms` made; undefined for anything else. */
export function unpackForms(packed: Buffer): FileForms | undefined {
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

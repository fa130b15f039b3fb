import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A page whose text is fixed except for the nonce, which differs in each response. */
export interface Page {
  /** @param isZipped whether to return the page as gzip */
  render(nonce: string, isZipped: boolean): Buffer;
}

/** @param pieces the parts of the page's text between which the nonce is inserted */
export function createPage(pieces: readonly string[]): Page {
  const compressed = pieces.map(compress);
  return {
    render(nonce, isZipped) {
      const text = Buffer.from(pieces.join(nonce));
      return isZipped ? zip(text, compressed, nonce) : text;
    },
  };
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const end = Buffer.from([3, 0]);

/**
 * Compresses to DEFLATE blocks that end at a byte boundary and refer to nothing before them, so that they can be
 * joined.
 */
const compress = (piece: string): Buffer =>
  deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH, memLevel: 9 });

/**
 * Joins the blocks that were compressed when the page was read, with the nonce between them; only the checksums remain
 * to be computed (RFC 1951, 1952).
 */
function zip(text: Buffer, compressed: readonly Buffer[], nonce: string): Buffer {
  const between = stored(nonce);
  const blocks = compressed.flatMap((block, index) => (index === 0 ? [block] : [between, block]));
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(text), 0);
  trailer.writeUInt32LE(text.length, 4);
  return Buffer.concat([header, ...blocks, end, trailer]);
}

/** An uncompressed DEFLATE block with a short text. */
function stored(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

import { gzipSync } from 'node:zlib';
import { Header } from 'tar';

const block = 512;

/** An archive entry as an attacker could write it: any name, any type, any length. */
export interface Entry {
  readonly path: string;
  readonly content?: string | Buffer;
  readonly type?: 'File' | 'Directory' | 'Link' | 'SymbolicLink' | 'CharacterDevice' | 'BlockDevice' | 'FIFO';
  readonly linkpath?: string;
}

/** A tar with these entries, in this order. */
export function tarOf(entries: readonly Entry[]): Buffer {
  return Buffer.concat([...entries.map(blocksOf), Buffer.alloc(2 * block)]);
}

/** A tar.gz with these entries, in this order. */
export const archiveOf = (entries: readonly Entry[]): Buffer => gzipSync(tarOf(entries), { level: 1 });

function blocksOf({ path, content = '', type = 'File', linkpath }: Entry): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(block);
  const link = linkpath === undefined ? {} : { linkpath };
  new Header({ path, type, size: bytes.length, mode: 0o644, mtime: new Date(0), ...link }).encode(header);
  return Buffer.concat([header, bytes, Buffer.alloc((block - (bytes.length % block)) % block)]);
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { findMissingHash, type Release } from '@plaza/contracts/registry/releases';
import type { Folder } from './folder';
import type { StaticFile } from './static-file';

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** What of a release on disk is not as it was registered, in words; undefined when all of it is. */
export async function findFault(
  folder: Folder,
  release: Pick<Release, 'manifest' | 'integrity'>,
): Promise<string | undefined> {
  const { integrity } = release;
  const unknown = folder.names().find((file) => /\.(m?js|css)$/.test(file) && !Object.hasOwn(integrity, file));
  if (unknown) return `${unknown} has no hash`;
  for (const [file, hash] of Object.entries(integrity)) {
    const fault = await faultOf(folder.get(file), hash);
    if (fault) return `${file} ${fault}`;
  }
  return findMissingHash(release);
}

async function faultOf(file: StaticFile | undefined, hash: string): Promise<string | undefined> {
  if (!file) return 'is missing';
  if (sha384(file.identity.body) !== hash) return 'does not match its hash';
  const isSame = (await contains(file, 'br')) && (await contains(file, 'gzip'));
  return isSame ? undefined : 'has a compressed form with other content';
}

/** Whether the compressed form, where there is one, decompresses to the file and to no byte more. */
async function contains({ identity, ...compressed }: StaticFile, encoding: 'br' | 'gzip'): Promise<boolean> {
  const variant = compressed[encoding];
  if (!variant) return true;
  const maxOutputLength = Math.max(identity.body.length, 1);
  const content = await decompress[encoding](variant.body, { maxOutputLength }).catch(() => undefined);
  return content?.equals(identity.body) ?? false;
}

const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

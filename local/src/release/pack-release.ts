import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Release, releaseDescription } from '@plaza/contracts/registry/releases';
import { releaseSignature, type SignatureEnvelope } from '@plaza/contracts/registry/signatures';
import { create } from 'tar';

/**
 * The upload of a release: its description, its signature if it has one, and those of its files whose hashes the
 * registry asks for, each with its compressed forms. Files that earlier builds left in the folder are not included.
 */
export async function packRelease(
  dist: string,
  release: Release,
  wanted: ReadonlySet<string>,
  signature?: SignatureEnvelope,
): Promise<Uint8Array<ArrayBuffer>> {
  const files = Object.entries(release.integrity).flatMap(([file, hash]) => (wanted.has(hash) ? [file] : []));
  const forms = await Promise.all(
    files.flatMap((file) => ['', '.br', '.gz'].map((form) => existing(dist, file + form))),
  );
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plaza-release-'));
  try {
    await fs.writeFile(path.join(folder, releaseDescription), JSON.stringify(release));
    const packed = path.join(folder, 'release.tgz');
    if (signature) await fs.writeFile(path.join(folder, releaseSignature), JSON.stringify(signature));
    const entries = [releaseDescription, ...(signature ? [releaseSignature] : []), ...forms.flat()];
    for (const file of forms.flat()) await fs.cp(path.join(dist, file), path.join(folder, file));
    await create({ file: packed, cwd: folder, gzip: { level: 1 }, portable: true }, entries);
    return new Uint8Array(await fs.readFile(packed));
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

async function existing(dist: string, file: string): Promise<string[]> {
  const stats = await fs.stat(path.join(dist, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return stats ? [file] : [];
}

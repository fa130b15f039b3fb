import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KnownRelease } from '@plaza/contracts/internal/registry';
import { type RemoteName, tabsOfRemote } from '@plaza/contracts/permission-graph';

const compressed = /\.(br|gz)$/;

/** The smallest release there can be. */
export const leastFiles = { 'mf-manifest.json': '{}', 'remoteEntry.3fa91c20.js': 'entry' };

/** Writes the files of a release. @returns how the registry knows it */
export async function releaseOnDisk(
  remotesDir: string,
  name: RemoteName,
  version: string,
  files: Readonly<Record<string, string | Buffer>> = leastFiles,
): Promise<KnownRelease> {
  for (const [file, content] of Object.entries(files)) {
    const absolute = path.join(remotesDir, name, version, file);
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, content);
  }
  return registeredAs(remotesDir, name, version);
}

/** How the registry would know what is on disk now. */
export async function registeredAs(remotesDir: string, name: RemoteName, version: string): Promise<KnownRelease> {
  const folder = path.join(remotesDir, name, version);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !compressed.test(entry.name));
  const hashes = files.map(async (entry) => {
    const absolute = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, absolute), sha384(await readFile(absolute))] as const;
  });
  const integrity = Object.fromEntries(await Promise.all(hashes));
  return { name, version, contract: 1, tabs: tabsOfRemote(name), manifest: 'mf-manifest.json', integrity };
}

const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

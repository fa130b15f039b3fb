import fs from 'node:fs/promises';
import type { WholeConfigurationVersion } from '@plaza/contracts/registry/configuration';

/** The hash of the document as it was downloaded, in a file beside it, for `apply`. */
const hashFile = (file: string) => `${file}.hash`;

/** Writes a text into a new file. @throws Error if it exists, as it may contain somebody's changes */
export async function writeNewFile(file: string, text: string): Promise<void> {
  await fs.writeFile(file, `${text}\n`, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`${file} already exists and may contain changes: remove it, or choose another name.`);
  });
}

/** Writes the active configuration into a new file, and its hash beside it. */
export async function writeDocument(
  file: string,
  { document, hash }: Pick<WholeConfigurationVersion, 'document' | 'hash'>,
): Promise<void> {
  await writeNewFile(file, JSON.stringify(document, undefined, 2));
  await writeHash(file, hash);
}

export const writeHash = (file: string, hash: string): Promise<void> => fs.writeFile(hashFile(file), `${hash}\n`);

/** The hash of the configuration that the document in a file is based on; undefined if there is none beside it. */
export async function readHash(file: string): Promise<string | undefined> {
  const text = await fs.readFile(hashFile(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text?.trim();
}

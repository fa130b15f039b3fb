import fs from 'node:fs/promises';
import type { WholeConfigurationVersion } from '@plaza/contracts/registry/configuration';

/** Beside a document that was taken from the platform: the hash of what it was, for `apply`. */
const hashFile = (file: string) => `${file}.hash`;

/** Writes a text into a file of its own. @throws Error where it is there already: somebody's changes may be in it */
export async function writeNewFile(file: string, text: string): Promise<void> {
  await fs.writeFile(file, `${text}\n`, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`${file} is there already, and may hold a change: remove it, or take another name.`);
  });
}

/** Writes what holds into a file of its own, and its hash beside it. */
export async function writeDocument(
  file: string,
  { document, hash }: Pick<WholeConfigurationVersion, 'document' | 'hash'>,
): Promise<void> {
  await writeNewFile(file, JSON.stringify(document, undefined, 2));
  await writeHash(file, hash);
}

export const writeHash = (file: string, hash: string): Promise<void> => fs.writeFile(hashFile(file), `${hash}\n`);

/** The hash of what the document in a file was made on; undefined where it is not beside it. */
export async function readHash(file: string): Promise<string | undefined> {
  const text = await fs.readFile(hashFile(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text?.trim();
}

import fs from 'node:fs/promises';
import path from 'node:path';
import { ShellProvides } from '@plaza/contracts/registry/needs';

/**
 * What the built shell provides to remotes; undefined if no shell is built, or if its build is too old to write this
 * file.
 * @throws Error if the file is invalid
 */
export async function shellProvides(directory: string): Promise<ShellProvides | undefined> {
  const file = path.join(directory, 'provides.json');
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : ShellProvides.parse(JSON.parse(text));
}

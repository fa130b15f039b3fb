import fs from 'node:fs/promises';
import path from 'node:path';
import { ShellProvides } from '@plaza/contracts/registry/needs';

/**
 * What the built shell gives to remotes; undefined where there is none, and of one that was built before builds said
 * it.
 * @throws Error for what is none of it
 */
export async function shellProvides(directory: string): Promise<ShellProvides | undefined> {
  const file = path.join(directory, 'provides.json');
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : ShellProvides.parse(JSON.parse(text));
}

import { decodeText } from './decode-text';

/** The server's limit, less some room for the rest of the request. */
const maxBytes = 900_000;

/** A file's text; an error where it is too large, or was changed or removed since it was chosen. */
export async function readFile(file: File): Promise<{ text: string } | { error: string }> {
  if (file.size > maxBytes) {
    return { error: `This file is larger than ${maxBytes / 1000} kB. Split it, and import the parts.` };
  }
  try {
    return { text: decodeText(await file.arrayBuffer()) };
  } catch {
    return { error: 'The file could not be read. Choose it again.' };
  }
}

const foreign = { error: 'This is no file that Plaza has written.' };

/**
 * What an export in JSON holds; an error where it cannot be read, or is none. The server judges its rows and version.
 */
export async function readJson(file: File): Promise<{ data: unknown } | { error: string }> {
  const read = await readFile(file);
  if ('error' in read) return read;
  try {
    const data: unknown = JSON.parse(read.text);
    return isExport(data) ? { data } : foreign;
  } catch {
    return foreign;
  }
}

const isExport = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'format' in data && data.format === 'plaza-finance';

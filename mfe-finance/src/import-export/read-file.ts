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

/** What a file of JSON holds; an error where it cannot be read, or is not JSON. */
export async function readJson(file: File): Promise<{ data: unknown } | { error: string }> {
  const read = await readFile(file);
  if ('error' in read) return read;
  try {
    return { data: JSON.parse(read.text) };
  } catch {
    return { error: 'This is no file that Plaza has written.' };
  }
}

import { importPartBytes, largestExportBytes } from '@plaza/contracts/finance/import-parts';
import { decodeText } from './decode-text';

/** Of a text in a request, where line ends and quotes take two bytes: 1 MiB, less some room for the rest of it. */
const sentBytes = 1_000_000;

type Read = { text: string } | { error: string };

/** The text of a file that goes in one request; an error where it is too large, or was changed or removed meanwhile. */
export async function readFile(file: File): Promise<Read> {
  if (file.size > importPartBytes) {
    return { error: `This file is larger than ${importPartBytes / 1000} kB. Split it, and import the parts.` };
  }
  const read = await readText(file);
  const isTooLarge = 'text' in read && new Blob([JSON.stringify(read.text)]).size > sentBytes;
  return isTooLarge ? { error: 'This file is too large. Split it, and import the parts.' } : read;
}

async function readText(file: File): Promise<Read> {
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
  if (file.size > largestExportBytes) return foreign;
  const read = await readText(file);
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

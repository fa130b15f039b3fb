import { importPartBytes, largestExportBytes } from '@plaza/contracts/finance/import-parts';
import { decodeText } from './decode-text';

/**
 * The limit for a text in a request, where line ends and quotes take two bytes: 1 MiB, minus room for the rest of it.
 */
const sentBytes = 1_000_000;

type Read = { text: string } | { error: string };

/** The text of a file that fits into one request; an error if it is too large, or was changed or removed meanwhile. */
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
 * The content of a JSON export; an error if it cannot be read, or is not an export. The server validates its rows and
 * version.
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

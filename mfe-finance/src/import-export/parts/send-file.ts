import type { EverythingImport, ImportPart } from '@plaza/contracts/finance/import-export';
import { type ImportRows, splitRows } from '@plaza/contracts/finance/import-parts';
import { recordKinds } from '@plaza/contracts/finance/record-kinds';
import { fileIdOf } from './file-id';
import { sendAgain } from './send-again';
import { arePartsMissing, forgetSentParts, keepSentParts, sentPartsOf } from './sent-parts';

/** An export as the import request contains it: whole, or without the rows that were sent before. */
export type SentFile = Pick<EverythingImport, 'data' | 'parts'>;

interface SendOptions {
  readonly sendPart: (part: ImportPart) => Promise<{ readonly error?: unknown }>;
  /** Called before each attempt at a part with the share that has been sent; false stops the sending. */
  readonly goesOn: (share: number) => boolean;
}

/**
 * Sends the rows of an export that is too large for one request, one part after the other; skips parts that were sent
 * before.
 * @returns undefined if it was stopped before all parts were sent
 */
export async function sendFile(
  data: EverythingImport['data'],
  { sendPart, goesOn }: SendOptions,
): Promise<{ sent: SentFile } | { error: unknown } | undefined> {
  const { rows, others } = withoutRows(data);
  const parts = splitRows(rows);
  if (parts.length === 1) return { sent: { data } };
  const file = await fileIdOf(parts);
  for (const [place, part] of parts.entries()) {
    if (place < sentPartsOf(file)) continue;
    const mayGoOn = () => goesOn(place / parts.length);
    if (!mayGoOn()) return undefined;
    const result = await sendAgain(() => sendPart({ file, place, rows: part as ImportPart['rows'] }), mayGoOn);
    if (!result) return undefined;
    const { error } = result;
    if (arePartsMissing(error)) forgetSentParts(file);
    if (error) return { error };
    keepSentParts(file, place + 1);
  }
  return { sent: { data: others as EverythingImport['data'], parts: { file, count: parts.length } } };
}

/** A value that is not a list remains in the request: the service reports the error. */
function withoutRows(data: Readonly<Record<string, unknown>>): { rows: ImportRows; others: object } {
  const lists = recordKinds.filter((kind) => Array.isArray(data[kind]));
  const rows = Object.fromEntries(lists.map((kind) => [kind, data[kind]])) as ImportRows;
  const others = Object.entries(data).filter(([name]) => !Object.hasOwn(rows, name));
  return { rows, others: Object.fromEntries(others) };
}

import type { ImportReport } from '@plaza/contracts/finance/import-export';
import { reusedKeyError } from '@plaza/web-kit';

interface ImportResult {
  readonly data?: ImportReport | undefined;
  readonly error?: unknown;
}

/** After this time without a response, importing the same small file again is taken as intentional. */
const keyLifetimeMs = 600_000;

/**
 * The key of the pending import, with the id of its file if that was sent in parts. Kept until its response arrives,
 * even if its dialog was closed.
 */
let key: { readonly file: string | undefined; readonly value: string; readonly sentAt: number } | undefined;

/** Shown when a response was lost and the user has chosen another file since. */
const firstArrived = 'What you sent first did arrive. Look at your records before you import another file.';

/**
 * Sends an import with an idempotency key, so that the service imports a file once: a retry after a lost response
 * reuses the key for ten minutes. For a file in parts it reuses it at any time, as sending the parts again can take
 * hours. If the first request had arrived and this file differs from it, the result is an error that says so, and the
 * next import gets a new key.
 * @param file the id of a file in parts
 */
export async function sendImport(send: (key: string) => Promise<ImportResult>, file?: string): Promise<ImportResult> {
  const sent = { file, value: keyOfBefore(file) ?? crypto.randomUUID(), sentAt: Date.now() };
  key = sent;
  const result = await send(sent.value);
  const reused = reusedKeyError(result.error, firstArrived);
  const isUsed = result.error === undefined || reused !== undefined;
  if (isUsed && key?.value === sent.value) key = undefined;
  return reused ? { error: reused } : result;
}

function keyOfBefore(file: string | undefined): string | undefined {
  if (!key) return undefined;
  const isSameFile = file !== undefined && key.file === file;
  return isSameFile || Date.now() - key.sentAt < keyLifetimeMs ? key.value : undefined;
}

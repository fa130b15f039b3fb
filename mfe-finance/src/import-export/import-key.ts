import type { ImportReport } from '@plaza/contracts/finance/import-export';
import { refusalOfKey } from '@plaza/web-kit';

interface ImportResult {
  readonly data?: ImportReport | undefined;
  readonly error?: unknown;
}

/** After so long without an answer, the same file is imported once more on purpose. */
const keptMs = 600_000;

/** The key of the next import: that of the one before until its answer has come, also where its dialog was closed. */
let key: { readonly value: string; readonly sentAt: number } | undefined;

/** An answer was lost, and another file was chosen since. */
const firstArrived = 'What you sent first did arrive. Look at your records before you import another file.';

/**
 * Sends an import with a key by which the service adds it once: what is sent again after a lost answer has the key of
 * before, for ten minutes. Where that had arrived and this is something else, the result says so, and the next import
 * has another key.
 */
export async function sendImport(send: (key: string) => Promise<ImportResult>): Promise<ImportResult> {
  const sent = { value: keyOfBefore() ?? crypto.randomUUID(), sentAt: Date.now() };
  key = sent;
  const result = await send(sent.value);
  const refusal = refusalOfKey(result.error, firstArrived);
  const isUsed = result.error === undefined || refusal !== undefined;
  if (isUsed && key?.value === sent.value) key = undefined;
  return refusal ? { error: refusal } : result;
}

const keyOfBefore = () => (key && Date.now() - key.sentAt < keptMs ? key.value : undefined);

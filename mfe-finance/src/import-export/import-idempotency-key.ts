import type { ImportReport } from '@plaza/contracts/finance/import-export';
import { readUser, reusedKeyError, uniqueId, windowStorage } from '@plaza/web-kit';
import { firstAttemptSaved } from '../unknown-outcome';

interface ImportResult {
  readonly data?: ImportReport | undefined;
  readonly error?: unknown;
}

/** After this time without a response, importing the same small file again is taken as intentional. */
const keyLifetimeMs = 600_000;

const storage = windowStorage('plaza.finance.import');
const entry = 'key';

/**
 * Sends an import with an idempotency key, so that the service imports a file once: a retry after a lost response
 * reuses the key for ten minutes. For a file in parts it reuses it at any time, as sending the parts again can take
 * hours. If the first request had arrived and this file differs from it, the result is an error that says so, and the
 * next import gets a new key.
 * @param file the id of a file in parts
 */
export async function sendImport(send: (key: string) => Promise<ImportResult>, file?: string): Promise<ImportResult> {
  const userId = readUser()?.id ?? '';
  const key = keyOfBefore(userId, file) ?? uniqueId();
  keep(userId, key, file);
  const result = await send(key);
  const reused = reusedKeyError(result.error, firstAttemptSaved('your records', 'import another file'));
  const isUsed = result.error === undefined || reused !== undefined;
  if (pendingOf(userId)?.key === key) {
    if (isUsed) storage.remove(userId, entry);
    else keep(userId, key, file); // the ten minutes begin when the user learns that no response came
  }
  return reused ? { error: reused } : result;
}

/**
 * Keeps the key of the pending import, with the id of its file if that was sent in parts, until its response arrives,
 * even if its dialog was closed or the page was reloaded.
 */
function keep(userId: string, key: string, file = ''): void {
  storage.write(userId, `${key} ${Date.now()} ${file}`, entry);
}

function pendingOf(userId: string) {
  const [key, triedAt, file] = storage.read(userId, entry)?.split(' ') ?? [];
  return key ? { key, triedAt: Number(triedAt), file } : undefined;
}

function keyOfBefore(userId: string, file: string | undefined): string | undefined {
  const pending = pendingOf(userId);
  if (!pending) return undefined;
  const isSameFile = file !== undefined && pending.file === file;
  return isSameFile || Date.now() - pending.triedAt < keyLifetimeMs ? pending.key : undefined;
}

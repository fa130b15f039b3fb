import type { ImportReport } from '@plaza/contracts/finance/import-export';
import { idempotencyKeyReused } from '@plaza/service-kit/idempotency';
import type { MarketRates } from '../../rates/market-rates';
import type { IdempotencyKey } from '../../records/idempotency-key';
import { complete, importUnfinished } from './complete-import';
import { CompletedImportModel } from './completed-import.model';
import { ImportModel } from './import.model';

/**
 * The response to an earlier import with this key; undefined where nothing was committed with it. An import that was
 * interrupted after its commit is completed first.
 * @throws Conflict `idempotency_key_reused` where something else was imported with the key; Unavailable
 * `import_unfinished` where it cannot be completed yet
 */
export async function earlierAnswer(
  userId: string,
  request: IdempotencyKey | undefined,
  market: MarketRates,
): Promise<ImportReport | undefined> {
  if (!request) return undefined;
  return (await completedAnswer(userId, request)) ?? (await committedAnswer(userId, request, market));
}

/** The same for completed imports only, for a caller whose own import is already the one in progress. */
export async function completedAnswer(userId: string, { id, hash }: IdempotencyKey): Promise<ImportReport | undefined> {
  const completed = await CompletedImportModel.findOne({ _id: id, userId }).lean();
  if (!completed) return undefined;
  if (completed.requestHash !== hash) throw idempotencyKeyReused();
  return completed.report;
}

async function committedAnswer(
  userId: string,
  { id, hash }: IdempotencyKey,
  market: MarketRates,
): Promise<ImportReport | undefined> {
  const running = await ImportModel.findOne({ _id: userId }).lean();
  if (!running?.outgoing || running.answer?.request.id !== id) return undefined;
  if (running.answer.request.hash !== hash) throw idempotencyKeyReused();
  try {
    await complete({ ...running, outgoing: running.outgoing }, market);
  } catch (error) {
    throw importUnfinished(error);
  }
  return running.answer.report;
}

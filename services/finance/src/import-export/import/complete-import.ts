import { recordKinds } from '@plaza/contracts/finance/record-kinds';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Unavailable } from '@plaza/service-kit/errors';
import type { MarketRates } from '../../rates/market-rates';
import { saveSettings } from '../../settings/change-settings';
import { CompletedImportModel } from './completed-import.model';
import { type CommittedImport, ImportModel, type ImportRecord } from './import.model';
import { removeImportParts } from './import-parts';
import { importStores, type Owners } from './import-stores';

/** Idempotent, also when run concurrently. */
export async function complete(committed: CommittedImport, market: MarketRates): Promise<void> {
  const { _id: userId, stagedAs, outgoing, settings, partsFile, answer } = committed;
  if (settings) {
    const rates = await market.latest(); // first, as it may take seconds
    // Completing it again, or by two instances, must not replace settings that the user has saved since.
    const isPending = await ImportModel.exists({ _id: userId, stagedAs, settings: { $ne: null } });
    if (isPending) await saveSettings(userId, settings, rates);
    await ImportModel.updateOne({ _id: userId, stagedAs }, { $set: { settings: null } });
  }
  for (const kind of recordKinds) {
    await importStores[kind].remove(userId, outgoing[kind]);
    await importStores[kind].changeOwner(stagedAs, userId);
  }
  if (partsFile) await removeImportParts(userId, partsFile);
  if (answer) await keepAnswer(userId, answer);
  await ImportModel.deleteOne({ _id: userId, stagedAs });
}

/** The error if a committed import could not be completed; `resumeImports` will complete it. */
export const importUnfinished = (cause: unknown) =>
  new Unavailable(
    'import_unfinished',
    'Your file has been taken and will be imported within a few minutes. Do not import it again.',
    cause,
  );

/** Completes a committed import, and discards any other one. */
export async function resolve({ outgoing, ...interrupted }: ImportRecord, market: MarketRates): Promise<void> {
  if (outgoing) await complete({ ...interrupted, outgoing }, market);
  else await discard(interrupted._id, interrupted.stagedAs);
}

/** Discards an import that is not committed, with its rows. */
export async function discard(userId: string, stagedAs: string): Promise<void> {
  await ImportModel.deleteOne({ _id: userId, stagedAs, outgoing: null });
  await removeRowsOf({ id: stagedAs });
}

/** Removes the rows of some owners, of every kind. */
export async function removeRowsOf(owners: Owners): Promise<void> {
  await Promise.all(recordKinds.map((kind) => importStores[kind].removeOf(owners)));
}

/**
 * Stores the response after the rows are added and before the import ends, as a request that finds neither may start.
 */
async function keepAnswer(userId: string, { request, report }: NonNullable<ImportRecord['answer']>): Promise<void> {
  try {
    await CompletedImportModel.create({
      _id: request.id,
      userId,
      requestHash: request.hash,
      report,
      completedAt: new Date(),
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // another request completes the same import
  }
}

import type { Log } from '@plaza/service-kit/logging/log';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import type { MarketRates } from '../../rates/market-rates';
import { removeRowsOf, resolve } from './complete-import';
import { CompletedImportModel } from './completed-import.model';
import { ImportModel } from './import.model';
import { removeImportParts } from './import-parts';
import { maxDurationMs, stagedOwners } from './staging';

const resumeIntervalMs = 60_000;
/** Rows that have been staged for longer without an import are removed. */
const maxStagedMs = 3600_000;

/**
 * Resolves interrupted imports, and removes staged rows without an import.
 * @param minAgeMs the minimum age of a committed import: the request that committed a younger one may still complete it
 */
export async function resumeImports(market: MarketRates, log: Log, minAgeMs = 0): Promise<void> {
  const isInterrupted = { $lt: new Date(Date.now() - maxDurationMs) };
  for (const interrupted of await ImportModel.find({
    $or: [{ outgoing: { $ne: null }, since: { $lte: new Date(Date.now() - minAgeMs) } }, { since: isInterrupted }],
  }).lean()) {
    try {
      await resolve(interrupted, market);
    } catch (error) {
      log.error({ err: error, userId: interrupted._id }, 'an interrupted import could not be completed');
    }
  }
  const except = await ImportModel.distinct('stagedAs');
  await removeRowsOf({ pattern: stagedOwners(), except, before: new Date(Date.now() - maxStagedMs) });
}

/** Removes the staged rows of a user, and the stored responses to the user's imports. */
export async function removeImports(userId: string): Promise<void> {
  await ImportModel.deleteOne({ _id: userId });
  await removeRowsOf({ pattern: stagedOwners(userId) });
  await removeImportParts(userId);
  await CompletedImportModel.deleteMany({ userId });
}

/**
 * Resumes interrupted imports at once, and every minute from then on.
 * @returns a function that stops this
 */
export async function startResumingImports(market: MarketRates, log: Log): Promise<() => Promise<void>> {
  await resumeImports(market, log);
  return runPeriodically(
    resumeIntervalMs,
    () => resumeImports(market, log, maxDurationMs),
    (error) => log.error({ err: error }, 'interrupted imports could not be resumed'),
  );
}

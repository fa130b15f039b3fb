import { type RecordKind, recordKinds } from '@plaza/contracts/finance/import-export';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict, Unavailable } from '@plaza/service-kit/errors';
import type { Log } from '@plaza/service-kit/log';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import type { MarketRates } from '../../rates/market-rates';
import { requireQuotaFor } from '../../records/quota';
import { saveSettings } from '../../settings/change-settings';
import { ImportModel, type ImportRecord } from './import.model';
import { importStores, type Owners } from './import-stores';
import { stagedOwner, stagedOwners } from './staging';

/** Stored fields, without the owner. */
export type IncomingRows = Readonly<Record<RecordKind, readonly object[]>>;

interface Incoming {
  readonly rows: IncomingRows;
  /** Whether existing records are removed. */
  readonly replaces: boolean;
  readonly settings: ImportRecord['settings'];
}

type CommittedImport = ImportRecord & { outgoing: NonNullable<ImportRecord['outgoing']> };

/** An import that takes longer counts as interrupted. */
const maxDurationMs = 30_000;
const resumeIntervalMs = 60_000;
/** Rows that are staged for longer without an import are removed. */
const maxStagedMs = 3600_000;

/**
 * Adds the rows of an import, all or none. They are staged under an owner that is no user; one write commits the import and
 * stores which records are removed; then the rows get their owner. Interrupted before the commit, nothing has changed;
 * after it, `resumeImports` or the user's next import completes it.
 * @throws Conflict `import_running` while another import of the user runs; `import_completed` where an earlier one has just
 *   been completed, which may hold the same rows; `too_many_records`; Unavailable `import_unfinished` once it is committed
 */
export async function commitImport(userId: string, incoming: Incoming, market: MarketRates): Promise<void> {
  const stagedAs = stagedOwner(userId);
  try {
    await stage(userId, stagedAs, incoming.rows);
    await begin(userId, stagedAs, incoming.settings, market);
    await requireQuotaForRows(userId, incoming);
    await complete(await commit(userId, stagedAs, incoming.replaces), market);
  } catch (error) {
    // A committed import is completed later and needs its rows; any other one leaves none behind.
    if (await ImportModel.exists({ _id: userId, stagedAs, outgoing: { $ne: null } })) throw importUnfinished(error);
    await discard(userId, stagedAs);
    throw error;
  }
}

/** As no other import of the user can be committed meanwhile, imports at once cannot add up to more. */
async function requireQuotaForRows(userId: string, { rows, replaces }: Incoming): Promise<void> {
  for (const kind of recordKinds) {
    const existing = replaces || rows[kind].length === 0 ? 0 : await importStores[kind].countOf(userId);
    requireQuotaFor(existing + rows[kind].length, kind);
  }
}

/** Lists are sorted by creation time: rows are a millisecond apart, after all existing ones. */
async function stage(userId: string, stagedAs: string, rows: IncomingRows): Promise<void> {
  for (const kind of recordKinds) {
    if (rows[kind].length === 0) continue;
    const first = Math.max(Date.now() - rows[kind].length, (await importStores[kind].newestOf(userId)) + 1);
    const updatedAt = new Date();
    await importStores[kind].add(
      rows[kind].map((row, at) => ({
        ...row,
        userId: stagedAs,
        createdAt: new Date(first + at),
        updatedAt,
        version: 0,
      })),
    );
  }
}

/** From here on no other import of the user can be committed. */
async function begin(
  userId: string,
  stagedAs: string,
  settings: ImportRecord['settings'],
  market: MarketRates,
): Promise<void> {
  const since = new Date();
  const interrupted = await ImportModel.findOne({
    _id: userId,
    since: { $lt: new Date(since.getTime() - maxDurationMs) },
  }).lean();
  if (interrupted) await resolve(interrupted, market);
  if (interrupted?.outgoing) throw importCompleted();
  try {
    await ImportModel.create({ _id: userId, stagedAs, outgoing: null, settings, since });
  } catch (error) {
    if (isDuplicateKey(error)) throw importRunning();
    throw error;
  }
}

async function commit(userId: string, stagedAs: string, replaces: boolean): Promise<CommittedImport> {
  const outgoing = await idsOf(replaces ? userId : undefined);
  const filter = { _id: userId, stagedAs, outgoing: null };
  const committed = await ImportModel.findOneAndUpdate(
    filter,
    { $set: { outgoing } },
    { returnDocument: 'after' },
  ).lean();
  // It took so long that another import discarded it as interrupted.
  if (!committed) throw importRunning();
  return { ...committed, outgoing };
}

const importRunning = () =>
  new Conflict('import_running', 'Another import of yours is still running. Try again in a moment.');

const importUnfinished = (cause: unknown) =>
  new Unavailable(
    'import_unfinished',
    'Your file has been taken and will be imported within a few minutes. Do not import it again.',
    cause,
  );

const importCompleted = () =>
  new Conflict(
    'import_completed',
    'An earlier import of yours has just been completed. Look at your records before you import this file.',
  );

/** The ids of all records of a user; none for undefined. */
async function idsOf(userId: string | undefined): Promise<Record<RecordKind, string[]>> {
  const lists = recordKinds.map(async (kind) => [kind, userId ? await importStores[kind].idsOf(userId) : []] as const);
  return Object.fromEntries(await Promise.all(lists)) as Record<RecordKind, string[]>;
}

/** Completes a committed import, and discards any other one. */
async function resolve({ outgoing, ...interrupted }: ImportRecord, market: MarketRates): Promise<void> {
  if (outgoing) await complete({ ...interrupted, outgoing }, market);
  else await discard(interrupted._id, interrupted.stagedAs);
}

/** Idempotent, also when run concurrently. */
async function complete(
  { _id: userId, stagedAs, outgoing, settings }: CommittedImport,
  market: MarketRates,
): Promise<void> {
  if (settings) await saveSettings(userId, settings, await market.latest());
  for (const kind of recordKinds) {
    await importStores[kind].remove(userId, outgoing[kind]);
    await importStores[kind].changeOwner(stagedAs, userId);
  }
  await ImportModel.deleteOne({ _id: userId, stagedAs });
}

async function discard(userId: string, stagedAs: string): Promise<void> {
  await ImportModel.deleteOne({ _id: userId, stagedAs, outgoing: null });
  await removeOf({ id: stagedAs });
}

/**
 * Resolves interrupted imports, and removes staged rows without an import.
 * @param minAgeMs of a committed import: a younger one may still be completed by the request that committed it
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
  await removeOf({ pattern: stagedOwners(), except, before: new Date(Date.now() - maxStagedMs) });
}

/** Removes the staged rows of a user. */
export async function removeImports(userId: string): Promise<void> {
  await ImportModel.deleteOne({ _id: userId });
  await removeOf({ pattern: stagedOwners(userId) });
}

async function removeOf(owners: Owners): Promise<void> {
  await Promise.all(recordKinds.map((kind) => importStores[kind].removeOf(owners)));
}

/**
 * Resumes interrupted imports at once, and each minute from then on.
 * @returns how to stop
 */
export async function startResumingImports(market: MarketRates, log: Log): Promise<() => Promise<void>> {
  await resumeImports(market, log);
  return runPeriodically(
    resumeIntervalMs,
    () => resumeImports(market, log, maxDurationMs),
    (error) => log.error({ err: error }, 'interrupted imports could not be resumed'),
  );
}

import type { ImportReport, RecordKind } from '@plaza/contracts/finance/import-export';
import { recordKinds } from '@plaza/contracts/finance/record-kinds';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import type { MarketRates } from '../../rates/market-rates';
import type { IdempotencyKey } from '../../records/idempotency-key';
import { requireQuotaFor } from '../../records/quota';
import { complete, discard, importUnfinished, resolve } from './complete-import';
import { completedAnswer } from './earlier-answer';
import { type CommittedImport, ImportModel, type ImportRecord } from './import.model';
import { importStores } from './import-stores';
import { maxDurationMs, stagedOwner } from './staging';

/** The stored fields of the rows, without the owner. */
export type IncomingRows = Readonly<Record<RecordKind, readonly object[]>>;

interface Incoming {
  readonly rows: IncomingRows;
  /** Whether existing records are removed. */
  readonly replaces: boolean;
  readonly settings: ImportRecord['settings'];
  /** The file that the parts with these rows belong to; null without parts. */
  readonly partsFile: string | null;
  /** The response after the rows have been added. */
  readonly report: ImportReport;
  /** Undefined for an import without a key. */
  readonly request: IdempotencyKey | undefined;
}

/**
 * Adds the rows of an import, all or none, and once for each request. They are staged under an owner that is not a
 * user; one write commits the import and stores which records are to be removed; then the user becomes the owner of the
 * rows. If the import is interrupted before the commit, nothing has changed; after the commit, `resumeImports` or the
 * user's next import completes it.
 * @returns the report, or the earlier report of the same request
 * @throws Conflict `import_running` while another import of the user runs; `import_completed` if an earlier one, which
 * may contain the same rows, has just been completed; `too_many_records`; `idempotency_key_reused`; Unavailable
 * `import_unfinished` if it fails after the commit
 */
export async function commitImport(userId: string, incoming: Incoming, market: MarketRates): Promise<ImportReport> {
  const stagedAs = stagedOwner(userId);
  const { report, request } = incoming;
  try {
    await stage(userId, stagedAs, incoming.rows);
    await begin(userId, stagedAs, incoming, market);
    // The same request may have been completed while this one staged its rows; from here on that cannot happen.
    const earlier = request && (await completedAnswer(userId, request));
    if (earlier) {
      await discard(userId, stagedAs);
      return earlier;
    }
    await requireQuotaForRows(userId, incoming);
    await complete(await commit(userId, stagedAs, incoming.replaces), market);
    return report;
  } catch (error) {
    // A committed import is completed later and needs its rows; any other import must not leave rows behind.
    if (await ImportModel.exists({ _id: userId, stagedAs, outgoing: { $ne: null } })) throw importUnfinished(error);
    await discard(userId, stagedAs);
    throw error;
  }
}

/** Meanwhile no other import of the user can be committed, so concurrent imports together cannot exceed the quota. */
async function requireQuotaForRows(userId: string, { rows, replaces }: Incoming): Promise<void> {
  for (const kind of recordKinds) {
    const existing = replaces || rows[kind].length === 0 ? 0 : await importStores[kind].countOf(userId);
    requireQuotaFor(existing + rows[kind].length, kind);
  }
}

/** Lists are sorted by creation time, so rows are created a millisecond apart, after all existing ones. */
async function stage(userId: string, stagedAs: string, rows: IncomingRows): Promise<void> {
  for (const kind of recordKinds) {
    if (rows[kind].length === 0) continue;
    const first = Math.max(Date.now() - rows[kind].length, (await importStores[kind].newestOf(userId)) + 1);
    const updatedAt = new Date();
    await importStores[kind].add(
      rows[kind].map((row, index) => ({
        ...row,
        userId: stagedAs,
        createdAt: new Date(first + index),
        updatedAt,
        version: 0,
      })),
    );
  }
}

/** Stores the import in progress. From here on no other import of the user can be committed. */
async function begin(
  userId: string,
  stagedAs: string,
  { settings, partsFile, request, report }: Incoming,
  market: MarketRates,
): Promise<void> {
  const since = new Date();
  const interrupted = await ImportModel.findOne({
    _id: userId,
    since: { $lt: new Date(since.getTime() - maxDurationMs) },
  }).lean();
  if (interrupted) await resolve(interrupted, market);
  if (interrupted?.outgoing) throw importCompleted();
  const answer = request ? { request, report } : null;
  try {
    await ImportModel.create({ _id: userId, stagedAs, outgoing: null, settings, partsFile, answer, since });
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
  // This import took so long that another one discarded it as interrupted.
  if (!committed) throw importRunning();
  return { ...committed, outgoing };
}

const importRunning = () =>
  new Conflict('import_running', 'Another import of yours is still running. Try again in a moment.');

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

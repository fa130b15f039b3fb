import { type RecordKind, recordKinds } from '@plaza/contracts/finance/transfer';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import type { Log } from '@plaza/service-kit/log';
import type { MarketRates } from '../../rates/market-rates';
import { saveSettings } from '../../settings/change-settings';
import { ImportModel, type ImportRecord } from './import.model';
import { importStores, type Owners } from './import-stores';
import { stagedOwner, stagedOwners } from './staging';

/** Records as they are stored, but for their owner. */
export type IncomingRows = Readonly<Record<RecordKind, readonly object[]>>;

interface Incoming {
  readonly rows: IncomingRows;
  /** Whether what was there goes. */
  readonly replaces: boolean;
  readonly settings: ImportRecord['settings'];
}

type DecidedImport = ImportRecord & { outgoing: NonNullable<ImportRecord['outgoing']> };

/** How long an import may take; one that has not finished by then was interrupted. */
const longestMs = 30_000;
/** How long rows may be staged without a decision. */
const stagedMs = 3600_000;

/**
 * Adds the rows of an import, all or nothing: they are staged under nobody's name first; the one write that decides notes
 * what goes; then they change hands. Interrupted before that write, nothing has changed; after it, the next start or the
 * person's next import finishes it.
 * @throws Conflict `import_running` while another one of the same person runs
 */
export async function commitImport(userId: string, incoming: Incoming, market: MarketRates): Promise<void> {
  const stagedAs = stagedOwner(userId);
  try {
    await stage(userId, stagedAs, incoming.rows);
    await takeTurn(userId, stagedAs, incoming.settings, market);
    await finish(await decide(userId, stagedAs, incoming.replaces), market);
  } catch (error) {
    // What was decided is finished later, with its rows; what was not leaves none behind.
    if (!(await ImportModel.exists({ _id: userId, stagedAs, outgoing: { $ne: null } })))
      await discard(userId, stagedAs);
    throw error;
  }
}

/** Lists go by age: the rows are a millisecond apart, behind what is there. */
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

/** From here on no other import of the person decides. */
async function takeTurn(
  userId: string,
  stagedAs: string,
  settings: ImportRecord['settings'],
  market: MarketRates,
): Promise<void> {
  const since = new Date();
  const old = await ImportModel.findOne({ _id: userId, since: { $lt: new Date(since.getTime() - longestMs) } }).lean();
  if (old) await resolve(old, market);
  try {
    await ImportModel.create({ _id: userId, stagedAs, outgoing: null, settings, since });
  } catch (error) {
    if (isDuplicateKey(error)) throw importRunning();
    throw error;
  }
}

async function decide(userId: string, stagedAs: string, replaces: boolean): Promise<DecidedImport> {
  const outgoing = await idsOf(replaces ? userId : undefined);
  const mine = { _id: userId, stagedAs, outgoing: null };
  const decided = await ImportModel.findOneAndUpdate(mine, { $set: { outgoing } }, { returnDocument: 'after' }).lean();
  // It took so long that it was taken for interrupted.
  if (!decided) throw importRunning();
  return { ...decided, outgoing };
}

const importRunning = () =>
  new Conflict('import_running', 'Another import of yours is still running. Try again in a moment.');

/** The ids of everything that a person has; of nobody none. */
async function idsOf(userId: string | undefined): Promise<Record<RecordKind, string[]>> {
  const lists = recordKinds.map(async (kind) => [kind, userId ? await importStores[kind].idsOf(userId) : []] as const);
  return Object.fromEntries(await Promise.all(lists)) as Record<RecordKind, string[]>;
}

/** What was decided comes to its end; what was not never happened. */
async function resolve({ outgoing, ...interrupted }: ImportRecord, market: MarketRates): Promise<void> {
  if (outgoing) await finish({ ...interrupted, outgoing }, market);
  else await discard(interrupted._id, interrupted.stagedAs);
}

/** Any number of times, also at once, comes to the same. */
async function finish(
  { _id: userId, stagedAs, outgoing, settings }: DecidedImport,
  market: MarketRates,
): Promise<void> {
  if (settings) await saveSettings(userId, settings, await market.latest());
  for (const kind of recordKinds) {
    await importStores[kind].remove(userId, outgoing[kind]);
    await importStores[kind].handOver(stagedAs, userId);
  }
  await ImportModel.deleteOne({ _id: userId, stagedAs });
}

async function discard(userId: string, stagedAs: string): Promise<void> {
  await ImportModel.deleteOne({ _id: userId, stagedAs, outgoing: null });
  await removeOf({ is: stagedAs });
}

/** Resolves what was interrupted, and clears away what was staged and got no further. To be called at a start. */
export async function resumeImports(market: MarketRates, log: Log): Promise<void> {
  const isOver = { $lt: new Date(Date.now() - longestMs) };
  for (const interrupted of await ImportModel.find({ $or: [{ outgoing: { $ne: null } }, { since: isOver }] }).lean()) {
    try {
      await resolve(interrupted, market);
    } catch (error) {
      log.error({ err: error, userId: interrupted._id }, 'an interrupted import could not be finished');
    }
  }
  const but = await ImportModel.distinct('stagedAs');
  await removeOf({ like: stagedOwners(), but, before: new Date(Date.now() - stagedMs) });
}

/** Removes what is staged of a person. */
export async function removeImports(userId: string): Promise<void> {
  await ImportModel.deleteOne({ _id: userId });
  await removeOf({ like: stagedOwners(userId) });
}

async function removeOf(owners: Owners): Promise<void> {
  await Promise.all(recordKinds.map((kind) => importStores[kind].removeOf(owners)));
}

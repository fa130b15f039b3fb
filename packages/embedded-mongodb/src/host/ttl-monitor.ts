import { messageOf } from '../host-exit';
import { CommandFailed, type Engine, runCommand } from './engine';

const systemDatabases = new Set(['admin', 'config', 'local']);
const maxTimeMs = 30_000;

/**
 * Deletes the expired documents of each TTL index, as mongod's TTL monitor does; the engine has none. A document
 * expires `expireAfterSeconds` after the date in the indexed field; other values never expire.
 * @returns how many documents were deleted
 */
export async function deleteAllExpired(engine: Engine, now = Date.now()): Promise<number> {
  let deleted = 0;
  for (const database of await databases(engine)) {
    for (const collection of await collections(engine, database)) {
      deleted += await deleteExpiredIn(engine, database, collection, now).catch(logFailure);
    }
  }
  return deleted;
}

async function deleteExpiredIn(engine: Engine, database: string, collection: string, now: number): Promise<number> {
  let deleted = 0;
  for (const index of await ttlIndexes(engine, database, collection)) {
    deleted += await deleteExpired(engine, database, collection, index, now);
  }
  return deleted;
}

/** A collection may be dropped in the meantime; any other failure is logged, and skips only this collection. */
function logFailure(error: unknown): number {
  const dropped = error instanceof CommandFailed && error.codeName === 'NamespaceNotFound';
  if (!dropped) console.error(`expired documents were not deleted: ${messageOf(error)}`);
  return 0;
}

/** Deletes expired documents regularly until `stop`, which waits for a run in progress. */
export function startTtlMonitor(engine: Engine, seconds: number): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = deleteAllExpired(engine)
      .catch(logFailure)
      .finally(() => {
        busy = false;
      });
  }, seconds * 1000);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

interface TtlIndex {
  name: string;
  field: string;
  expireAfterSeconds: number;
  partialFilterExpression?: object;
}

interface NamedRow {
  name: string;
}

interface IndexRow extends NamedRow {
  key: Record<string, unknown>;
  expireAfterSeconds?: number;
  partialFilterExpression?: object;
}

async function databases(engine: Engine): Promise<string[]> {
  const answer = await runCommand(engine, 'admin', { listDatabases: 1, nameOnly: true });
  return namesOf(answer.databases as NamedRow[]).filter((name) => !systemDatabases.has(name));
}

async function collections(engine: Engine, database: string): Promise<string[]> {
  const command = { listCollections: 1, nameOnly: true, filter: { type: 'collection' } };
  return namesOf(await batchOf<NamedRow>(engine, database, command)).filter((name) => !name.startsWith('system.'));
}

async function ttlIndexes(engine: Engine, database: string, collection: string): Promise<TtlIndex[]> {
  const indexes = await batchOf<IndexRow>(engine, database, { listIndexes: collection });
  return indexes.flatMap(({ name, key, expireAfterSeconds, partialFilterExpression }) => {
    const [field, second] = Object.keys(key);
    if (typeof expireAfterSeconds !== 'number' || field === undefined || second !== undefined) return [];
    return [{ name, field, expireAfterSeconds, partialFilterExpression }];
  });
}

async function deleteExpired(engine: Engine, database: string, collection: string, index: TtlIndex, now: number) {
  const before = new Date(now - index.expireAfterSeconds * 1000);
  const q = { $and: [{ [index.field]: { $type: 'date', $lt: before } }, index.partialFilterExpression ?? {}] };
  const deletes = [{ q, limit: 0, hint: index.name }];
  const answer = await runCommand(engine, database, { delete: collection, deletes, maxTimeMS: maxTimeMs });
  const [failed] = (answer.writeErrors ?? []) as { errmsg: string }[];
  if (failed) throw new Error(`${database}.${collection}: ${failed.errmsg}`);
  return Number(answer.n);
}

const namesOf = (rows: NamedRow[]): string[] => rows.map((row) => row.name);

/** The rows of a listing. One batch contains up to 16 MB, more than any development database needs. */
async function batchOf<Row>(engine: Engine, database: string, command: object): Promise<Row[]> {
  const answer = await runCommand(engine, database, { ...command, cursor: { batchSize: 100_000 } });
  return (answer.cursor as { firstBatch: Row[] }).firstBatch;
}

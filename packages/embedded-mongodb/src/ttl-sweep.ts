import { CommandFailed, type Engine, runCommand } from './engine';
import { wordsOf } from './host-exit';

const own = new Set(['admin', 'config', 'local']);
const mostTimeMs = 30_000;

/**
 * Does what mongod's TTL monitor does and the engine does not: deletes what each TTL index calls expired, that is
 * dates before now less `expireAfterSeconds`. Values that are no dates never expire. Answers how many went.
 */
export async function sweepExpired(engine: Engine, now = Date.now()): Promise<number> {
  let deleted = 0;
  for (const database of await databases(engine)) {
    for (const collection of await collections(engine, database)) {
      deleted += await sweepCollection(engine, database, collection, now).catch(complain);
    }
  }
  return deleted;
}

async function sweepCollection(engine: Engine, database: string, collection: string, now: number): Promise<number> {
  let deleted = 0;
  for (const index of await ttlIndexes(engine, database, collection)) {
    deleted += await deleteExpired(engine, database, collection, index, now);
  }
  return deleted;
}

/** A collection may be dropped while it is swept; any other failure is said, and costs this collection's turn alone. */
function complain(error: unknown): number {
  const dropped = error instanceof CommandFailed && error.codeName === 'NamespaceNotFound';
  if (!dropped) console.error(`expired documents were not deleted: ${wordsOf(error)}`);
  return 0;
}

/** Sweeps every so many seconds until `stop`, which waits for a sweep under way. */
export function sweepRegularly(engine: Engine, seconds: number): { stop(): Promise<void> } {
  let underWay: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    underWay = sweepExpired(engine)
      .catch(complain)
      .finally(() => {
        busy = false;
      });
  }, seconds * 1000);
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
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
  return namesOf(answer.databases as NamedRow[]).filter((name) => !own.has(name));
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
  const answer = await runCommand(engine, database, { delete: collection, deletes, maxTimeMS: mostTimeMs });
  const [failed] = (answer.writeErrors ?? []) as { errmsg: string }[];
  if (failed) throw new Error(`${database}.${collection}: ${failed.errmsg}`);
  return Number(answer.n);
}

const namesOf = (rows: NamedRow[]): string[] => rows.map((row) => row.name);

/** The rows of a listing. One batch of names holds 16 MB, more than any development database has. */
async function batchOf<Row>(engine: Engine, database: string, command: object): Promise<Row[]> {
  const answer = await runCommand(engine, database, { ...command, cursor: { batchSize: 100_000 } });
  return (answer.cursor as { firstBatch: Row[] }).firstBatch;
}
